import Foundation
import Synchronization

/// Converts values to data and back, for properties that are `.transformable`. Foundation on Linux lacks it.
open class ValueTransformer: @unchecked Sendable {
    private static let known = Mutex<[String: ValueTransformer]>([:])

    /// Creates a transformer.
    public required init() {}

    /// Converts a value to data. Subclasses override it; by default the value is unchanged.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Converts data to a value. Subclasses override it; by default the data is unchanged.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
    /// The class of converted values. It is only a note.
    open class func transformedValueClass() -> AnyClass { NSData.self }
    /// Whether data can be converted back to values.
    open class func allowsReverseTransformation() -> Bool { true }

    /// Registers a transformer under a name.
    public static func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        known.withLock { $0[name.rawValue] = transformer }
    }

    package static func register(_ type: ValueTransformer.Type) {
        let name = String(describing: type)
        known.withLock { known in if known[name] == nil { known[name] = type.init() } }
    }

    package static func named(_ name: String) -> ValueTransformer? { known.withLock { $0[name] } }
}

/// The name under which a transformer is registered.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
