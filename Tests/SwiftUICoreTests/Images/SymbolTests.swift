import DisplayList
import Foundation
import Testing
import TextLayout

@testable import SwiftUICore

@MainActor
@Suite struct SymbolTests {
    private func shown<V: View>(_ view: V) -> DisplayElement? {
        TestWindow(view, size: CGSize(width: 200, height: 100)).elements.last { $0.content.path != nil }
    }

    @Test func `a symbol is drawn in the foreground style`() {
        #expect(shown(Image(systemName: "heart"))?.content.path?.fill == .color(.black))
        let red = shown(Image(systemName: "heart").foregroundStyle(.red))
        #expect(red?.content.path?.fill == .color(Color.red.resolvedLight))
        #expect(red?.accessibility.label == "heart")
    }

    @Test func `a symbol grows with the font`() throws {
        let body = try #require(shown(Image(systemName: "heart"))?.frame.height)
        let title = try #require(shown(Image(systemName: "heart").font(.largeTitle))?.frame.height)
        let large = try #require(shown(Image(systemName: "heart").imageScale(.large))?.frame.height)
        #expect(body > 17 && body < 22)
        #expect(abs(title / body - 2) < 0.1)
        #expect(large > body && large < title)
    }

    @Test func `a symbol stands in the middle of the capitals`() throws {
        for alignment in [VerticalAlignment.firstTextBaseline, .center] {
            let window = TestWindow(
                HStack(alignment: alignment) {
                    Image(systemName: "heart")
                    Text(verbatim: "H").accessibilityIdentifier("text")
                })
            let symbol = try #require(window.elements.first { $0.content.path != nil })
            let text = try #require(window.frame("text"))
            let metrics = TextEngine.metrics(for: TextFont(size: 17))
            let middle = text.minY + metrics.ascent - metrics.capHeight / 2
            #expect(abs(window.windowFrame(of: symbol.id).midY - middle) <= 1)
        }
    }

    @Test func `a catalog's symbol is drawn as those of the system are, as heavy as the text`() throws {
        let catalog = try TemporaryCatalog()
        try catalog.addSymbol("mug")
        let image = Image("mug", bundle: catalog.bundle)
        let regular = try #require(shown(image.foregroundStyle(.red).font(.system(size: 40))))
        #expect(regular.content.path?.fill == .color(Color.red.resolvedLight))
        #expect(abs(regular.frame.width - 20) < 1e-6 && regular.frame.height == 46)
        #expect(regular.accessibility.label == "mug")
        let black = try #require(shown(image.font(.system(size: 40, weight: .black))))
        #expect(abs(black.frame.width - 40) < 1e-6 && black.frame.height == 46)
    }

    @Test func `a resizable symbol takes what it is offered`() {
        #expect(shown(Image(systemName: "heart").resizable())?.frame.size == CGSize(width: 200, height: 100))
        #expect(
            shown(Image(systemName: "heart").resizable().scaledToFit())?.frame.size == CGSize(width: 100, height: 100))
    }

    @Test func `variants are other drawings`() {
        let plain = shown(Image(systemName: "heart"))?.content.path
        let filled = shown(Image(systemName: "heart.fill"))?.content.path
        #expect(plain != filled)
        #expect(shown(Image(systemName: "heart").symbolVariant(.fill))?.content.path == filled)
        #expect(SymbolVariants.circle.fill.name(of: "bell.slash.fill") == "bell.slash.circle.fill")
        #expect(SymbolVariants.slash.name(of: "bell") == "bell.slash")
    }

    @Test func `a symbol that becomes a picture is another element`() throws {
        struct Swap: View {
            @State private var showsPicture = false
            var body: some View {
                VStack {
                    showsPicture
                        ? Image(resource: ResourcePath("/resources/x.png"), size: CGSize(width: 9, height: 9))
                        : Image(systemName: "heart")
                    Button {
                        showsPicture = true
                    } label: {
                        Text(verbatim: "swap")
                    }
                }
            }
        }
        let window = TestWindow(Swap())
        let symbol = try #require(window.elements.first { $0.content.path != nil })
        window.press(button: "swap")
        let picture = try #require(window.elements.first { $0.content.image != nil })
        #expect(picture.id != symbol.id)
        #expect(window.list[symbol.id] == nil)
    }
}
