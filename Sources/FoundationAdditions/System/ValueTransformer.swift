import Foundation
import Synchronization

/// Turns values into data and back, for properties that are `.transformable`. Foundation has none on Linux.
open class ValueTransformer: @unchecked Sendable {
    private static let known = Mutex<[String: ValueTransformer]>([:])

    /// A transformer.
    public required init() {}

    /// Turns a value into data. Subclasses do; this one leaves the value as it is.
    open func transformedValue(_ value: Any?) -> Any? { value }
    /// Turns data into a value. Subclasses do; this one leaves the value as it is.
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }
    /// Whether data can be turned back into values.
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
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
