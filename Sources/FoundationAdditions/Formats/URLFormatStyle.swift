import Foundation

extension URL {
    /// Writes and reads addresses, so that a field can edit one. Foundation has no such style on Linux; Apple's options
    /// for leaving parts out are missing here.
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// Makes the style. It has no settings.
        public init() {}
        /// The whole address.
        public func format(_ value: URL) -> String { value.absoluteString }
        /// Reads addresses that have a scheme.
        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// Reads an address that has a scheme.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Reads addresses. It has no settings.
        public init() {}

        /// Throws where the text is no address, or one without a scheme.
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
    /// An address.
    public static var url: URL.FormatStyle { URL.FormatStyle() }
}

extension ParseStrategy where Self == URL.ParseStrategy {
    /// An address.
    public static var url: URL.ParseStrategy { URL.ParseStrategy() }
}
