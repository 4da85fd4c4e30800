import BrowserTesting
import Foundation

/// Pictures of pages for somebody to look at: written where `KISSA_SCREENSHOTS` names a folder, else not at all.
enum Screenshots {
    /// A small phone with one pixel a point, so that the pictures that are kept as references are small.
    static func phone(_ scheme: PageOptions.ColorScheme) -> PageOptions {
        PageOptions(width: 390, height: 844, isMobile: true, timeZone: "UTC", colorScheme: scheme)
    }

    private static var folder: String? {
        ProcessInfo.processInfo.environment["KISSA_SCREENSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    static var areKept: Bool { folder != nil }

    static func keep(_ page: Page, as name: String) async throws {
        guard let folder else { return }
        try await page.screenshot(to: "\(folder)/\(name).png")
    }
}
