import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// A page that presents something.
private struct Presenting<Card: View>: View {
    @ViewBuilder let card: () -> Card

    var body: some View {
        NavigationStack {
            Text(verbatim: "page")
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                .sheet(isPresented: .constant(true)) { card() }
        }
    }
}

@MainActor
@Suite("What is presented from a page")
struct PresentedPageTests {
    private func window(_ view: some View) -> TestWindow {
        TestWindow(view, size: CGSize(width: 390, height: 700))
    }

    @Test func `a sheet does not name the page under it`() {
        let window = self.window(
            Presenting {
                Text(verbatim: "card").navigationTitle("Sheet").toolbar { Button("tool") {} }
            })
        #expect(window.texts.contains("card"))
        #expect(window.texts.contains("Root"))
        #expect(window.list.title == "Root")
        #expect(!window.texts.contains("Sheet"))
        #expect(!window.texts.contains("tool"))
    }

    @Test func `a link in a sheet has no stack to lead on`() {
        let window = self.window(Presenting { NavigationLink("on", value: 1) })
        let link = window.elements.last { $0.content == .button && window.says("on", in: $0.id) }
        #expect(link?.input.isDisabled == true)
    }

    @Test func `a sheet's own stack leaves the bars of the page under it alone`() {
        let window = self.window(
            Presenting {
                NavigationStack { NavigationLink("on", value: 1).navigationTitle("Inner") }
            })
        #expect(window.texts.contains("Root"))
        #expect(window.texts.contains("Inner"))
    }

    @Test func `a link in a menu leads on`() {
        let window = self.window(
            NavigationStack {
                Menu("menu") { NavigationLink("on", value: 1) }
                    .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
            })
        window.press(button: "menu")
        window.press(button: "on")
        #expect(window.texts.contains("number 1"))
    }
}

extension TestWindow {
    fileprivate func says(_ text: String, in id: ElementID) -> Bool {
        guard let element = list[id] else { return false }
        return element.text == text || element.children.contains { says(text, in: $0) }
    }
}
