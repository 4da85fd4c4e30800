import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// The foreground styles of button labels.
@MainActor
@Suite("Colours of buttons")
struct ButtonForegroundTests {
    private static let blue = SystemColor.blue.light
    private static let black = DisplayColor(red: 0, green: 0, blue: 0)

    private func color(_ view: some View, of text: String = "A", _ scheme: ColorScheme = .light) -> DisplayColor? {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let window = TestWindow(view, size: CGSize(width: 390, height: 600), environment: environment)
        guard case .text(let content) = window.element(text: text)?.content else { return nil }
        return content.lines.first?.runs.first?.color
    }

    @Test func `a button is of the tint where the app says nothing`() {
        #expect(color(Button("A") {}) == Self.blue)
        #expect(color(Button("A") {}.tint(.red)) == SystemColor.red.light)
        #expect(color(Button("A", role: .destructive) {}) == SystemColor.red.light)
        #expect(color(Button("A") {}.buttonStyle(.borderedProminent)) == DisplayColor(red: 1, green: 1, blue: 1))
    }

    @Test func `a foreground style around a button takes the place of its tint`() {
        #expect(color(Button("A") {}.foregroundStyle(.black)) == Self.black)
        #expect(color(Button("A") {}.foregroundColor(.red)) == SystemColor.red.light)
        #expect(color(VStack { Button("A") {} }.foregroundStyle(.green)) == SystemColor.green.light)
        #expect(color(Button("A", role: .destructive) {}.foregroundStyle(.black)) == Self.black)
        #expect(color(Button("A") {}.foregroundColor(.red).foregroundColor(nil)) == SystemColor.red.light)
    }

    @Test func `so do links and buttons with a frame`() {
        let address = URL(string: "https://a.b")!
        #expect(color(Link("A", destination: address).foregroundStyle(.black)) == Self.black)
        #expect(color(Button("A") {}.buttonStyle(.bordered).foregroundStyle(.black)) == Self.black)
        #expect(color(Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(.black)) == Self.black)
        let link = NavigationStack { NavigationLink("A") { Text(verbatim: "x") }.foregroundStyle(.black) }
        #expect(color(link) == Self.black)
    }

    @Test func `the surface of a button keeps the tint`() {
        let window = TestWindow(Button("A") {}.buttonStyle(.borderedProminent).foregroundStyle(.black))
        #expect(
            window.elements.contains {
                $0.style.background == .color(Self.blue) || $0.content.path?.fill == .color(Self.blue)
            })
    }

    @Test func `a button that is disabled is fainter`() throws {
        #expect(color(Button("A") {}.disabled(true)) == SystemColor.label(level: 2).light)
        let chosen = try #require(color(Button("A") {}.foregroundStyle(.black).disabled(true)))
        #expect(chosen.alpha == 0.5)
    }

    @Test func `what a list or a row sets of itself leaves buttons alone`() {
        let form = Form {
            Section {
                Text(verbatim: "row")
            } footer: {
                Button("A") {}
            }
        }
        #expect(color(form) == Self.blue)
        #expect(color(Form { LabeledContent("Name") { Button("A") {} } }) == Self.blue)
    }

    @Test func `bars have no foreground style of the page`() {
        let page = NavigationStack {
            Text(verbatim: "page").toolbar { Button("A") {} }.navigationTitle(Text(verbatim: "Title"))
        }
        #expect(color(page.foregroundStyle(.red)) == Self.blue)
        #expect(color(page.foregroundStyle(.red), of: "Title") == Self.black)
        #expect(color(page.foregroundStyle(.red), of: "page") == SystemColor.red.light)
    }
}
