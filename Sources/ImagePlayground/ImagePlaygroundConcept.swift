import CoreGraphics

/// A concept that a picture should show.
public struct ImagePlaygroundConcept: Sendable {
    enum Content: Sendable {
        case text(String)
        case extracted(from: String, title: String?)
        case image(CGImage)
    }

    let content: Content

    /// A short description, in English or Japanese: "a sleepy fox with a red scarf".
    public static func text(_ text: String) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(content: .text(text))
    }

    /// The main content of a longer text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - title: The text's title, which has more weight than the text.
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(content: .extracted(from: text, title: title))
    }

    /// A picture whose colors are used. Without other concepts, the picture itself is painted anew.
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(content: .image(image))
    }

    /// A picture in a PNG file; nil if it can't be read.
    public static func image(_ url: URL) -> ImagePlaygroundConcept? {
        guard let data = try? Data(contentsOf: url), let image = CGImage(png: data) else { return nil }
        return ImagePlaygroundConcept(content: .image(image))
    }
}
