import BrowserTesting
import Foundation
import SwiftUI
import Testing

/// An app with global styles, and the system's presentations over it.
private struct Dressed: View {
    @State private var drink = "Latte"
    @State private var opened: String?

    private func isOpen(_ kind: String) -> Binding<Bool> {
        Binding(get: { opened == kind }, set: { opened = $0 ? kind : nil })
    }

    var body: some View {
        VStack(spacing: 24) {
            Picker("Drink", selection: $drink) {
                ForEach(["Espresso", "Latte", "Mocha"], id: \.self) { Text(verbatim: $0) }
            }
            Menu("menu") { Button("row", systemImage: "heart") {} }
            Button("alert") { opened = "alert" }
            Button("question") { opened = "question" }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.brown.opacity(0.3))
        .alert("Close the shop?", isPresented: isOpen("alert")) {
            Button("Close") {}
        } message: {
            Text("Dreams wait.")
        }
        .confirmationDialog("Begin again?", isPresented: isOpen("question"), titleVisibility: .visible) {
            Button("Begin") {}
        }
        .tint(.orange)
        .fontDesign(.serif)
    }
}

/// Menus, alerts and the browser's own lists have the style of the app that opens them.
@MainActor
@Suite("What lies over a dressed app, in Chromium")
struct DressedPageTests {
    /// The tint of the app's own buttons.
    private static let tint =
        "getComputedStyle([...document.querySelectorAll('button .run')].find((run) => run.textContent === 'alert')).color"

    @Test(arguments: ["alert", "question", "menu"], [PageOptions.ColorScheme.light, .dark])
    func `a card has the app's fonts tint and scheme`(kind: String, scheme: PageOptions.ColorScheme) async throws {
        let options = PageOptions(width: 390, height: 500, colorScheme: scheme, reducesMotion: true)
        try await ViewPage.run(Dressed(), options: options) { view in
            try await view.press(button: kind)
            try await view.page.waitFor(
                "document.querySelector('dialog:modal') && document.getAnimations().length === 0")
            try await Screenshots.keep(view.page, as: "dressed-\(kind)-\(scheme.rawValue)")
            let families = try await view.page.evaluate(
                "[...new Set([...document.querySelectorAll('dialog .run')].map((run) => run.style.fontFamily))].join()")
            #expect(families.string?.contains("notoserif") == true, "\(families)")
            #expect(families.string?.contains("inter") == false, "\(families)")
            guard kind != "menu" else { return }
            let tints = try await view.page.evaluate(
                "[...document.querySelectorAll('dialog button .run')].map((run) => getComputedStyle(run).color)")
            let tint = try await view.page.evaluate(Self.tint)
            #expect(tints.array?.contains(tint) == true, "\(tints), not \(tint)")
        }
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `the browser's list has the app's font tint and scheme`(scheme: PageOptions.ColorScheme) async throws {
        let options = PageOptions(width: 390, height: 500, colorScheme: scheme, reducesMotion: true)
        try await ViewPage.run(Dressed(), options: options) { view in
            try await view.page.waitFor("document.querySelector('select')")
            try await view.page.evaluate("document.querySelector('select').focus()")
            try await view.page.press(" ")
            try await view.page.waitFor("document.querySelector('select:open')")
            try await Screenshots.keep(view.page, as: "dressed-list-\(scheme.rawValue)")
            let style = "getComputedStyle(document.querySelector('option'))"
            #expect(try await view.page.evaluate("\(style).fontFamily").string?.contains("notoserif") == true)
            #expect(try await view.page.evaluate("\(style).colorScheme") == .string(scheme.rawValue))
            let tint = try await view.page.evaluate(
                "getComputedStyle(document.querySelector('select')).getPropertyValue('--tint')")
            #expect(tint.string?.isEmpty == false)
            let inks = try await view.page.evaluate("[\(style).color, \(style).backgroundColor]")
            #expect(inks[0].string != "rgba(0, 0, 0, 0)", "\(inks)")
        }
    }
}
