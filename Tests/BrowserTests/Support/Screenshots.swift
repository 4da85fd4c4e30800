import BrowserTesting
import Foundation
import KissaTesting

/// Pictures of pages for human review. They are only written if `KISSA_SCREENSHOTS` names a folder.
enum Screenshots {
    /// A small phone with one pixel per point, so that the reference pictures are small.
    static func phone(_ scheme: PageOptions.ColorScheme) -> PageOptions {
        PageOptions(width: 390, height: 844, isMobile: true, timeZone: "UTC", colorScheme: scheme)
    }

    private static var folder: String? {
        ProcessInfo.processInfo.environment["KISSA_SCREENSHOTS"].flatMap { $0.isEmpty ? nil : $0 }
    }

    static var areKept: Bool { folder != nil }

    static func keep(_ page: Page, as name: String) async throws {
        guard let folder else { return }
        // Texts are invisible until their fonts are loaded.
        try await page.evaluate("document.fonts.ready.then(() => true)")
        try await page.screenshot(to: "\(folder)/\(name).png")
    }

    /// Stores a picture that was drawn without a browser, and its differences from the browser's.
    @MainActor static func keep(_ picture: TestPicture, _ difference: PictureDifference, as name: String) throws {
        guard let folder else { return }
        try picture.pngData.write(to: URL(fileURLWithPath: "\(folder)/\(name)-drawn.png"))
        let percent = (difference.share * 10_000).rounded() / 100
        print("\(name): \(percent) % of the pixels differ")
    }
}
