import CCrypto
import Foundation

/// Computes a digest of any number of bytes.
///
/// See [HashFunction](https://developer.apple.com/documentation/cryptokit/hashfunction).
public protocol HashFunction: Sendable {
    /// The type of the result.
    associatedtype Digest: CryptoKit.Digest
    /// The number of bytes in a block.
    static var blockByteCount: Int { get }
    /// Creates a hash function without any input.
    init()
    /// Adds bytes to the input.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of the input so far. More input may follow.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Adds data to the input.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// The result of a hash function, with a fixed number of bytes.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    static var byteCount: Int { get }
}

/// A digest of one of libcrypto's algorithms.
protocol LibraryDigest: Digest {
    static var name: String { get }
    static var algorithm: OpaquePointer? { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension LibraryDigest {
    /// Compares in constant time.
    public static func == (left: Self, right: Self) -> Bool { isEqual(left.bytes, right.bytes) }

    /// Compares with data of any kind, in constant time.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { isEqual(left.bytes, right.allBytes) }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// An iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    /// The digest in the format `SHA256 digest: 2cf24d…`.
    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
}

extension [UInt8] {
    var hexadecimal: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}

/// Compares in constant time: the time depends on the number of bytes alone.
func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}

/// The state of an incremental hash, with value semantics.
struct HashState: @unchecked Sendable {
    // @unchecked: the context is mutated by a unique owner only; a shared one is copied first.
    private final class Context {
        let pointer = EVP_MD_CTX_new()
        deinit { EVP_MD_CTX_free(pointer) }

        var copy: Context {
            let context = Context()
            _ = withExtendedLifetime(self) { EVP_MD_CTX_copy_ex(context.pointer, pointer) }
            return context
        }
    }

    private var context = Context()

    init(_ algorithm: OpaquePointer?) {
        precondition(EVP_DigestInit_ex(context.pointer, algorithm, nil) == 1, "libcrypto lacks a digest")
    }

    mutating func update(_ bytes: UnsafeRawBufferPointer) {
        if !isKnownUniquelyReferenced(&context) { context = context.copy }
        EVP_DigestUpdate(context.pointer, bytes.baseAddress, bytes.count)
    }

    func finalized(byteCount: Int) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: byteCount)
        let copy = context.copy
        _ = withExtendedLifetime(copy) { EVP_DigestFinal_ex(copy.pointer, &digest, nil) }
        return digest
    }
}
