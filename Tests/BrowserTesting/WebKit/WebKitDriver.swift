import Foundation

/// WebKitGTK's own browser, over classic WebDriver. Each visitor is a process of its own, since one process has one
/// visitor, and since most of what a page emulates is said when it starts.
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
