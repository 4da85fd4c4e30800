import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("The rows of menus")
struct MenuRowTests {
    private struct Sorting<S: PickerStyle>: View {
        let style: S
        @State private var order = 1

        var body: some View {
            VStack {
                Menu("Menu") {
                    Button("Plain") {}.accessibilityIdentifier("plain")
                    Picker("Order", selection: $order) {
                        Text(verbatim: "by name").tag(1)
                        Text(verbatim: "by size").tag(2)
                    }
                    .pickerStyle(style)
                }
                Text(verbatim: "order \(order)")
            }
        }
    }

    private struct Switching: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Menu("Menu") { Toggle("Hidden files", isOn: $isOn) }
                Text(verbatim: isOn ? "shown" : "left out")
            }
        }
    }

    private func open(_ view: some View) -> TestWindow {
        let window = TestWindow(view, size: CGSize(width: 800, height: 600))
        window.press(button: "Menu")
        return window
    }

    private func separators(_ window: TestWindow) -> Int {
        window.elements.count { $0.frame.height == 1 && $0.frame.width > 100 }
    }

    private func radios(_ window: TestWindow) -> [DisplayElement] {
        window.elements.filter { $0.accessibility.role == .radio }
    }

    private func choosesAndCloses(_ window: TestWindow) {
        #expect(radios(window).map(\.accessibility.isSelected) == [true, false])
        #expect(radios(window).allSatisfy { $0.frame.height >= 44 })
        window.press(button: "by size")
        #expect(window.texts.contains("order 2"))
        #expect(window.openDialogs.isEmpty)
    }

    @Test func `an option is a row of the menu that closes it`() {
        choosesAndCloses(open(Sorting(style: .inline)))
        choosesAndCloses(open(Sorting(style: .automatic)))
        choosesAndCloses(open(Sorting(style: .radioGroup)))
    }

    @Test func `options are as wide as other rows`() throws {
        let window = open(Sorting(style: .inline))
        let plain = try #require(window.frame("plain"))
        #expect(radios(window).allSatisfy { $0.frame.width == plain.width })
    }

    @Test func `a picker in the style of menus is a submenu`() {
        let window = open(Sorting(style: .menu))
        #expect(radios(window).isEmpty)
        window.press(button: "Order")
        #expect(window.openDialogs.count == 2)
        choosesAndCloses(window)
    }

    @Test func `a toggle is a row of the menu that closes it`() {
        let window = open(Switching())
        #expect(window.elements.contains { $0.accessibility.role == .checkbox && !$0.accessibility.isSelected })
        window.press(button: "Hidden files")
        #expect(window.texts.contains("shown"))
        #expect(window.openDialogs.isEmpty)
        window.press(button: "Menu")
        #expect(window.elements.contains { $0.accessibility.role == .checkbox && $0.accessibility.isSelected })
    }

    @Test func `sections are separated from each other and from other rows`() {
        let one = Menu("Menu") {
            Button("a") {}
            Button("b") {}
        }
        #expect(separators(open(one)) == 0)
        let several = Menu("Menu") {
            Section("First") { Button("a") {} }
            Section {
                Button("b") {}
                Button("c") {}
            }
            Button("d") {}
        }
        #expect(separators(open(several)) == 2)
    }

    @Test func `a section's header belongs to a picker in it`() {
        let menu = Menu("Menu") {
            Button("a") {}
            Section("Sort") {
                Picker("Order", selection: .constant(1)) { Text(verbatim: "by name").tag(1) }.labelsHidden()
            }
        }
        #expect(separators(open(menu)) == 1)
    }

    @Test func `a separator of the app's isn't doubled`() {
        let menu = Menu("Menu") {
            Section { Button("a") {} }
            Divider()
            Section { Button("b") {} }
        }
        #expect(separators(open(menu)) == 1)
    }

    @Test func `rows don't have the colors of the menu's button`() {
        func color(_ view: some View) -> DisplayColor? {
            guard case .text(let text)? = open(view).element(text: "Copy")?.content else { return nil }
            return text.lines.first?.runs.first?.color
        }
        let black = DisplayColor(red: 0, green: 0, blue: 0)
        let plain = Menu("Menu") { Button("Copy") {} }
        #expect(color(plain) == black)
        #expect(color(plain.foregroundStyle(.secondary)) == black)
        #expect(color(plain.foregroundColor(.red)) == black)
        #expect(color(Menu("Menu") { Button("Copy", role: .destructive) {} }) != black)
    }

    @Test func `a link closes the menu and its page stays`() {
        let links = NavigationStack {
            Menu("Menu") {
                NavigationLink("value") { Text(verbatim: "the page") }
                Menu("More") { NavigationLink("deep") { Text(verbatim: "the deep page") } }
            }
        }
        let window = open(links)
        window.press(button: "value")
        #expect(window.texts.contains("the page"))
        #expect(window.openDialogs.isEmpty)
        let other = open(links)
        other.press(button: "More")
        other.press(button: "deep")
        #expect(other.texts.contains("the deep page"))
        #expect(other.openDialogs.isEmpty)
    }
}
