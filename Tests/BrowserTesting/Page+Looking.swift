import Foundation

extension Page {
    /// A screenshot of the viewport, as a PNG.
    public func screenshot() async throws -> Data { try await driver.screenshot() }

    /// Writes a screenshot of the viewport to a PNG file, and creates its folder if necessary.
    public func screenshot(to path: String) async throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try await screenshot().write(to: file)
    }

    /// The accessibility tree as a screen reader sees it: its root, without ignored nodes.
    public func accessibilityTree() async throws -> AccessibilityNode { try await driver.accessibilityTree() }
}
