import BrowserTesting
import Foundation
import KissaTesting

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
        // Until a font is there, its texts are blank.
        try await page.evaluate("document.fonts.ready.then(() => true)")
        try await page.screenshot(to: "\(folder)/\(name).png")
    }

    /// A picture that was made without a browser, and where it differs from the browser's.
    @MainActor static func keep(_ picture: TestPicture, _ difference: PictureDifference, as name: String) throws {
        guard let folder else { return }
        try picture.pngData.write(to: URL(fileURLWithPath: "\(folder)/\(name)-drawn.png"))
        let percent = (difference.share * 10_000).rounded() / 100
        print("\(name): \(percent) % of the pixels differ")
    }
}
