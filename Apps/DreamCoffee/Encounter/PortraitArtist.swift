import CoreGraphics
import ImagePlayground

/// Draws the portraits of guests.
enum PortraitArtist {
    typealias Drawing = @Sendable (_ description: String, _ style: ImagePlaygroundStyle) async throws -> CGImage

    /// The system's image generator; tests replace it.
    @TaskLocal static var draw: Drawing = drawWithImageCreator

    @Sendable private static func drawWithImageCreator(
        _ description: String, _ style: ImagePlaygroundStyle
    ) async throws -> CGImage {
        let creator = try await ImageCreator()
        for try await picture in creator.images(for: [.text(description)], style: style, limit: 1) {
            return picture.cgImage
        }
        throw PortraitError.nothingWasDrawn(description: description)
    }
}

/// Why there is no picture.
enum PortraitError: Error, Equatable {
    /// The generator finished without an image.
    case nothingWasDrawn(description: String)
}
