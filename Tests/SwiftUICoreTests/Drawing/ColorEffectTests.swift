import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ColorEffectTests {
    private func style<V: View>(_ view: V) -> ElementStyle? {
        TestWindow(view).elements.dropFirst().first?.style
    }

    @Test func `each filter is an element of its own from the inside out`() {
        let window = TestWindow(Color.red.grayscale(0.5).hueRotation(.degrees(90)))
        let filters = window.elements.flatMap(\.style.filters)
        #expect(filters == [.hueRotation(degrees: 90), .grayscale(0.5)])
    }

    @Test func `brightness is added and inversion subtracts`() {
        #expect(style(Color.red.brightness(0.25))?.filters == [.brightness(0.25)])
        #expect(style(Color.red.colorInvert())?.filters == [.invert])
    }

    @Test func `multiplying takes the schemes colour`() {
        guard case .matrix(let values)? = style(Color.white.colorMultiply(.black))?.filters.first else {
            Issue.record("no filter")
            return
        }
        #expect(values.reduce(0, +) == 1)
    }

    @Test func `blending and grouping`() {
        #expect(style(Color.red.blendMode(.colorDodge))?.blendMode == .colorDodge)
        #expect(style(Color.red.compositingGroup())?.isolates == true)
    }
}

@MainActor
@Suite(.timeLimit(.minutes(2))) struct TimelineTests {
    private let start = Date(timeIntervalSinceReferenceDate: 90)

    @Test func `every minute begins with the minute that is`() {
        var entries = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal)
        #expect(entries.next()?.timeIntervalSinceReferenceDate == 60)
        #expect(entries.next()?.timeIntervalSinceReferenceDate == 120)
    }

    @Test func `a period keeps its phase`() {
        let schedule = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 1), by: 10)
        var entries = schedule.entries(from: start, mode: .normal)
        #expect(entries.next()?.timeIntervalSinceReferenceDate == 81)
        var future = schedule.entries(from: Date(timeIntervalSinceReferenceDate: -50), mode: .normal)
        #expect(future.next()?.timeIntervalSinceReferenceDate == 1)
    }

    @Test func `a paused animation has one date`() {
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: start, mode: .normal)) == [start])
    }

    @Test func `a timeline shows the last date that is past`() {
        let dates = [Date(timeIntervalSinceReferenceDate: 5), Date(timeIntervalSinceReferenceDate: 7)]
        let window = TestWindow(
            TimelineView(.explicit(dates)) { Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)") })
        #expect(window.texts == ["7.0"])
    }

    @Test func `a timeline goes on by itself`() async {
        let window = TestWindow(
            TimelineView(.animation) { Text(verbatim: "\($0.date.timeIntervalSinceReferenceDate)") })
        let first = window.texts
        await window.render { window.texts != first }
        window.graph.teardown()
    }

    @Test func `phases follow one another and end at the first`() async {
        struct Steps: View {
            @State private var taps = 0
            var body: some View {
                PhaseAnimator([1, 2, 3], trigger: taps) { phase in
                    Text(verbatim: "phase \(phase)")
                } animation: { _ in
                    .linear(duration: 0.01)
                }
                Button("go") { taps += 1 }
            }
        }
        let window = TestWindow(Steps())
        window.press(button: "go")
        var seen = ["phase 1"]
        await window.render {
            let now = window.texts.first { $0.hasPrefix("phase") } ?? ""
            if now != seen.last { seen.append(now) }
            return seen.count == 4
        }
        #expect(seen == ["phase 1", "phase 2", "phase 3", "phase 1"])
    }
}
