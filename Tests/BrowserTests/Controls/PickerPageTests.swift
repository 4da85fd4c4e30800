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

private struct PickerInSheet: View {
    @State private var drink = "Latte"
    @State private var isOpen = true

    var body: some View {
        Text(verbatim: "chosen \(drink)").sheet(isPresented: $isOpen) {
            Form {
                Picker("Drink", selection: $drink) {
                    ForEach(["Espresso", "Latte", "Mocha"], id: \.self) { Text(verbatim: $0) }
                }
            }
        }
    }
}

/// A picker whose prices change all the time.
private struct PickerOfPrices: View {
    @State private var drink = 0
    @State private var price = 5

    var body: some View {
        VStack {
            Picker("Drink", selection: $drink) {
                ForEach(Array(["Espresso", "Latte", "Mocha"].enumerated()), id: \.offset) { place, name in
                    Text(verbatim: "\(name), \(price)").tag(place)
                }
            }
            .pickerStyle(.menu)
            Text(verbatim: "chosen \(drink)")
        }
        .task {
            while price < 9, (try? await Task.sleep(for: .milliseconds(300))) != nil { price += 1 }
        }
    }
}

/// A picker below the text that the choice depends on.
private struct PickerBelowWords: View {
    @State private var drink = "Latte"

    var body: some View {
        VStack(spacing: 0) {
            Text(verbatim: "A latte, please").frame(height: 440)
            Picker("Drink", selection: $drink) {
                ForEach(["Latte", "Mocha", "Tea", "Espresso", "Cortado", "Cocoa", "Chai", "Milk"], id: \.self) {
                    Text(verbatim: $0)
                }
            }
            .pickerStyle(.menu)
            Spacer()
        }
    }
}

@MainActor
@Suite("Pickers in Chromium")
struct PickerPageTests {
    @Test func `a menu is worked by keys`() async throws {
        try await ViewPage.run(PickerGallery()) { view in
            try await view.page.evaluate("document.querySelector('select').focus()")
            try await chooseTheNext(view)
            try await view.waitForText("Mocha, size 1")
            // The menu has the focus again.
            try await view.page.pressUnhurried(" ", "Home", "Enter")
            try await view.waitForText("Espresso, size 1")
            #expect(view.page.problems.isEmpty)
        }
    }

    /// The choice depends on the text above a menu, so it opens downwards if a few lines fit, even if there is more room above.
    @Test(arguments: [(700, true), (520, false)])
    func `a menu opens below its control where it fits`(height: Int, isBelow: Bool) async throws {
        let options = PageOptions(width: 390, height: height, isMobile: true)
        try await ViewPage.run(PickerBelowWords(), options: options) { view in
            try await view.page.tap("select")
            try await view.page.waitFor("document.querySelector('select').matches(':open')")
            let list = """
                (() => {
                  const [first] = document.querySelector('select').options;
                  const box = first.getBoundingClientRect();
                  return [box.top >= document.querySelector('select').getBoundingClientRect().bottom, box.top >= 0, box.bottom <= innerHeight];
                })()
                """
            #expect(try await view.page.evaluate(list) == [.bool(isBelow), true, true])
        }
    }

    @Test func `escape closes the menu and nothing else`() async throws {
        try await ViewPage.run(PickerInSheet()) { view in
            try await view.page.waitFor("document.querySelector('dialog:modal select')")
            try await view.page.evaluate("document.querySelector('select').focus()")
            try await chooseTheNext(view)
            try await view.waitForText("chosen Mocha")
            try await view.page.pressUnhurried(" ", "Escape")
            #expect(try await view.page.evaluate("document.querySelector('select').matches(':open')") == false)
            #expect(try await view.page.evaluate("document.querySelector('dialog').matches(':modal')") == true)
            try await view.page.pressUnhurried("Escape")
            try await view.page.waitFor("!document.querySelector('dialog:modal')")
        }
    }

    /// Waits for the host's response between key presses.
    private func chooseTheNext(_ view: ViewPage) async throws {
        try await view.page.pressUnhurried(" ")
        try await view.page.waitFor("document.querySelector('select').matches(':open')")
        try await view.page.pressUnhurried("ArrowDown", "Enter")
    }

    @Test func `options that change leave the open menu the keyboard`() async throws {
        try await ViewPage.run(PickerOfPrices()) { view in
            try await view.page.evaluate("document.querySelector('select').focus()")
            try await view.page.pressUnhurried(" ", "ArrowDown")
            try await view.page.waitFor("document.querySelector('option:nth-child(2)').text === 'Latte, 9'")
            try await view.page.pressUnhurried("Enter")
            try await view.waitForText("chosen 1")
        }
    }

    @Test func `a menu opens under the mouse and under a finger`() async throws {
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

    @Test func `segments are worked by mouse and by arrows`() async throws {
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
    func `every style is seen`(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(PickerGallery(), options: Screenshots.phone(scheme)) { view in
            try await Screenshots.keep(view.page, as: "pickers-\(scheme.rawValue)")
            try await view.page.tap("select")
            try await view.page.waitFor("document.querySelector('select').matches(':open')")
            try await Screenshots.keep(view.page, as: "menu-\(scheme.rawValue)")
        }
    }
}
