import CCrypto
import Foundation

/// SHA-2 with 256 bits.
public struct SHA256: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA256Digest
    /// 64 bytes.
    public static var blockByteCount: Int { 64 }
    /// 32 bytes.
    public static var byteCount: Int { 32 }
    private var state = HashState(SHA256Digest.algorithm)

    /// Creates a hash function without any input.
    public init() {}

    /// Adds bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of the input so far. More input may follow.
    public func finalize() -> SHA256Digest { SHA256Digest(bytes: state.finalized(byteCount: 32)) }
}

/// The digest that `SHA256` makes.
public struct SHA256Digest: LibraryDigest {
    /// 32 bytes.
    public static var byteCount: Int { 32 }
    static var name: String { "SHA256" }
    static var algorithm: OpaquePointer? { EVP_sha256() }
    let bytes: [UInt8]
}

/// SHA-2 with 384 bits.
public struct SHA384: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA384Digest
    /// 128 bytes.
    public static var blockByteCount: Int { 128 }
    /// 48 bytes.
    public static var byteCount: Int { 48 }
    private var state = HashState(SHA384Digest.algorithm)

    /// Creates a hash function without any input.
    public init() {}

    /// Adds bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of the input so far. More input may follow.
    public func finalize() -> SHA384Digest { SHA384Digest(bytes: state.finalized(byteCount: 48)) }
}

/// The digest that `SHA384` makes.
public struct SHA384Digest: LibraryDigest {
    /// 48 bytes.
    public static var byteCount: Int { 48 }
    static var name: String { "SHA384" }
    static var algorithm: OpaquePointer? { EVP_sha384() }
    let bytes: [UInt8]
}

/// SHA-2 with 512 bits.
public struct SHA512: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA512Digest
    /// 128 bytes.
    public static var blockByteCount: Int { 128 }
    /// 64 bytes.
    public static var byteCount: Int { 64 }
    private var state = HashState(SHA512Digest.algorithm)

    /// Creates a hash function without any input.
    public init() {}

    /// Adds bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of the input so far. More input may follow.
    public func finalize() -> SHA512Digest { SHA512Digest(bytes: state.finalized(byteCount: 64)) }
}

/// The digest that `SHA512` makes.
public struct SHA512Digest: LibraryDigest {
    /// 64 bytes.
    public static var byteCount: Int { 64 }
    static var name: String { "SHA512" }
    static var algorithm: OpaquePointer? { EVP_sha512() }
    let bytes: [UInt8]
}
