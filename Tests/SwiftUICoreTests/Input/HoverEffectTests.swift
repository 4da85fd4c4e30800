import Foundation
import Testing

@testable import SwiftUICore

private struct Allowed: View {
    @Environment(\.isHoverEffectEnabled) private var isAllowed
    var body: some View { Text(verbatim: isAllowed ? "allowed" : "disabled") }
}

@MainActor
@Suite("Effects of pointers")
struct HoverEffectTests {
    @Test func `effects that are disabled around a view can't be allowed in it`() {
        #expect(TestWindow(Allowed()).texts == ["allowed"])
        #expect(TestWindow(Allowed().hoverEffectDisabled(false)).texts == ["allowed"])
        #expect(TestWindow(Allowed().hoverEffectDisabled()).texts == ["disabled"])
        #expect(TestWindow(Allowed().hoverEffectDisabled(false).hoverEffectDisabled(true)).texts == ["disabled"])
    }

    @Test func `hints that a browser doesn't need leave a view as it is`() {
        let view = Text(verbatim: "a").materialActiveAppearance(.active).typeSelectEquivalent(Text(verbatim: "b"))
            .typeSelectEquivalent("c")
        #expect(TestWindow(view).texts == ["a"])
        #expect(Material.bar.materialActiveAppearance(.inactive) == Material.bar)
    }
}
