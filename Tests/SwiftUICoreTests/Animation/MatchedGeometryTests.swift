import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Hero: View {
    @Namespace private var space
    @State private var isBelow = false

    var body: some View {
        VStack(spacing: 0) {
            Button {
                withAnimation(.linear(duration: 30)) { isBelow.toggle() }
            } label: {
                Text(verbatim: "go")
            }
            .frame(height: 20)
            ZStack(alignment: .topLeading) {
                Color.clear
                if isBelow {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 100, height: 100)
                        .padding(.leading, 150).padding(.top, 150)
                } else {
                    Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 20, height: 20)
                }
            }
        }
    }
}

private struct Followers: View {
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            Flexible("source").frame(width: 60, height: 30).matchedGeometryEffect(id: 1, in: space)
                .padding(.leading, 40)
            Flexible("follower").matchedGeometryEffect(id: 1, in: space, isSource: false)
        }
    }
}

@MainActor
@Suite("Matched geometry")
struct MatchedGeometryTests {
    @Test func `a view that takes anothers place comes from there`() throws {
        let window = TestWindow(Hero())
        window.press(button: "go")
        let red = window.elements.filter { $0.style.background != nil && $0.motions[.frame] != nil }
        let new = try #require(red.first { !$0.isLeaving })
        #expect(new.frame.size == CGSize(width: 100, height: 100))
        guard case .frame(let origin)? = new.motions[.frame]?.origin else {
            Issue.record("the new view travels from nowhere")
            return
        }
        #expect(origin.size == CGSize(width: 20, height: 20))
        #expect(new.frame.minX - origin.minX == 150)
    }

    @Test func `a view that leaves goes to the one in its place`() throws {
        let window = TestWindow(Hero())
        window.press(button: "go")
        let old = try #require(window.elements.first { $0.isLeaving })
        #expect(old.frame.size == CGSize(width: 100, height: 100))
    }

    @Test func `a follower is where its source is`() {
        let window = TestWindow(Followers())
        #expect(window.frame("follower") == window.frame("source"))
        #expect(window.frame("source")?.size == CGSize(width: 60, height: 30))
    }
}
