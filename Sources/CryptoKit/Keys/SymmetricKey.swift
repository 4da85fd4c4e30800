import CCrypto
import Foundation

/// A key that both sides have.
///
/// See [SymmetricKey](https://developer.apple.com/documentation/cryptokit/symmetrickey). Its bytes are overwritten when nobody
/// holds it any more.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
    private let secret: SecretBytes

    /// A key of bytes that somebody has made.
    public init<D: ContiguousBytes>(data: D) { secret = SecretBytes(data.copied) }

    /// A new key, of random bytes.
    public init(size: SymmetricKeySize) { secret = SecretBytes(.random(count: size.bitCount / 8)) }

    /// How many bits it has.
    public var bitCount: Int { secret.bytes.count * 8 }

    var bytes: [UInt8] { secret.bytes }

    /// The bytes, in place.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try secret.bytes.withUnsafeBytes(body)
    }

    /// In a time that says nothing of where they differ.
    public static func == (left: SymmetricKey, right: SymmetricKey) -> Bool { isEqual(left.bytes, right.bytes) }
}

/// How many bits a new key has.
public struct SymmetricKeySize: Sendable {
    /// How many.
    public let bitCount: Int
    /// Any multiple of eight.
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

/// Bytes that are overwritten when they go.
final class SecretBytes: @unchecked Sendable {
    // @unchecked: nothing changes the bytes before the last owner is gone.
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
