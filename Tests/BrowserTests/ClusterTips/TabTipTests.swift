import BrowserTesting
import Foundation
import Testing

/// The tab indicator on a phone, under a real finger.
@MainActor
@Suite("The tab indicator in Chromium", .serialized)
struct TabTipTests {
    /// A finger that moves from right to left by a distance, in the middle of the screen.
    private func leftwards(by distance: Double) -> [[CGPoint]] {
        (0...12).map { [CGPoint(x: 340 - distance * Double($0) / 12, y: 500)] }
    }

    @Test func `a swipe turns the page`() async throws {
        try await TipPage.open("Basic paging") { tips in
            try await tips.page.dragFingers(leftwards(by: 260))
            try await tips.page.waitFor("Math.abs(document.querySelector('.pages').scrollLeft - 390) < 1")
        }
    }

    @Test func `the offset is that of the page under the finger`() async throws {
        try await TipPage.open("Scroll offset") { tips in
            try await tips.page.holdFingers(leftwards(by: 195)) {
                try await tips.page.waitFor("/-1[5-9][0-9]/.test(document.body.innerText)")
            }
            try await tips.page.waitFor("/^0$/m.test(document.body.innerText)")
        }
    }

    @Test(arguments: ["Indicator", "Any number of tabs", "Sticky header"])
    func `the bar follows the finger and comes to rest below the next title`(sample: String) async throws {
        try await TipPage.open(sample) { tips in
            try await tips.waitForBox("indicator", "Math.abs(box.x) < 0.5 && box.width > 0")
            let width = try await tips.box("indicator").width
            try await tips.page.holdFingers(leftwards(by: 260)) {
                try await tips.waitForBox(
                    "indicator", "box.x > \(width * 0.55) && box.x < \(width * 0.7)")
                try await Screenshots.keep(tips.page, as: "tips-follow-\(sample.prefix(3))")
            }
            try await tips.waitForBox("indicator", "Math.abs(box.x - \(width)) < 0.5")
        }
    }

    @Test func `a pressed title turns to its page`() async throws {
        try await TipPage.open("Any number of tabs") { tips in
            try await tips.press("Crafts")
            try await tips.waitForBox("indicator", "Math.abs(box.x - 292.5) < 0.5")
            try await tips.page.waitFor("Math.abs(document.querySelector('.pages').scrollLeft - 1170) < 1")
            #expect(try await tips.page.accessibilityTree().first(role: "button", name: "Crafts") != nil)
        }
    }

    @Test func `the bar finds its place again when the phone is turned`() async throws {
        try await TipPage.open("Any number of tabs") { tips in
            try await tips.press("Events")
            try await tips.waitForBox("indicator", "Math.abs(box.x - 195) < 0.5")
            try await tips.page.resize(width: 844, height: 390)
            try await tips.waitForBox("indicator", "Math.abs(box.x - 422) < 0.5 && Math.abs(box.width - 211) < 0.5")
        }
    }

    @Test func `there may be more tabs and fewer`() async throws {
        try await TipPage.open("Any number of tabs") { tips in
            try await tips.page.click("[aria-label=Increment]")
            try await tips.waitForBox("indicator", "Math.abs(box.width - 78) < 0.5")
            try await tips.waitForText("Friends")
            for _ in 0..<4 { try await tips.page.click("[aria-label=Decrement]") }
            try await tips.waitForBox("indicator", "Math.abs(box.width - 390) < 0.5 && Math.abs(box.x) < 0.5")
        }
    }

    /// The position of the titles, from the top of the screen.
    private func titles(_ condition: String, _ tips: TipPage) async throws {
        try await tips.page.waitFor(
            "((y) => \(condition))(document.querySelector('[data-identifier=indicator]').getBoundingClientRect().bottom)"
        )
    }

    @Test func `the header scrolls away and the titles stay`() async throws {
        try await TipPage.open("Sticky header") { tips in
            let start = try await tips.box("indicator").maxY
            let up = (0...12).map { [CGPoint(x: 195, y: 700 - Double($0) * 10)] }
            try await tips.page.holdFingers(up) {
                try await titles("y < \(start - 80) && y > \(start - 130)", tips)
            }
            try await tips.page.dragFinger(through: (0...12).map { CGPoint(x: 195, y: 700 - Double($0) * 40) })
            try await titles("Math.abs(y - \(start - 200)) < 0.5", tips)
            try await Screenshots.keep(tips.page, as: "tips-sticky-scrolled")
            try await tips.press("Events")
            try await titles("Math.abs(y - \(start)) < 0.5", tips)
        }
    }
}
