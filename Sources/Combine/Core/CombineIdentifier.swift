import Foundation

/// Tells apart the ends of a stream.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
    private let value: UInt

    private static let counter = Counter()

    /// One that no other has.
    public init() { value = Self.counter.next() }

    /// An object's own.
    public init(_ object: AnyObject) { value = UInt(bitPattern: ObjectIdentifier(object)) }

    /// The identifier as a hexadecimal number after "0x".
    public var description: String { "0x" + String(value, radix: 16) }

    /// Odd numbers, which no object's address is.
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

/// Something with an identifier by which to tell it apart in a stream.
public protocol CustomCombineIdentifierConvertible {
    /// Tells it apart from others.
    var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
    /// The identifier of the object, taken from its identity.
    public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
