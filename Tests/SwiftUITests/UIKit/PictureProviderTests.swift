import Foundation
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("Pictures of item providers") struct PictureProviderTests {
    private func image(of provider: NSItemProvider) async -> UIImage? {
        await withCheckedContinuation { (reply: CheckedContinuation<UIImage?, Never>) in
            provider.loadObject(ofClass: UIImage.self) { image, _ in reply.resume(returning: image) }
        }
    }

    @Test func `a picture's file becomes an image`() async throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 2)).pngData { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 6, height: 2))
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        try picture.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let provider = try #require(NSItemProvider(contentsOf: file))
        #expect(provider.canLoadObject(ofClass: UIImage.self))
        let loaded = try #require(await image(of: provider))
        #expect(loaded.size.width == 3 * loaded.size.height)
    }

    @Test func `a text is no picture`() {
        #expect(!NSItemProvider(object: "tea").canLoadObject(ofClass: UIImage.self))
    }
}
