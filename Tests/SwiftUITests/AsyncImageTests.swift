import Foundation
import Testing

@testable import SwiftUI

@Suite("Images from addresses")
struct AsyncImageTests {
    private func file(_ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try data.write(to: url)
        return url
    }

    @Test func `an image is loaded and kept`() async throws {
        let png = try #require(
            Data(
                base64Encoded:
                    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
            ))
        let url = try file(png)
        defer { try? FileManager.default.removeItem(at: url) }
        #expect(RemoteImages.known(url, 1) == nil)
        let image = try await RemoteImages.load(url, 1)
        #expect(image.size == CGSize(width: 1, height: 1))
        #expect(RemoteImages.known(url, 1) == image)
    }

    @Test func `what is no image fails`() async throws {
        let url = try file(Data("no picture".utf8))
        defer { try? FileManager.default.removeItem(at: url) }
        await #expect(throws: (any Error).self) { try await RemoteImages.load(url, 1) }
    }
}
