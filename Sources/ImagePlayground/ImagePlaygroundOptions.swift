import CoreGraphics

/// The variety and size of pictures.
public struct ImagePlaygroundOptions: Sendable, Equatable {
    /// How much the pictures of one request differ from each other.
    public enum CreationVariety: Int, Hashable, Sendable {
        case automatic, low, high
    }

    /// Whether likenesses of people may be used. There are none here, so this has no effect.
    public enum Personalization: Int, Hashable, Sendable {
        case automatic, enabled, disabled
    }

    /// How an input picture is used.
    public enum CreationStrategy: Int, Hashable, Sendable {
        case automatic
    }

    /// How large the pictures are.
    public struct SizeSpecification: Hashable, Sendable {
        let side: CGFloat

        /// The supported size nearest to one in pixels: pictures are square, from 128 to 1024 pixels wide.
        public static func closest(to size: CGSize) -> SizeSpecification {
            SizeSpecification(side: min(max((size.width + size.height) / 2, 128), 1024).rounded())
        }
    }

    /// Stored without effect.
    public var creationVariety = CreationVariety.automatic
    /// Stored without effect.
    public var personalization = Personalization.automatic
    /// Stored without effect.
    public var creationStrategy = CreationStrategy.automatic
    /// nil for pictures of 512 by 512 pixels.
    public var sizeSpecification: SizeSpecification?

    /// Creates options for pictures of 512 by 512 pixels.
    public init() {}

    var side: Int { Int(sizeSpecification?.side ?? 512) }
}

/// Whether people may appear in pictures. They never do here, so this has no effect.
public enum ImagePlaygroundPersonalizationPolicy: Int, Hashable, Sendable {
    case automatic, enabled, disabled
}
