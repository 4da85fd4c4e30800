import CCrypto
import Foundation

/// Makes a digest of any number of bytes.
///
/// See [HashFunction](https://developer.apple.com/documentation/cryptokit/hashfunction).
public protocol HashFunction: Sendable {
    /// What it makes.
    associatedtype Digest: CryptoKit.Digest
    /// How many bytes it takes in at a time.
    static var blockByteCount: Int { get }
    /// Has taken in nothing.
    init()
    /// Takes in bytes.
    mutating func update(bufferPointer: UnsafeRawBufferPointer)
    /// The digest of what was taken in; more may follow.
    func finalize() -> Digest
}

extension HashFunction {
    /// The digest of data.
    public static func hash<D: DataProtocol>(data: D) -> Digest {
        var function = Self()
        function.update(data: data)
        return function.finalize()
    }

    /// Takes in data.
    public mutating func update<D: DataProtocol>(data: D) {
        for region in data.regions { region.withUnsafeBytes { update(bufferPointer: $0) } }
    }
}

/// What a hash function makes of data: some bytes, always as many.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// How many.
    static var byteCount: Int { get }
}

/// A digest of libcrypto's: the function's name, its sizes, and where the bytes are kept.
protocol LibraryDigest: Digest {
    static var name: String { get }
    static var algorithm: OpaquePointer? { get }
    var bytes: [UInt8] { get }
    init(bytes: [UInt8])
}

extension LibraryDigest {
    /// Compares in a time that says nothing of where they differ.
    public static func == (left: Self, right: Self) -> Bool { isEqual(left.bytes, right.bytes) }

    /// Compares with data of any kind.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { isEqual(left.bytes, right.allBytes) }

    /// The bytes, in place.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// Goes through the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

    /// As `SHA256 digest: 2cf24d…`.
    public var description: String { "\(Self.name) digest: \(bytes.hexadecimal)" }
}

extension [UInt8] {
    var hexadecimal: String {
        map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
    }
}

/// In a time that depends on the count alone.
func isEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
}

/// A digest in the making. A copy goes on by itself.
struct HashState: @unchecked Sendable {
    // @unchecked: the state is changed by its only owner, which makes a copy first where there are several.
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
