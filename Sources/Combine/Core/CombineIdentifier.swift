import Foundation

/// Identifies a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt

    private static let counter = Counter()

    /// A new, unique identifier.
    public init() { value = Self.counter.next() }

    /// The identifier of an object, taken from its identity.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identifier as a hexadecimal number after "0x".
    public var description: String { "0x" + String(value, radix: 16) }

    /// Odd numbers, which can't be an object's address.
    private final class Counter: @unchecked Sendable {
        // @unchecked: the lock guards the only field.
        private let lock = NSLock()
        private var last: UInt = 1

        func next() -> UInt {
            lock.withLock {
                last &+= 2
                return last
            }
        }
    }
}

/// Something that has a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
    /// The identifier, which is unique.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object, taken from its identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
