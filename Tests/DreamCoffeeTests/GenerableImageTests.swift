import CoreGraphics
import Synchronization
import Foundation
import FoundationModels
import Testing

@testable import DreamCoffee

@MainActor
@Suite("Portraits", .shopResources)
struct GenerableImageTests {
    /// Fails for some descriptions, and records all of them.
    private final class Artist: Sendable {
        let failing: Set<String>
        private let asked = Mutex<[String]>([])
        var descriptions: [String] { asked.withLock { $0 } }

        init(failing: Set<String> = []) {
            self.failing = failing
        }

        func draw(_ description: String) throws -> CGImage {
            asked.withLock { $0.append(description) }
            guard !failing.contains(description) else { throw CancellationError() }
            let context = CGContext(
                data: nil, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            return try #require(context?.makeImage())
        }
    }

    private func picture(_ description: String, by artist: Artist) async throws -> GenerableImage {
        let content = GeneratedContent(properties: ["imageDescription": description])
        let picture = try PortraitArtist.$draw.withValue({ text, _ in try artist.draw(text) }) {
            try GenerableImage(content)
        }
        while artist.descriptions.isEmpty || picture.isResponding { await Task.yield() }
        return picture
    }

    @Test func `a picture draws itself as soon as it is described`() async throws {
        let artist = Artist()
        let picture = try await picture("An owl", by: artist)
        #expect(picture.image != nil)
        #expect(picture.attemptCount == 0)
        #expect(artist.descriptions == ["An owl"])
        #expect(picture.label(in: .english) == "An owl")
    }

    @Test func `what cannot be drawn becomes a cat in a sweater`() async throws {
        let artist = Artist(failing: ["An owl"])
        let picture = try await picture("An owl", by: artist)
        #expect(picture.image != nil)
        #expect(picture.attemptCount == 1)
        #expect(artist.descriptions == ["An owl", GenerableImage.fallbackDescription])
        #expect(picture.imageDescription == "An owl")
        #expect(picture.label(in: .english) == "An adorable cat in a cute sweater")
        #expect(picture.label(in: .japanese) == "かわいいセーターを着た、愛らしいネコ")
    }

    @Test func `after two attempts there is no picture and nobody waits`() async throws {
        let artist = Artist(failing: ["An owl", GenerableImage.fallbackDescription])
        let picture = try await picture("An owl", by: artist)
        #expect(picture.image == nil)
        #expect(picture.attemptCount == 2)
        #expect(artist.descriptions.count == 2)
    }

    @Test func `pictures of one description are different`() async throws {
        let first = try await picture("An owl", by: Artist())
        let second = try await picture("An owl", by: Artist())
        #expect(first != second)
        #expect(first == first)
    }
}
