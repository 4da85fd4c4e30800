import BrowserTesting
import Foundation
import KissaTesting
import SampleScreens
import SwiftUI
import TestSupport
import Testing

/// Shows sample screens once, and compares the browser's picture with the one drawn without a browser: every third one, with
/// `KISSA_CAMPAIGN`, as in `make verify`, all. If `KISSA_SCREENSHOTS` is set, on a phone and on a desktop, in both color schemes.
@MainActor
@Suite("Screens that nobody wrote for Kissa", .serialized, .timeLimit(.minutes(10)))
struct SampleScreenTests {
    @Test(arguments: Campaign.portion(SampleScreen.allCases, every: Screenshots.areKept ? 1 : 3))
    func `the screen is shown without a problem, and drawn alike without the browser`(screen: SampleScreen) async throws
    {
        for (name, options) in looks {
            try await ViewPage.run(screen.view, options: options) { view in
                try await view.page.waitFor("document.querySelectorAll('.surface .element').length > 3")
                try await StillPicture.settle(view.page)
                try await Screenshots.keep(view.page, as: "\(screen.rawValue)-\(name)")
                let drawn = try #require(view.window.picture)
                let difference = try await PictureDifference(drawn, TestPicture(png: view.page.screenshot()))
                try Screenshots.keep(drawn, difference, as: "\(screen.rawValue)-\(name)")
                #expect(difference.share <= PictureDifference.shareMax)
                #expect(view.page.problems.isEmpty)
            }
        }
    }

    private var looks: [(String, PageOptions)] {
        let phone = Screenshots.phone(.light)
        guard Screenshots.areKept else { return [("phone", phone)] }
        let desktop = PageOptions(width: 1200, height: 800, timeZone: "UTC", colorScheme: .dark)
        return [("phone", phone), ("phone-dark", Screenshots.phone(.dark)), ("desktop-dark", desktop)]
    }
}
