import CCrypto
import Foundation

/// SHA-3 with 256 bits.
public struct SHA3_256: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA3_256Digest
    /// 136 bytes.
    public static var blockByteCount: Int { 136 }
    /// 32 bytes.
    public static var byteCount: Int { 32 }
    private var state = HashState(SHA3_256Digest.algorithm)

    /// Creates a hash function without any input.
    public init() {}

    /// Adds bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of the input so far. More input may follow.
    public func finalize() -> SHA3_256Digest { SHA3_256Digest(bytes: state.finalized(byteCount: 32)) }
}

/// The digest that `SHA3_256` makes.
public struct SHA3_256Digest: LibraryDigest {
    /// 32 bytes.
    public static var byteCount: Int { 32 }
    static var name: String { "SHA3_256" }
    static var algorithm: OpaquePointer? { EVP_sha3_256() }
    let bytes: [UInt8]
}

/// SHA-3 with 384 bits.
public struct SHA3_384: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA3_384Digest
    /// 104 bytes.
    public static var blockByteCount: Int { 104 }
    /// 48 bytes.
    public static var byteCount: Int { 48 }
    private var state = HashState(SHA3_384Digest.algorithm)

    /// Creates a hash function without any input.
    public init() {}

    /// Adds bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of the input so far. More input may follow.
    public func finalize() -> SHA3_384Digest { SHA3_384Digest(bytes: state.finalized(byteCount: 48)) }
}

/// The digest that `SHA3_384` makes.
public struct SHA3_384Digest: LibraryDigest {
    /// 48 bytes.
    public static var byteCount: Int { 48 }
    static var name: String { "SHA3_384" }
    static var algorithm: OpaquePointer? { EVP_sha3_384() }
    let bytes: [UInt8]
}

/// SHA-3 with 512 bits.
public struct SHA3_512: HashFunction {
    /// The type of the result.
    public typealias Digest = SHA3_512Digest
    /// 72 bytes.
    public static var blockByteCount: Int { 72 }
    /// 64 bytes.
    public static var byteCount: Int { 64 }
    private var state = HashState(SHA3_512Digest.algorithm)

    /// Creates a hash function without any input.
    public init() {}

    /// Adds bytes to the input.
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

    /// The digest of the input so far. More input may follow.
    public func finalize() -> SHA3_512Digest { SHA3_512Digest(bytes: state.finalized(byteCount: 64)) }
}

/// The digest that `SHA3_512` makes.
public struct SHA3_512Digest: LibraryDigest {
    /// 64 bytes.
    public static var byteCount: Int { 64 }
    static var name: String { "SHA3_512" }
    static var algorithm: OpaquePointer? { EVP_sha3_512() }
    let bytes: [UInt8]
}
