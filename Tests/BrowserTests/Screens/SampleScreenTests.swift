import BrowserTesting
import SampleScreens
import SwiftUI
import Testing

/// Shows each of the sample screens once, where `KISSA_SCREENSHOTS` names a folder on a phone and on a desktop, in both
/// schemes.
@MainActor
@Suite("Screens that nobody wrote for Kissa", .serialized, .timeLimit(.minutes(10)))
struct SampleScreenTests {
    @Test(arguments: SampleScreen.allCases)
    func `the screen is shown without a problem`(screen: SampleScreen) async throws {
        for (name, options) in looks {
            try await ViewPage.run(screen.view, options: options) { view in
                try await view.page.waitFor("document.querySelectorAll('.surface .element').length > 3")
                try await Screenshots.keep(view.page, as: "\(screen.rawValue)-\(name)")
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
