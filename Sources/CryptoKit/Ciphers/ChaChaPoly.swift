import CCrypto
import Foundation

/// ChaCha20 with Poly1305 (RFC 8439), with keys of 256 bits.
///
/// See [ChaChaPoly](https://developer.apple.com/documentation/cryptokit/chachapoly).
public enum ChaChaPoly {}

extension ChaChaPoly {
    /// A value that is used once with a key.
    public struct Nonce: CipherNonce {
        let bytes: [UInt8]

        /// A new one, at random.
        public init() { bytes = .random(count: AuthenticatedCipher.nonceByteCount) }

        /// One that somebody has made.
        /// - Throws: `CryptoKitError.incorrectParameterSize`
        public init<D: DataProtocol>(data: D) throws {
            bytes = data.allBytes
            guard bytes.count == AuthenticatedCipher.nonceByteCount else {
                throw CryptoKitError.incorrectParameterSize
            }
        }
    }

    /// An encrypted message with what it takes to authenticate it.
    public struct SealedBox: Sendable {
        /// The nonce that it was sealed with.
        public let nonce: Nonce
        /// The encrypted message.
        public let ciphertext: Data
        /// What authenticates it.
        public let tag: Data

        /// Nonce, encrypted message and tag one after the other.
        public var combined: Data { Data(nonce.bytes) + ciphertext + tag }

        /// A box of its parts.
        /// - Throws: `CryptoKitError.incorrectParameterSize` where the tag hasn't 16 bytes.
        public init<C: DataProtocol, T: DataProtocol>(nonce: Nonce, ciphertext: C, tag: T) throws {
            guard tag.count == AuthenticatedCipher.tagByteCount else { throw CryptoKitError.incorrectParameterSize }
            self.nonce = nonce
            self.ciphertext = Data(ciphertext)
            self.tag = Data(tag)
        }

        /// A box of what `combined` was.
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

    /// Encrypts a message.
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
    /// - Throws: `CryptoKitError.authenticationFailure` where key or box are others.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
        try open(sealedBox, using: key, authenticating: [UInt8]())
    }

    /// Decrypts a message that was authenticated together with other data.
    /// - Throws: `CryptoKitError.authenticationFailure` where key, box or data are others.
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
