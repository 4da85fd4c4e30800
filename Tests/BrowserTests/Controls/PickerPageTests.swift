import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct PickerGallery: View {
    @State private var drink = "Latte"
    @State private var size = 1

    var body: some View {
        VStack(alignment: .leading, spacing: 18) {
            Picker("Drink", selection: $drink) { drinks }
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Medium").tag(1)
                Text("Large").tag(2)
            }
            .pickerStyle(.segmented)
            Picker("Drink as a list", selection: $drink) { drinks }.pickerStyle(.inline)
            Picker("Drink by radio buttons", selection: $drink) { drinks }.pickerStyle(.radioGroup).disabled(size == 0)
            Picker("Symbol", selection: $size) {
                Label("Heart", systemImage: "heart.fill").tag(0)
                Label("Star", systemImage: "star.fill").tag(1)
                Label("Moon", systemImage: "moon.fill").tag(2)
            }
            .pickerStyle(.palette)
            LabeledContent("Chosen", value: "\(drink), size \(size)")
        }
        .padding(20)
    }

    private var drinks: some View {
        ForEach(["Espresso", "Latte", "Mocha"], id: \.self) { Text(verbatim: $0) }
    }
}

@MainActor
@Suite("Pickers in Chromium")
struct PickerPageTests {
    @Test func aMenuIsWorkedByKeys() async throws {
        try await ViewPage.run(PickerGallery()) { view in
            try await view.page.evaluate("document.querySelector('select').focus()")
            try await view.page.press("ArrowDown")
            try await view.page.waitFor("document.querySelector('select').matches(':open')")
            try await view.page.press("ArrowDown")
            try await view.page.press("Enter")
            // Whether the key that opens the menu moves on as well is the browser's affair.
            try await view.page.waitFor("/(Latte|Mocha), size 1/.test(document.body.textContent)")
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func aMenuOpensUnderTheMouseAndUnderAFinger() async throws {
        try await ViewPage.run(PickerGallery()) { view in
            try await view.page.click("select")
            try await view.page.waitFor("document.querySelector('select').matches(':open')")
            try await view.page.click("select option:nth-child(1)")
            try await view.waitForText("Espresso, size 1")
        }
        try await ViewPage.run(PickerGallery(), options: .phone()) { view in
            try await view.page.tap("select")
            try await view.page.waitFor("document.querySelector('select').matches(':open')")
            try await view.page.tap("select option:nth-child(3)")
            try await view.waitForText("Mocha, size 1")
        }
    }

    @Test func segmentsAreWorkedByMouseAndByArrows() async throws {
        try await ViewPage.run(PickerGallery()) { view in
            try await view.page.click("[role=radiogroup] [role=radio]:nth-of-type(3)")
            try await view.waitForText("Latte, size 2")
            try await view.page.press("ArrowLeft")
            try await view.waitForText("Latte, size 1")
            let checked = "document.querySelector('[role=radio][aria-checked=true]').innerText"
            #expect(try await view.page.evaluate(checked) == "Medium")
        }
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func everyStyleIsSeen(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(PickerGallery(), options: Screenshots.phone(scheme)) { view in
            try await Screenshots.keep(view.page, as: "pickers-\(scheme.rawValue)")
            try await view.page.tap("select")
            try await view.page.waitFor("document.querySelector('select').matches(':open')")
            try await Screenshots.keep(view.page, as: "menu-\(scheme.rawValue)")
        }
    }
}
