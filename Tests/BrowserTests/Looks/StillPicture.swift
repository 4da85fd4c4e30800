import BrowserTesting
import Foundation
import Testing

/// A page in which nothing moves.
@MainActor
enum StillPicture {
    /// Waits until two consecutive pictures are equal.
    static func settle(_ page: Page) async throws {
        try await page.evaluate("document.fonts.ready.then(() => true)")
        var last = Data()
        for _ in 0..<100 {
            try await page.evaluate(
                """
                for (const animation of document.getAnimations()) {
                  if (animation.effect?.getComputedTiming().endTime === Infinity) {
                    animation.pause();
                    animation.currentTime = 0;
                  } else {
                    animation.finish();
                  }
                }
                """)
            let picture = try await page.screenshot()
            if picture == last { return }
            last = picture
        }
        Issue.record("The page never stood still")
    }
}
