import Foundation

/// WebKitGTK's own browser, over classic WebDriver. Each visitor is a separate process, because a process has only one visitor,
/// and most emulated settings are given when it starts.
final class WebKitDriver: BrowserDriver {
    private let minimumTextSize: Int

    init(minimumTextSize: Int) throws {
        _ = try WebKitProcess.programs()
        self.minimumTextSize = minimumTextSize
    }

    /// The processes belong to the pages.
    func end() {}

    func newContext() async throws -> String { "" }

    func newPage(in context: String, _ options: PageOptions, _ recording: PageRecording) async throws -> any PageDriver
    {
        let process = try await WebKitProcess(options, minimumTextSize: minimumTextSize)
        let page = WebKitPage(process: process, options: options)
        try await page.prepare()
        return page
    }
}
