import Foundation
import FoundationAdditions

/// The name of a type of values, such as "Album".
///
/// See [TypeDisplayRepresentation](https://developer.apple.com/documentation/appintents/typedisplayrepresentation).
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public var name: LocalizedStringResource
    /// The name after a number.
    public var numericFormat: LocalizedStringResource?
    /// Other names.
    public var synonyms: [LocalizedStringResource]

    /// A name.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
    }

    /// A name.
    public init(stringLiteral value: String) { self.init(name: LocalizedStringResource(stringLiteral: value)) }
}

/// A type that has a name.
public protocol TypeDisplayRepresentable {
    /// The name.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
