import SwiftUI
import Testing
import UIKit

@MainActor
@Suite("Font descriptors and metrics")
struct FontDescriptorTests {
    @Test func `a descriptor of a font makes that font`() {
        let font = UIFont.systemFont(ofSize: 13, weight: .semibold)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 0) == font)
        #expect(UIFont(descriptor: font.fontDescriptor, size: 20) == font.withSize(20))
    }

    @Test func `a design keeps size and weight`() throws {
        let descriptor = try #require(UIFont.boldSystemFont(ofSize: 20).fontDescriptor.withDesign(.monospaced))
        #expect(UIFont(descriptor: descriptor, size: 0) == .monospacedSystemFont(ofSize: 20, weight: .bold))
    }

    @Test func `symbolic traits are taken and told`() throws {
        let plain = UIFont.systemFont(ofSize: 12).fontDescriptor
        #expect(plain.symbolicTraits.isEmpty)
        let both = try #require(plain.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(both.symbolicTraits == [.traitBold, .traitItalic])
        #expect(both.withSymbolicTraits([]) == plain)
    }

    @Test func `attributes say a family, a size and a weight`() {
        let descriptor = UIFontDescriptor(fontAttributes: [
            .family: "Inter", .size: 15, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        #expect(descriptor.pointSize == 15)
        #expect(descriptor.symbolicTraits == .traitBold)
        #expect(UIFont(descriptor: descriptor, size: 0).familyName == "Inter")
    }

    @Test func `metrics grow with the reader's text size as the style does`() {
        let large = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
        let metrics = UIFontMetrics(forTextStyle: .body)
        let wanted = UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize
        #expect(metrics.scaledValue(for: 17, compatibleWith: large) == wanted)
        #expect(metrics.scaledValue(for: 17) == 17)
        let font = UIFont.systemFont(ofSize: 17)
        #expect(metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20)
        #expect(UIFontMetrics.default.scaledFont(for: font) == font)
    }

    @Test func `digits of one width are as wide as each other`() {
        let font = UIFont.monospacedDigitSystemFont(ofSize: 20, weight: .regular)
        func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: font]).width }
        #expect(width("1111") == width("8888"))
    }

    @Test func `a view has no safe area of its own, and the window the page's`() {
        #expect(UIView().safeAreaInsets == .zero)
        #expect(UIView().isOpaque)
    }
}
