import CCrypto
import Foundation

/// Keys on Curve25519: X25519 (RFC 7748) for key agreement, Ed25519 (RFC 8032) for signatures.
///
/// See [Curve25519](https://developer.apple.com/documentation/cryptokit/curve25519).
public enum Curve25519 {
    static let keyByteCount = 32

    static func privateKey(_ kind: Int32, _ bytes: [UInt8]) throws -> LibraryKey {
        guard bytes.count == keyByteCount else { throw CryptoKitError.incorrectKeySize }
        guard let key = LibraryKey(EVP_PKEY_new_raw_private_key(kind, nil, bytes, bytes.count)) else {
            throw CryptoKitError.invalidParameter
        }
        return key
    }

    static func publicKey(_ kind: Int32, _ bytes: [UInt8]) throws -> LibraryKey {
        guard bytes.count == keyByteCount else { throw CryptoKitError.incorrectKeySize }
        guard let key = LibraryKey(EVP_PKEY_new_raw_public_key(kind, nil, bytes, bytes.count)) else {
            throw CryptoKitError.invalidParameter
        }
        return key
    }

    static func publicBytes(of key: LibraryKey) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: keyByteCount), count = keyByteCount
        EVP_PKEY_get_raw_public_key(key.pointer, &bytes, &count)
        return bytes
    }

    static func privateBytes(of key: LibraryKey) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: keyByteCount), count = keyByteCount
        EVP_PKEY_get_raw_private_key(key.pointer, &bytes, &count)
        return bytes
    }

    /// Signatures by Ed25519.
    public enum Signing {
        /// The private key, which signs.
        public struct PrivateKey: Sendable {
            let key: LibraryKey

            /// A new key.
            public init() { key = try! Curve25519.privateKey(EVP_PKEY_ED25519, .random(count: keyByteCount)) }

            /// Creates a key from 32 bytes.
            ///
            /// - Throws: `CryptoKitError` unless there are 32 bytes that are such a key.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                key = try Curve25519.privateKey(EVP_PKEY_ED25519, data.copied)
            }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(privateBytes(of: key)) }
            /// The public key, with which others verify signatures.
            public var publicKey: PublicKey { PublicKey(bytes: publicBytes(of: key)) }

            /// A signature of 64 bytes.
            ///
            /// - Throws: `CryptoKitError` where libcrypto fails.
            public func signature<D: DataProtocol>(for data: D) throws -> Data {
                Data(try key.sign(data.allBytes, digest: nil))
            }
        }

        /// The public key, which verifies signatures.
        public struct PublicKey: Hashable, Sendable {
            let bytes: [UInt8]

            /// Creates a key from 32 bytes.
            ///
            /// - Throws: `CryptoKitError` unless there are 32 bytes that are such a key.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                bytes = data.copied
                _ = try Curve25519.publicKey(EVP_PKEY_ED25519, bytes)
            }

            init(bytes: [UInt8]) { self.bytes = bytes }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }

            /// Whether a signature of the data by the private key is valid.
            public func isValidSignature<S: DataProtocol, D: DataProtocol>(_ signature: S, for data: D) -> Bool {
                guard let key = try? Curve25519.publicKey(EVP_PKEY_ED25519, bytes) else { return false }
                return key.isSigned(data.allBytes, by: signature.allBytes, digest: nil)
            }
        }
    }

    /// Key agreement by X25519.
    public enum KeyAgreement {
        /// The private key of one side.
        public struct PrivateKey: Sendable {
            let key: LibraryKey

            /// A new key.
            public init() { key = try! Curve25519.privateKey(EVP_PKEY_X25519, .random(count: keyByteCount)) }

            /// Creates a key from 32 bytes.
            ///
            /// - Throws: `CryptoKitError` unless there are 32 bytes that are such a key.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                key = try Curve25519.privateKey(EVP_PKEY_X25519, data.copied)
            }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(privateBytes(of: key)) }
            /// The public key, for the other side.
            public var publicKey: PublicKey { PublicKey(bytes: publicBytes(of: key)) }

            /// The shared secret, which the other side computes from its private key and this one's public key.
            ///
            /// - Throws: `CryptoKitError` if the other side's key yields no secret.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                try key.agree(with: Curve25519.publicKey(EVP_PKEY_X25519, publicKeyShare.bytes))
            }
        }

        /// The public key of the other side.
        public struct PublicKey: Hashable, Sendable {
            let bytes: [UInt8]

            /// Creates a key from 32 bytes.
            ///
            /// - Throws: `CryptoKitError` unless there are 32 bytes that are such a key.
            public init<D: ContiguousBytes>(rawRepresentation data: D) throws {
                bytes = data.copied
                _ = try Curve25519.publicKey(EVP_PKEY_X25519, bytes)
            }

            init(bytes: [UInt8]) { self.bytes = bytes }

            /// The key's 32 bytes.
            public var rawRepresentation: Data { Data(bytes) }
        }
    }
}
