import DisplayList
import Foundation
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import TipKit

private struct LateTip: Tip {
    var title: Text { Text("Better late") }
}

private struct NextTip: Tip {
    let id: String
    var title: Text { Text(verbatim: "Tip \(id)") }
}

private struct Measure: Codable, Sendable {
    let grams: Double
}

/// A value that can't be encoded, along with others.
private struct Unwritable: Codable, Sendable {
    let isWritable: Bool

    func encode(to encoder: any Encoder) throws {
        guard isWritable else { throw CancellationError() }
        var container = encoder.singleValueContainer()
        try container.encode(["isWritable": true])
    }
}

private struct MeasureTip: Tip {
    static let weighed = Event<Measure>(id: "weighed")
    static let tried = Event<Unwritable>(id: "tried")
    @Parameter static var grams: Double = 1
    @Parameter static var tries: [Unwritable] = []
    @Parameter(.transient) static var isHere: Bool = false
    var title: Text { Text("Weigh it") }
}

private struct LatePage: View {
    var body: some View {
        Text(verbatim: "may come: \(LateTip().shouldDisplay)")
        TipView(LateTip())
    }
}

private struct HerePage: View {
    var body: some View {
        Text(verbatim: "here: \(MeasureTip.isHere)")
        Button("Come") { MeasureTip.isHere = true }
    }
}

extension TipTests {
    /// Changes while windows show tips.
    @MainActor
    @Suite("Tips whose circumstances change", .timeLimit(.minutes(2)))
    struct Changes {
        init() throws {
            Tips.settings.change { $0 = Tips.Settings() }
            try Tips.resetDatastore()
        }

        @Test func `tips come when the app configures them after its first picture`() throws {
            let window = TestWindow(portrait: LatePage())
            #expect(window.texts.contains("may come: false") && !window.texts.contains("Better late"))
            try Tips.configure()
            window.render()
            #expect(window.texts.contains("may come: true") && window.texts.contains("Better late"))
            window.render()
            try Tips.configure()
            #expect(!window.render(), "the same again is no change")
        }

        @Test func `what tests ask for is seen in windows that are there`() throws {
            try Tips.configure()
            let window = TestWindow(portrait: LatePage())
            Tips.hideAllTipsForTesting()
            window.render()
            #expect(window.texts.contains("may come: false"))
            Tips.showTipsForTesting([LateTip.self])
            window.render()
            #expect(window.texts.contains("may come: true"))
            Tips.hideTipsForTesting([LateTip.self])
            window.render()
            #expect(window.texts.contains("may come: false") && !AnyTip(LateTip()).shouldDisplay)
            Tips.showAllTipsForTesting()
            window.render()
            #expect(window.texts.contains("may come: true"))
            LateTip().invalidate(reason: .actionPerformed)
            window.render()
            #expect(window.texts.contains("may come: false"))
            try Tips.resetDatastore()
            window.render()
            #expect(window.texts.contains("may come: true"))
        }

        @Test func `whoever follows a tip's status hears of the configuration`() async throws {
            var updates = LateTip().statusUpdates.makeAsyncIterator()
            #expect(await updates.next() == .pending)
            try Tips.configure()
            #expect(await updates.next() == .available)
            Tips.hideAllTipsForTesting()
            #expect(await updates.next() == .pending)
        }

        @Test func `a tip that had to wait for another one comes when the time is over`() async throws {
            try Tips.configure([.displayFrequency(.init(0.5))])
            let first = TestWindow(portrait: TipView(NextTip(id: "a")))
            #expect(first.texts.contains("Tip a"))
            let next = TestWindow(portrait: TipView(NextTip(id: "b")))
            var updates = NextTip(id: "c").shouldDisplayUpdates.makeAsyncIterator()
            if await updates.next() == false { #expect(await updates.next() == true) }
            await next.render { next.texts.contains("Tip b") }
        }

        @Test func `a time is waited for however far it is`() async throws {
            var seconds = 0.0, count = 0
            let start = Date()
            try await TipClock.wait(until: start + 2_345_678) {
                start + seconds
            } sleep: { duration in
                #expect(duration <= .seconds(100_000))
                seconds += duration / .seconds(1)
                count += 1
            }
            #expect(abs(seconds - 2_345_678) < 1 && count == 24)
            await #expect(throws: CancellationError.self) {
                try await TipClock.wait(until: .distantFuture) {
                    start
                } sleep: { _ in
                    throw CancellationError()
                }
            }
        }

        @Test func `numbers that JSON has no words for are kept like all others`() {
            for grams in [1, .infinity, -.infinity, .nan, 2.5] {
                MeasureTip.weighed.sendDonation(Measure(grams: grams))
            }
            let kept = MeasureTip.weighed.donations.map(\.donationInfo.grams)
            #expect(kept.count == 5 && kept[1] == .infinity && kept[2] == -.infinity && kept[3].isNaN && kept[4] == 2.5)
            MeasureTip.grams = .infinity
            #expect(MeasureTip.grams == .infinity)
        }

        @Test func `what can't be written leaves what was there before`() {
            for isWritable in [true, true, false] { MeasureTip.tried.sendDonation(Unwritable(isWritable: isWritable)) }
            #expect(MeasureTip.tried.donations.count == 2)
            MeasureTip.tries = [Unwritable(isWritable: true)]
            MeasureTip.tries = [Unwritable(isWritable: true), Unwritable(isWritable: false)]
            #expect(MeasureTip.tries.count == 1)
        }

        @Test func `a donation that can't be read doesn't take the others with it`() {
            let strange = Tips.Event<String>(id: "weighed")
            strange.sendDonation("heavy")
            MeasureTip.weighed.sendDonation(Measure(grams: 3))
            #expect(MeasureTip.weighed.donations.map(\.donationInfo.grams) == [3])
        }

        // MARK: What isn't kept

        private func window(of visitor: String) -> TestWindow {
            var environment = EnvironmentValues()
            environment.visitor = visitor
            return TestWindow(HerePage(), environment: environment)
        }

        @Test func `what isn't kept is a visitor's, in all of the visitor's windows`() {
            let (first, second, other) = (window(of: "Ada"), window(of: "Ada"), window(of: "Bo"))
            first.press(button: "Come")
            for window in [first, second, other] { window.render() }
            #expect(first.texts.contains("here: true") && second.texts.contains("here: true"))
            #expect(other.texts.contains("here: false"))
        }

        @Test func `what isn't kept goes with the visitor's last window`() {
            let before = TransientValues.visitorCount
            for place in 0..<200 {
                let window = window(of: "visitor \(place)")
                window.press(button: "Come")
                #expect(window.texts.contains("here: true"))
                #expect(TransientValues.visitorCount == before + 1)
                window.graph.teardown()
            }
            #expect(TransientValues.visitorCount == before)
            #expect(window(of: "visitor 7").texts.contains("here: false"))
        }

        // MARK: Popovers

        private struct PopoverPage: View {
            @State private var isPresented = true
            var body: some View {
                Text(verbatim: "presented: \(isPresented)").popoverTip(LateTip(), isPresented: $isPresented)
            }
        }

        @Test func `a popover that is put away says so to its binding`() throws {
            try Tips.configure()
            let window = TestWindow(portrait: PopoverPage())
            #expect(window.texts.contains("Better late") && window.texts.contains("presented: true"))
            let cross = try #require(
                window.elements.first { $0.accessibility.label == "Close" && $0.content == .button })
            window.press(cross.id)
            window.render()
            #expect(window.texts.contains("presented: false"))
        }

        @Test func `a popover whose tip may not come yet waits for it`() throws {
            let window = TestWindow(portrait: PopoverPage())
            #expect(!window.texts.contains("Better late") && window.texts.contains("presented: true"))
            try Tips.configure()
            window.render()
            #expect(window.texts.contains("Better late") && window.texts.contains("presented: true"))
        }
    }
}
