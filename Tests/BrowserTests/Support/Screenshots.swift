import BrowserTesting
import Foundation

/// Pictures of pages for somebody to look at: written where `KISSA_SCREENSHOTS` names a folder, else not at all.
enum Screenshots {
    static func keep(_ page: Page, as name: String) async throws {
        guard let folder = ProcessInfo.processInfo.environment["KISSA_SCREENSHOTS"], !folder.isEmpty else { return }
        try await page.screenshot(to: "\(folder)/\(name).png")
    }
}
