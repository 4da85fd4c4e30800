import CoreGraphics

/// Something that a picture is to show.
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

    /// What a longer text is about most.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - title: What the text is called; it counts for more than the text.
    public static func extracted(from text: String, title: String? = nil) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(content: .extracted(from: text, title: title))
    }

    /// A picture whose colours the new one uses. Without other concepts the picture itself is painted anew.
    public static func image(_ image: CGImage) -> ImagePlaygroundConcept {
        ImagePlaygroundConcept(content: .image(image))
    }

    /// A picture in a PNG file; nil if there is none that can be read.
    public static func image(_ url: URL) -> ImagePlaygroundConcept? {
        guard let data = try? Data(contentsOf: url), let image = CGImage(png: data) else { return nil }
        return ImagePlaygroundConcept(content: .image(image))
    }
}
