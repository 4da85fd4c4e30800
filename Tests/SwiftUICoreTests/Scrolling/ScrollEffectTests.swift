import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ScrollEffectTests {
    private var window: TestWindow {
        TestWindow(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Text("\(number)").frame(width: 300, height: 100)
                            .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
                            }
                            .accessibilityIdentifier("row \(number)")
                    }
                }
            })
    }

    @Test func `a transition goes along with scrolling`() {
        let window = window
        #expect(window.element(identifier: "row 1")?.style.opacity == 1)
        window.scroll(to: 150)
        #expect(window.element(identifier: "row 1")?.style.opacity == 0.5)
        #expect(window.element(identifier: "row 1")?.style.transform.values[12] == -20)
        #expect(window.element(identifier: "row 4")?.style.opacity == 0.5)
        #expect(window.element(identifier: "row 4")?.style.transform.values[12] == 20)
        #expect(window.element(identifier: "row 2")?.style.opacity == 1)
    }

    @Test func `a scroll view that is looked at tells of each frame`() {
        #expect(window.scrollContent.isFollowed)
        let plain = TestWindow(ScrollView { Text("plain") })
        #expect(!plain.scrollContent.isFollowed)
    }

    @Test func `an animated transition changes at its threshold`() {
        let window = TestWindow(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Text("\(number)").frame(width: 300, height: 100)
                            .scrollTransition(.animated(.linear(duration: 1)).threshold(.visible(0.3))) {
                                content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.25)
                            }
                            .accessibilityIdentifier("row \(number)")
                    }
                }
            })
        window.scroll(to: 60)
        #expect(window.element(identifier: "row 0")?.style.opacity == 1)
        window.scroll(to: 80)
        #expect(window.element(identifier: "row 0")?.style.opacity == 0.25)
    }

    @Test func `a visual effect knows where its view is`() {
        let window = TestWindow(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { number in
                        Text("\(number)").frame(width: 300, height: 100)
                            .visualEffect { content, proxy in
                                content.scaleEffect(
                                    proxy.frame(in: .scrollView(axis: .vertical)).minY / 100, anchor: .topLeading)
                            }
                            .accessibilityIdentifier("row \(number)")
                    }
                }
            })
        #expect(window.element(identifier: "row 2")?.style.transform.values[0] == 2)
        window.scroll(to: 150)
        #expect(window.element(identifier: "row 2")?.style.transform.values[0] == 0.5)
    }

    @Test func `steps of an effect are applied one after the other`() {
        let effect = EmptyVisualEffect().offset(x: 10).scaleEffect(2, anchor: .topLeading).opacity(0.5).opacity(0.5)
        var element = DisplayElement(id: ElementID(1))
        effect._look.apply(to: &element, size: CGSize(width: 10, height: 10))
        #expect(element.style.transform.values[12] == 20)
        #expect(element.style.opacity == 0.25)
    }

    @Test func `phases are told`() {
        let log = Log<String>()
        let window = TestWindow(
            ScrollView { Color.red.frame(height: 1000) }.onScrollPhaseChange { old, new in
                log.entries.append("\(old) \(new)")
            })
        for stage in [ScrollStage.dragging, .decelerating, .idle, .idle] {
            window.graph.handle(ElementEvent(element: window.scroll.id, frameSeen: 0, action: .scrolling(stage)))
        }
        #expect(log.entries == ["idle interacting", "interacting decelerating", "decelerating idle"])
        #expect(window.scroll.input.events.contains(.scrolling))
    }

    @Test func `a view is told when enough of it is seen`() {
        let log = Log<Bool>()
        let window = TestWindow(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(height: 300)
                    Color.blue.frame(height: 100).onScrollVisibilityChange(threshold: 0.5) { log.entries.append($0) }
                    Color.red.frame(height: 600)
                }
            })
        window.scroll(to: 40)
        #expect(log.entries.isEmpty)
        window.scroll(to: 50)
        window.scroll(to: 400)
        #expect(log.entries == [true, false])
    }

    @Test func `the targets that are seen are told`() {
        let log = Log<[Int]>()
        let window = TestWindow(
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10, id: \.self) { Color.red.frame(height: 150).id($0) } }
                    .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { log.entries.append($0) })
        window.scroll(to: 150)
        #expect(log.entries == [[0, 1], [1, 2]])
    }
}

/// Records the arguments of closures in order.
@MainActor
private final class Log<Entry> {
    var entries: [Entry] = []
}
