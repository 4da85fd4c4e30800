/// A style of drawing.
public struct ImagePlaygroundStyle: Codable, Hashable, Identifiable, Sendable {
    /// The style's name, such as `animation`.
    public let id: String

    init(id: String) {
        self.id = id
    }

    /// Flat, bright colors and an even line, as in an animated film.
    public static let animation = ImagePlaygroundStyle(id: "animation")

    /// Watercolour under a thin line.
    public static let illustration = ImagePlaygroundStyle(id: "illustration")

    /// Pencil and colored pencils on paper.
    public static let sketch = ImagePlaygroundStyle(id: "sketch")

    /// All styles that are available here.
    public static var all: [ImagePlaygroundStyle] { [animation, illustration, sketch] }

    @available(
        *, unavailable, message: "Name a server in KISSA_IMAGES instead; the three drawn styles go to it as well"
    )
    public static var externalProvider: ImagePlaygroundStyle { fatalError() }

    var manner: Manner { Manner(rawValue: id) ?? .sketch }
}
