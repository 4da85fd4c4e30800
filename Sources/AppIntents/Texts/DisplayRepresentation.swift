import Foundation
import FoundationAdditions
import UIKit

/// How a value is shown: its title, what is below it, and a picture.
///
/// See [DisplayRepresentation](https://developer.apple.com/documentation/appintents/displayrepresentation).
public struct DisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
    /// The title.
    public var title: LocalizedStringResource
    /// What is below the title.
    public var subtitle: LocalizedStringResource?
    /// The picture.
    public var image: Image?
    /// Other titles.
    public var synonyms: [LocalizedStringResource]

    /// How a value is shown.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }

    /// A title without values.
    public init(stringLiteral value: String) { self.init(title: LocalizedStringResource(stringLiteral: value)) }

    /// A title with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

extension DisplayRepresentation {
    /// A picture beside a title.
    public struct Image: Hashable, Sendable {
        /// A picture's outline.
        public enum DisplayStyle: Hashable, Sendable {
            /// Square, with round corners.
            case `default`
            /// A circle.
            case circular
        }

        private enum Source: Hashable, Sendable {
            case named(String), symbol(String), data(Data), url(URL)
        }

        private let source: Source
        private let isTemplate: Bool?
        private let displayStyle: DisplayStyle

        private init(_ source: Source, _ isTemplate: Bool?, _ displayStyle: DisplayStyle) {
            (self.source, self.isTemplate, self.displayStyle) = (source, isTemplate, displayStyle)
        }

        /// One of the app's pictures.
        public init(named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.named(name), isTemplate, displayStyle)
        }
        /// A symbol.
        public init(systemName name: String, isTemplate: Bool? = nil) { self.init(.symbol(name), isTemplate, .default) }
        /// A symbol in a color.
        public init(
            systemName name: String, tintColor: UIColor?, symbolConfiguration: UIImage.SymbolConfiguration? = nil
        ) {
            self.init(.symbol(name), nil, .default)
        }
        /// A picture in memory.
        public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
            self.init(.data(data), isTemplate, displayStyle)
        }
        /// A picture at an address.
        public init(
            url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
            displayStyle: DisplayStyle = .default
        ) {
            self.init(.url(url), isTemplate, displayStyle)
        }
    }
}

/// A value that can be shown.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
    /// The title.
    public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A value that can be shown, of a type that has a name.
public protocol DisplayRepresentable: TypeDisplayRepresentable, InstanceDisplayRepresentable {}
