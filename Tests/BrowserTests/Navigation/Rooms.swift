import BrowserTesting
import Foundation
import SwiftUI

/// A stack, with every kind of presentation over its pages.
struct Rooms: View {
    static let hasDialog = "!!document.querySelector('dialog:modal')"

    @State private var path: [Int] = []
    @State private var opened: Opened?
    @State private var isLocked = false

    private enum Opened: String, CaseIterable {
        case sheet, cover, popover, alert, question
    }

    private func isOpen(_ kind: Opened) -> Binding<Bool> {
        Binding(get: { opened == kind }, set: { opened = $0 ? kind : nil })
    }

    var body: some View {
        NavigationStack(path: $path) {
            page(0).navigationDestination(for: Int.self) { page($0) }
        }
        .popover(isPresented: isOpen(.popover)) { card.padding() }
        .sheet(isPresented: isOpen(.sheet)) { card.interactiveDismissDisabled(isLocked) }
        .fullScreenCover(isPresented: isOpen(.cover)) { card }
        .alert("Sure?", isPresented: isOpen(.alert)) { Button("Yes") {} }
        .confirmationDialog("Which?", isPresented: isOpen(.question)) { Button("This") {} }
    }

    private func page(_ number: Int) -> some View {
        VStack {
            Text(verbatim: "page \(number)")
            Button("deeper") { path.append(number + 1) }
            Button("two deeper") { path += [number + 1, number + 2] }
            Button("home") { path = [] }
            Menu("menu") { Button("row") {} }
            Toggle("locked", isOn: $isLocked)
            ForEach(Opened.allCases, id: \.self) { kind in Button(kind.rawValue) { opened = kind } }
        }
        .navigationTitle("Page \(number)")
    }

    private var card: some View {
        VStack {
            Text(verbatim: isLocked ? "a locked card" : "an open card")
            Button("unlock") { isLocked = false }
            Button("close") { opened = nil }
            Button("close and home") { (opened, path) = (nil, []) }
        }
    }
}

@MainActor
extension ViewPage {
    /// Waits until the current entry is that of the picture, with that many steps back.
    func settle(at position: Int) async throws {
        try await page.waitFor("history.state.kissa === \(position) && document.getAnimations().length === 0")
    }

    /// Clicks an uncovered button with that text with the mouse, after all animations have finished. Some browsers only count
    /// history entries after user activation.
    func click(_ name: String) async throws {
        let button =
            "[...document.querySelectorAll('button')].find((it) => it.textContent === '\(name)' && !it.closest('[inert]'))"
        try await page.waitFor("!!(\(button)) && document.getAnimations().length === 0")
        try await page.evaluate("void ((\(button)).dataset.pressed = 'yes')")
        try await page.click("[data-pressed]")
        try await page.evaluate("void delete document.querySelector('[data-pressed]')?.dataset.pressed")
    }
}
