import Foundation
import Observation
import Testing

@testable import SwiftUICore

private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Widest: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct Bounds: PreferenceKey {
    static var defaultValue: [String: Anchor<CGRect>] { [:] }
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}

@Observable @MainActor private final class Heard {
    @ObservationIgnored var names: [[String]] = []
    var isLonger = false
    var selected = "a"
}

@MainActor
@Suite("Preferences")
struct PreferenceTests {
    @Test func `they are combined in the order of the views`() {
        let heard = Heard()
        _ = TestWindow(
            VStack {
                Block("a").preference(key: Names.self, value: ["a"])
                HStack {
                    Block("b").preference(key: Names.self, value: ["b"])
                    Block("silent")
                    Block("c").preference(key: Names.self, value: ["c"])
                }
            }
            .onPreferenceChange(Names.self) { heard.names.append($0) })
        #expect(heard.names == [["a", "b", "c"]])
    }

    @Test func `an outer value stands in place of the inner ones`() {
        let heard = Heard()
        _ = TestWindow(
            VStack { Block("a").preference(key: Names.self, value: ["a"]) }
                .preference(key: Names.self, value: ["outer"])
                .onPreferenceChange(Names.self) { heard.names.append($0) })
        #expect(heard.names == [["outer"]])
    }

    @Test func `a value can be changed on its way`() {
        let heard = Heard()
        _ = TestWindow(
            Block("a").preference(key: Names.self, value: ["a"])
                .transformPreference(Names.self) { $0.append("changed") }
                .onPreferenceChange(Names.self) { heard.names.append($0) })
        #expect(heard.names == [["a", "changed"]])
    }

    @Test func `a change is told once`() {
        struct Rows: View {
            let heard: Heard
            var body: some View {
                VStack {
                    Block("a").preference(key: Names.self, value: ["a"])
                    if heard.isLonger { Block("b").preference(key: Names.self, value: ["b"]) }
                }
                .onPreferenceChange(Names.self) { heard.names.append($0) }
            }
        }
        let heard = Heard()
        let window = TestWindow(Rows(heard: heard))
        heard.isLonger = true
        window.render()
        heard.isLonger = false
        window.render()
        #expect(heard.names == [["a"], ["a", "b"], ["a"]])
    }

    @Test func `a width measured inside sets the width outside`() {
        struct Equal: View {
            @State private var width: CGFloat?
            var body: some View {
                VStack(spacing: 0) {
                    ForEach([40, 70], id: \.self) { size in
                        Block("\(size)", CGFloat(size), 10)
                            .background {
                                GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) }
                            }
                            .frame(width: width)
                            .accessibilityIdentifier("frame \(size)")
                    }
                }
                .onPreferenceChange(Widest.self) { width = $0 }
                .accessibilityIdentifier("stack")
            }
        }
        let window = TestWindow(Equal())
        #expect(window.frame("stack")?.width == 70)
    }

    @Test func `an anchor is the views rectangle in the reader`() {
        let window = TestWindow(
            HStack(spacing: 0) {
                Block("a", 50, 10).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                Block("b", 30, 20).anchorPreference(key: Bounds.self, value: .bounds) { ["b": $0] }
            }
            .overlayPreferenceValue(Bounds.self) { anchors in
                GeometryReader { proxy in
                    let frame = proxy[anchors["b"]!]
                    Block("mark", frame.width, frame.height).offset(x: frame.minX, y: frame.minY)
                }
            })
        #expect(window.frame("mark") == window.frame("b"))
    }

    @Test func `an anchor follows a view that moves`() {
        struct Moving: View {
            let heard: Heard
            var body: some View {
                HStack(spacing: 0) {
                    if heard.isLonger { Block("before", 40, 10) }
                    Block("a", 50, 10).anchorPreference(key: Bounds.self, value: .bounds) { ["a": $0] }
                }
                .frame(width: 200, alignment: .leading)
                .backgroundPreferenceValue(Bounds.self) { anchors in
                    GeometryReader { proxy in
                        if let anchor = anchors["a"] {
                            Block("mark", 50, 10).offset(x: proxy[anchor].minX, y: 0)
                        }
                    }
                }
            }
        }
        let heard = Heard()
        let window = TestWindow(Moving(heard: heard))
        #expect(window.frame("mark")?.minX == 50)
        heard.isLonger = true
        window.render()
        #expect(window.frame("mark")?.minX == 90)
    }

    @Test func `points of a view are anchors too`() {
        struct Corner: PreferenceKey {
            static var defaultValue: Anchor<CGPoint>? { nil }
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
                value = value ?? nextValue()
            }
        }
        let window = TestWindow(
            Block("a", 50, 10)
                .anchorPreference(key: Corner.self, value: .bottomTrailing) { $0 }
                .padding(20)
                .overlayPreferenceValue(Corner.self, alignment: .topLeading) { anchor in
                    GeometryReader { proxy in
                        Block("mark", 1, 1).offset(x: proxy[anchor!].x, y: proxy[anchor!].y)
                    }
                })
        #expect(window.frame("mark")?.origin == CGPoint(x: 175, y: 155))
    }

    @Test func `rows get bindings to their elements`() {
        struct Editor: View {
            @State private var numbers = [1, 2, 3]
            var body: some View {
                VStack {
                    ForEach($numbers, id: \.self) { $number in
                        Button("plus \(number)") { number += 10 }
                    }
                }
            }
        }
        let window = TestWindow(Editor())
        window.press(button: "plus 2")
        #expect(window.texts == ["plus 1", "plus 12", "plus 3"])
    }
}
