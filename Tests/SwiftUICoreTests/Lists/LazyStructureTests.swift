import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Views that only pass on others' layout, inside of a lazy container: the rows in them are created on demand, too.
@MainActor
@Suite struct LazyStructureTests {
    private final class Made { var numbers: Set<Int> = [] }

    private struct Rows: View {
        let made: Made

        var body: some View {
            ForEach(0..<10_000, id: \.self) { number in
                let _ = made.numbers.insert(number)
                Block("row \(number)", 100, 20)
            }
        }
    }

    private func window(@ViewBuilder content: (Made) -> some View) -> (TestWindow, Made) {
        let made = Made()
        let content = content(made)
        return (TestWindow(ScrollView { LazyVStack(spacing: 0) { content } }), made)
    }

    private func check(_ window: TestWindow, _ made: Made) {
        #expect(made.numbers.count < 60)
        #expect(window.scrollContent.contentSize.height == 200_000)
        window.scroll(to: 100_000)
        #expect(window.frame("row 5000")?.minY == 100_000)
        #expect(made.numbers.count < 120)
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `Rows in a timeline are created on demand`() {
        let (window, made) = window { made in TimelineView(.everyMinute) { _ in Rows(made: made) } }
        check(window, made)
    }

    @Test func `Rows in a scroll view reader are created on demand`() {
        let (window, made) = window { made in ScrollViewReader { _ in Rows(made: made) } }
        check(window, made)
    }

    @Test func `Rows in a keyframe animator are created on demand`() {
        let (window, made) = window { made in
            KeyframeAnimator(initialValue: 0.0, trigger: 0) { _ in
                Rows(made: made)
            } keyframes: { _ in
                LinearKeyframe(1, duration: 1)
            }
        }
        check(window, made)
    }

    @Test func `Rows in views with modifiers, identities and conditions are created on demand`() {
        let (window, made) = window { made in
            if made.numbers.isEmpty { AnyView(Group { Rows(made: made).id("rows") }.font(.body).transition(.slide)) }
        }
        check(window, made)
    }
}
