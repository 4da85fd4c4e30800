import CCrypto
import Foundation

/// Hash functions that are no longer secure, for compatibility with existing data.
public enum Insecure {
    /// MD5, which is broken: only for checking existing data.
    public struct MD5: HashFunction {
        /// The type of the result.
        public typealias Digest = MD5Digest
        /// 64 bytes.
        public static var blockByteCount: Int { 64 }
        /// 16 bytes.
        public static var byteCount: Int { 16 }
        private var state = HashState(MD5Digest.algorithm)

        /// Creates a hash function without any input.
        public init() {}

        /// Adds bytes to the input.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        /// The digest of the input so far. More input may follow.
        public func finalize() -> MD5Digest { MD5Digest(bytes: state.finalized(byteCount: 16)) }
    }

    /// The digest that `MD5` makes.
    public struct MD5Digest: LibraryDigest {
        /// 16 bytes.
        public static var byteCount: Int { 16 }
        static var name: String { "MD5" }
        static var algorithm: OpaquePointer? { EVP_md5() }
        let bytes: [UInt8]
    }

    /// SHA-1, which is broken: only for checking existing data.
    public struct SHA1: HashFunction {
        /// The type of the result.
        public typealias Digest = SHA1Digest
        /// 64 bytes.
        public static var blockByteCount: Int { 64 }
        /// 20 bytes.
        public static var byteCount: Int { 20 }
        private var state = HashState(SHA1Digest.algorithm)

        /// Creates a hash function without any input.
        public init() {}

        /// Adds bytes to the input.
        public mutating func update(bufferPointer: UnsafeRawBufferPointer) { state.update(bufferPointer) }

        /// The digest of the input so far. More input may follow.
        public func finalize() -> SHA1Digest { SHA1Digest(bytes: state.finalized(byteCount: 20)) }
    }

    /// The digest that `SHA1` makes.
    public struct SHA1Digest: LibraryDigest {
        /// 20 bytes.
        public static var byteCount: Int { 20 }
        static var name: String { "SHA1" }
        static var algorithm: OpaquePointer? { EVP_sha1() }
        let bytes: [UInt8]
    }
}
