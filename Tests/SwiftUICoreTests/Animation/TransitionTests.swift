import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore
@_spi(Nodes) @testable import ViewTree

private struct Spin: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.rotationEffect(.degrees(90 * phase.value)).opacity(phase.isIdentity ? 1 : 0.25)
    }
}

private struct Faded: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Toggled<T: View>: View {
    @State private var isShown = false
    let make: () -> T

    var body: some View {
        VStack {
            Button {
                withAnimation(.linear(duration: 30)) { isShown.toggle() }
            } label: {
                Text(verbatim: "toggle")
            }
            if isShown { make() }
        }
    }
}

@MainActor
@Suite("Transitions")
struct TransitionTests {
    private func shown(_ make: @escaping () -> some View) -> TestWindow {
        let window = TestWindow(Toggled(make: make))
        window.press(button: "toggle")
        return window
    }

    /// The element with the transition's effects.
    private func faded(_ window: TestWindow) -> DisplayElement? {
        window.elements.first { $0.motions[.opacity] != nil }
    }

    @Test func `a transition of the apps comes from its first phase`() throws {
        let window = shown { Color.red.frame(width: 10, height: 10).transition(Spin()) }
        let element = try #require(faded(window))
        #expect(element.style.opacity == 1)
        #expect(element.motions[.opacity]?.origin == .opacity(0.25))
    }

    @Test func `a transition of the apps goes to its last phase`() throws {
        let window = shown { Color.red.frame(width: 10, height: 10).transition(Spin()) }
        window.press(button: "toggle")
        let element = try #require(window.elements.first { $0.isLeaving })
        #expect(window.elements.contains { $0.style.opacity == 0.25 })
        #expect(element.isLeaving)
    }

    @Observable
    fileprivate final class Words {
        var text = "before"
    }

    private struct Said: View {
        let words: Words
        var body: some View { Text(verbatim: words.text) }
    }

    @Test func `what changes in a view that fades is still shown, and it fades on as before`() throws {
        let words = Words()
        let window = shown { Said(words: words) }
        window.press(button: "toggle")
        let before = try #require(window.elements.first { $0.isLeaving })
        #expect(before.text == "before" && before.style.opacity == 0)
        words.text = "after"
        window.render()
        let after = try #require(window.elements.first { $0.isLeaving })
        #expect(after.text == "after" && after.style.opacity == 0)
        #expect(after.motions[.opacity] == before.motions[.opacity])
    }

    @Test func `a view that changed while it moved away is where it goes`() throws {
        let words = Words()
        let window = shown { Said(words: words).frame(height: 20).transition(.move(edge: .bottom)) }
        window.press(button: "toggle")
        let before = try #require(window.elements.first { $0.isLeaving })
        words.text = "afterwards"
        window.render()
        let after = try #require(window.elements.first { $0.isLeaving })
        #expect(after.frame.minY == before.frame.minY)
    }

    @Test func `modifiers make a transition`() throws {
        let window = shown {
            Color.red.frame(width: 10, height: 10)
                .transition(.modifier(active: Faded(opacity: 0.5), identity: Faded(opacity: 1)))
        }
        #expect(try #require(faded(window)).motions[.opacity]?.origin == .opacity(0.5))
    }

    @Test func `a transition that is only for going leaves coming alone`() throws {
        let window = shown {
            Color.red.frame(width: 10, height: 10).transition(
                AsymmetricTransition(insertion: .identity, removal: Spin()))
        }
        #expect(faded(window) == nil)
        window.press(button: "toggle")
        #expect(window.elements.contains { $0.style.opacity == 0.25 })
    }

    @Test func `a scaled view comes from the anchor of its transition`() throws {
        let window = shown {
            Color.red.frame(width: 40, height: 20).transition(.scale(scale: 0.5, anchor: .topTrailing))
        }
        let entrance = try #require(window.elements.compactMap(\.entrance).first)
        #expect(entrance.transform == .scale(0.5, 0.5))
        #expect(entrance.offset == CGSize(width: 10, height: -5))
    }

    @Test func `a transition's own animation is in force`() throws {
        let window = shown {
            Color.red.frame(width: 10, height: 10).transition(.opacity.animation(.linear(duration: 7)))
        }
        let entrance = try #require(window.elements.compactMap(\.entrance).first)
        #expect(entrance.motion.curve == .bezier(duration: 7, x1: 0, y1: 0, x2: 1, y2: 1))
    }

    private struct PlainlyToggled<T: View>: View {
        @State private var isShown = false
        let make: () -> T

        var body: some View {
            Button("toggle") { isShown.toggle() }
            if isShown { make() }
        }
    }

    @Test func `a transition's own animation plays in a plain change`() {
        let window = TestWindow(
            VStack {
                PlainlyToggled {
                    Color.red.frame(width: 10, height: 10).transition(.opacity.animation(.linear(duration: 7)))
                }
            })
        window.press(button: "toggle")
        #expect(window.elements.contains { $0.entrance?.opacity == 0 })
        window.press(button: "toggle")
        #expect(window.elements.contains { $0.isLeaving && $0.motions[.opacity] != nil })
    }

    @Test func `a transition without an animation is silent in a plain change`() {
        let window = TestWindow(
            VStack { PlainlyToggled { Color.red.frame(width: 10, height: 10).transition(.opacity) } })
        window.press(button: "toggle")
        #expect(window.elements.allSatisfy { $0.entrance == nil })
    }

    private func animations(of view: some View) throws -> [Animation?] {
        let window = TestWindow(view)
        let node = try #require(window.graph.root.childNodes.first)
        let layout = try #require(node.realisedLayouts.first)
        return [node.insertionAnimation(of: layout), node.removalAnimation]
    }

    @Test func `a transition's own animation needs none of the change`() throws {
        let own = Animation.linear(duration: 7)
        #expect(try animations(of: Color.red.transition(.opacity.animation(own))) == [own, own])
        #expect(try animations(of: Color.red.transition(.opacity)) == [nil, nil])
    }

    @Test func `a view around leaves a transition's own animation out`() throws {
        let view = Color.red.transition(.opacity.animation(.linear(duration: 7)))
        #expect(try animations(of: view.transaction { $0.disablesAnimations = true }) == [nil, nil])
    }
}
