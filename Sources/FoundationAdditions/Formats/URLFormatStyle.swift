import Foundation

extension URL {
    /// A style that writes and parses URLs, as for a text field. Foundation on Linux lacks it; Apple's options for omitting parts
    /// aren't supported here.
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// Creates the style, which has no settings.
        public init() {}
        /// The whole address.
        public func format(_ value: URL) -> String { value.absoluteString }
        /// Parses URLs that have a scheme.
        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Parses a URL that has a scheme.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Creates the strategy, which has no settings.
        public init() {}

        /// Throws if the text is no URL, or has no scheme.
        public func parse(_ value: String) throws -> URL {
            guard let url = URL(string: value.trimmingCharacters(in: .whitespaces)), url.scheme != nil else {
                throw CocoaError(.formatting)
            }
            return url
        }
    }

    /// The whole address.
    public func formatted() -> String { FormatStyle().format(self) }
    /// The address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ style: F) -> F.FormatOutput where F.FormatInput == URL {
        style.format(self)
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// A style for URLs.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// A strategy for parsing URLs.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
