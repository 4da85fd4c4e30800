import Foundation

extension Page {
    /// A screenshot of the viewport, as a PNG.
    public func screenshot() async throws -> Data {
        let answer = try await send("Page.captureScreenshot", ["format": "png", "captureBeyondViewport": false])
        guard let data = Data(base64Encoded: answer["data"].string ?? "") else {
            throw BrowserError.commandFailed(method: "Page.captureScreenshot", message: "no picture came back")
        }
        return data
    }

    /// Writes a screenshot of the viewport to a PNG file, and creates its folder if necessary.
    public func screenshot(to path: String) async throws {
        let file = URL(fileURLWithPath: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try await screenshot().write(to: file)
    }

    /// What a screen reader sees: the root of the accessibility tree, without ignored nodes.
    public func accessibilityTree() async throws -> AccessibilityNode {
        let answer = try await send("Accessibility.getFullAXTree")
        let nodes = answer["nodes"].array ?? []
        let byIdentifier = Dictionary(
            nodes.map { ($0["nodeId"].string ?? "", $0) }, uniquingKeysWith: { first, _ in first })
        guard let root = nodes.first, let tree = AccessibilityNode.nodes(for: root, in: byIdentifier).first else {
            throw BrowserError.commandFailed(method: "Accessibility.getFullAXTree", message: "the tree is empty")
        }
        return tree
    }
}
