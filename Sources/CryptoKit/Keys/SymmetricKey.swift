import CCrypto
import Foundation

/// A key that both sides share.
///
/// See [SymmetricKey](https://developer.apple.com/documentation/cryptokit/symmetrickey). Its bytes are overwritten when the last
/// copy is released.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let secret: SecretBytes

    /// Creates a key from bytes.
    public init<D: ContiguousBytes>(data: D) { secret = SecretBytes(data.copied) }

    /// Creates a key of random bytes.
    public init(size: SymmetricKeySize) { secret = SecretBytes(.random(count: size.bitCount / 8)) }

    /// The number of bits.
    public var bitCount: Int { secret.bytes.count * 8 }

    var bytes: [UInt8] { secret.bytes }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try secret.bytes.withUnsafeBytes(body)
    }

    /// Compares in constant time.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { isEqual(left.bytes, right.bytes) }
}

/// The size of a key in bits.
public struct SymmetricKeySize: Sendable {
    /// The number of bits.
    public let bitCount: Int
    /// Creates a size of any multiple of eight bits.
    public init(bitCount: Int) {
        precondition(bitCount > 0 && bitCount % 8 == 0, "a key has whole bytes")
        self.bitCount = bitCount
    }

    /// 128 bits.
    public static let bits128 = SymmetricKeySize(bitCount: 128)
    /// 192 bits.
    public static let bits192 = SymmetricKeySize(bitCount: 192)
    /// 256 bits.
    public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// Bytes that are overwritten when they are released.
final class SecretBytes: @unchecked Sendable {
    // @unchecked: the bytes don't change until the last reference is released.
    private(set) var bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }
    deinit { bytes.withUnsafeMutableBytes { OPENSSL_cleanse($0.baseAddress, $0.count) } }
}

extension [UInt8] {
    static func random(count: Int) -> [UInt8] {
        var generator = SystemRandomNumberGenerator()
        return (0..<count).map { _ in .random(in: .min ... .max, using: &generator) }
    }
}
