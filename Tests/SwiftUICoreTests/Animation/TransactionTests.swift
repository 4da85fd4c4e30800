import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Reason: TransactionKey {
    static let defaultValue = "none"
}

extension Transaction {
    fileprivate var reason: String {
        get { self[Reason.self] }
        set { self[Reason.self] = newValue }
    }
}

@MainActor
@Suite struct TransactionTests {
    @Test func `a transaction carries values of the apps`() {
        #expect(Transaction().reason == "none")
        let reason = withTransaction(\.reason, "a tap") { Transaction.current.reason }
        #expect(reason == "a tap")
    }

    @Test func `an app's value reaches whoever shows the change`() {
        let log = Log()
        let window = TestWindow(
            Toggling(animation: nil) { view, isOn in
                view.opacity(isOn ? 1 : 0.5).transaction { log.reasons.insert($0.reason) }
            })
        withTransaction(\.reason, "a tap") { window.press(button: "go") }
        #expect(log.reasons.contains("a tap"))
    }

    @Test func `what is changed plainly before an animated change leaves it its animation`() {
        struct Picking: View {
            @State private var selected = 0
            @State private var isOn = false
            var body: some View {
                Text(verbatim: "\(selected)").opacity(isOn ? 1 : 0.5).accessibilityIdentifier("view")
                Button("go") {
                    selected += 1
                    withAnimation(.linear(duration: 2)) { isOn.toggle() }
                    selected += 1
                }
            }
        }
        let window = TestWindow(Picking())
        for _ in 0..<2 {
            window.press(button: "go")
            #expect(window.element(identifier: "view")?.motions[.opacity] != nil)
        }
        #expect(window.texts.first == "4")
    }

    @Test func `what is set back plainly is shown before it is animated`() {
        struct Turning: View {
            @State private var turns = 0.0
            var body: some View {
                Text(verbatim: "turns").opacity(turns).accessibilityIdentifier("view")
                Button("go") {
                    turns = 0
                    withAnimation(.linear(duration: 2)) { turns = 1 }
                }
            }
        }
        let window = TestWindow(Turning())
        var shown: [Double?] = []
        window.graph.rendersNow = { [weak window] in
            window?.render()
            shown.append(window?.element(identifier: "view")?.style.opacity)
        }
        window.press(button: "go")
        #expect(shown.isEmpty)
        window.press(button: "go")
        #expect(shown == [0])
        #expect(window.element(identifier: "view")?.style.opacity == 1)
        #expect(window.element(identifier: "view")?.motions[.opacity] != nil)
    }

    @Test func `a transaction takes an animation away`() {
        let window = TestWindow(
            Toggling { view, isOn in
                view.opacity(isOn ? 1 : 0.5).accessibilityIdentifier("view").transaction { $0.animation = nil }
            })
        window.press(button: "go")
        #expect(window.element(identifier: "view")?.motions.isEmpty == true)
    }

    @Test func `a transaction gives an animation`() {
        let window = TestWindow(
            Toggling(animation: nil) { view, isOn in
                view.opacity(isOn ? 1 : 0.5).accessibilityIdentifier("view").transaction {
                    $0.animation = .linear(duration: 2)
                }
            })
        window.press(button: "go")
        #expect(window.element(identifier: "view")?.motions.isEmpty == false)
    }

    @Test func `modifiers in a body are animated and the view is not`() {
        let window = TestWindow(
            Toggling(animation: nil) { view, isOn in
                view.scaleEffect(isOn ? 1 : 2).accessibilityIdentifier("inner")
                    .animation(.linear(duration: 2)) { $0.opacity(isOn ? 1 : 0.5).accessibilityIdentifier("outer") }
            })
        window.press(button: "go")
        #expect(window.element(identifier: "outer")?.motions.isEmpty == false)
        #expect(window.element(identifier: "inner")?.motions.isEmpty == true)
    }
}

@MainActor
private final class Log {
    var reasons: Set<String> = []
}

/// A view with a button that changes it.
private struct Toggling<Shown: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let shown: (Text, Bool) -> Shown
    @State private var isOn = false

    var body: some View {
        shown(Text("view"), isOn)
        Button("go") { withAnimation(animation) { isOn.toggle() } }
    }
}
