// How much of the query language a model is told of: the more, the more of its context it takes.

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SpotlightSearchTool {
    /// What a model may ask for, and how it gets the answer.
    public struct Guide: Sendable {
        /// What it may ask for.
        public let level: GuidanceLevel
        /// How it gets the answer.
        public let format: FormatLevel

        /// A guide.
        public init(level: GuidanceLevel = .complete, format: FormatLevel = .structured) {
            (self.level, self.format) = (level, format)
        }

        /// All there is: for models with a large context.
        public static var complete: Guide { Guide(level: .complete) }

        /// Words, and the attributes of a kind of content.
        public static func focused(_ domain: ContentDomain = .items) -> Guide { Guide(level: .focused(domain)) }

        /// What a profile says.
        public static func dynamic(_ profile: GuidanceProfile) -> Guide { Guide(level: .dynamic(profile)) }
    }

    /// How a model gets an answer.
    public enum FormatLevel: Hashable, Sendable {
        /// As JSON.
        case structured
        /// A line for each item.
        case compact
    }

    /// What a model may ask for.
    public enum GuidanceLevel: Sendable {
        /// Words, attributes, orders and stages.
        case complete
        /// Words, and the attributes of a kind of content.
        case focused(_ domain: ContentDomain = .items)
        /// What a profile says.
        case dynamic(GuidanceProfile)
    }

    /// What a model may ask for, by ways of comparing. What is nil is allowed.
    public struct GuidanceProfile: Sendable {
        /// Words.
        public var textMatch: Bool?
        /// Accepted: words are compared, not meanings.
        public var similarityMatch: Bool?
        /// Attributes that are numbers.
        public var numericMatch: Bool?
        /// Attributes that are dates.
        public var dates: Bool?
        /// People.
        public var people: Bool?
        /// The type of the content.
        public var contentType: Bool?
        /// The attributes that the model is told of.
        public var attributes: [SearchableItemAttribute]?

        /// A profile.
        public init(
            textMatch: Bool? = nil, similarityMatch: Bool? = nil, numericMatch: Bool? = nil, dates: Bool? = nil,
            people: Bool? = nil, contentType: Bool? = nil, attributes: [SearchableItemAttribute]? = nil
        ) {
            (self.textMatch, self.similarityMatch, self.numericMatch) = (textMatch, similarityMatch, numericMatch)
            (self.dates, self.people, self.contentType) = (dates, people, contentType)
            self.attributes = attributes
        }
    }
}
