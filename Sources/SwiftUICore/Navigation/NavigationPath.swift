import Foundation

/// The values of the pages on a navigation stack, of any types, the topmost last.
///
/// See [NavigationPath](https://developer.apple.com/documentation/swiftui/navigationpath).
public struct NavigationPath: Equatable {
    var elements: [NavigationValue]

    /// A path to the root.
    public init() { elements = [] }
    /// A path of some values, the topmost last.
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { NavigationValue($0) }
    }
    /// A path that was decoded.
    public init(_ codable: CodableRepresentation) { elements = codable.elements }

    /// The number of pages above the root.
    public var count: Int { elements.count }
    /// Whether the root is shown.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds a page to the top, for a value.
    public mutating func append<V: Hashable>(_ value: V) { elements.append(NavigationValue(value)) }

    /// Removes `k` pages from the top. Traps if there are fewer.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(k <= count, "a path of \(count) values can't lose \(k)")
        elements.removeLast(k)
    }

    /// The path in a form that can be encoded; nil if one of the values can't be.
    public var codable: CodableRepresentation? {
        guard elements.allSatisfy({ $0.type is any Codable.Type }) else { return nil }
        return CodableRepresentation(elements: elements)
    }

    /// A path that can be encoded: for each value, the topmost first, the name of its type and its JSON.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let elements: [NavigationValue]

        fileprivate init(elements: [NavigationValue]) { self.elements = elements }

        /// Decodes a path.
        ///
        /// - Throws: `DecodingError` if the data has another format, or names a type that the app doesn't have or that
        ///   isn't both `Hashable` and `Codable`.
        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var elements: [NavigationValue] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                let json = Data(try container.decode(String.self).utf8)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that is Hashable and Codable")
                }
                elements.append(try Self.decode(type, json))
            }
            self.elements = elements.reversed()
        }

        private static func decode<V: Hashable & Codable>(_ type: V.Type, _ json: Data) throws -> NavigationValue {
            NavigationValue(try JSONDecoder().decode(type, from: json))
        }

        /// Encodes the path, the topmost value first.
        ///
        /// - Throws: `EncodingError` for a value whose type can't be found by name, such as a local type.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for element in elements.reversed() {
                guard let value = element.value.base as? any Codable, let name = _mangledTypeName(element.type)
                else {
                    throw EncodingError.invalidValue(
                        element.value.base,
                        .init(codingPath: encoder.codingPath, debugDescription: "its type has no name to be found by"))
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}
