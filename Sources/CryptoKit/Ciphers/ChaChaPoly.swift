import CCrypto
import Foundation

/// ChaCha20 with Poly1305 (RFC 8439), with keys of 256 bits.
///
/// See [ChaChaPoly](https://developer.apple.com/documentation/cryptokit/chachapoly).
public enum ChaChaPoly {}

extension ChaChaPoly {
    /// A number used once: it may be used only once with a key.
    public struct Nonce: CipherNonce {
        let bytes: [UInt8]

        /// Creates a random nonce.
        public init() { bytes = .random(count: AuthenticatedCipher.nonceByteCount) }

        /// Creates a nonce from bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize`
        public init<D: DataProtocol>(data: D) throws {
            bytes = data.allBytes
            guard bytes.count == AuthenticatedCipher.nonceByteCount else {
                throw CryptoKitError.incorrectParameterSize
            }
        }
    }

    /// A sealed box: the nonce, the ciphertext and the authentication tag.
    public struct SealedBox: Sendable {
        /// The nonce that it was sealed with.
        public let nonce: Nonce
        /// The ciphertext.
        public let ciphertext: Data
        /// The authentication tag.
        public let tag: Data

        /// Nonce, ciphertext and tag, concatenated.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// Creates a box from its parts.
        /// - Throws: `CryptoKitError.incorrectParameterSize` where the tag hasn't 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }

        /// Creates a box from the value of `combined`.
        /// - Throws: `CryptoKitError.incorrectParameterSize` where it is too short.
        public init<D: DataProtocol>(combined: D) throws {
            let bytes = combined.allBytes
            let (start, rest) = (AuthenticatedCipher.nonceByteCount, AuthenticatedCipher.tagByteCount)
            guard bytes.count >= start + rest else { throw CryptoKitError.incorrectParameterSize }
            try self.init(
                nonce: Nonce(data: bytes.prefix(start)), ciphertext: bytes.dropFirst(start).dropLast(rest),
                tag: bytes.suffix(rest))
        }
    }

    /// Encrypts and authenticates a message.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 256 bits.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Encrypts a message, and authenticates it together with data that isn't encrypted.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 256 bits.
    public static func seal<Plaintext: DataProtocol, AuthenticatedData: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil,
        authenticating authenticatedData: AuthenticatedData
    ) throws -> SealedBox {
        let nonce = nonce ?? Nonce()
        let sealed = try cipher(key).seal(
            message.allBytes, nonce: nonce.bytes, authenticating: authenticatedData.allBytes)
        return try SealedBox(nonce: nonce, ciphertext: sealed.ciphertext, tag: sealed.tag)
    }

    /// Decrypts a message.
    /// - Throws: `CryptoKitError.authenticationFailure` if the key or the box doesn't match.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts a message that was authenticated together with other data.
    /// - Throws: `CryptoKitError.authenticationFailure` if the key, the box or the data doesn't match.
    public static func open<AuthenticatedData: DataProtocol>(
        _ sealedBox: SealedBox, using key: SymmetricKey, authenticating authenticatedData: AuthenticatedData
    ) throws -> Data {
        try cipher(key).open(
            Array(sealedBox.ciphertext), tag: Array(sealedBox.tag), nonce: sealedBox.nonce.bytes,
            authenticating: authenticatedData.allBytes)
    }

    private static func cipher(_ key: SymmetricKey) throws -> AuthenticatedCipher {
        guard key.bitCount == 256 else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(cipher: EVP_chacha20_poly1305(), key: key.bytes)
    }
}
