import CCrypto
import Foundation

/// The Advanced Encryption Standard.
public enum AES {}

extension AES {
    /// AES in Galois counter mode, with keys of 128, 192 or 256 bits.
    ///
    /// See [AES.GCM](https://developer.apple.com/documentation/cryptokit/aes/gcm).
    public enum GCM {}
}

extension AES.GCM {
    /// A number used once: it may be used only once with a key.
    public struct Nonce: CipherNonce {
        let bytes: [UInt8]

        /// Creates a random nonce.
        public init() { bytes = .random(count: AuthenticatedCipher.nonceByteCount) }

        /// Creates a nonce from bytes.
        /// - Throws: `CryptoKitError.incorrectParameterSize` for fewer than 12 bytes.
        public init<D: DataProtocol>(data: D) throws {
            bytes = data.allBytes
            guard bytes.count >= AuthenticatedCipher.nonceByteCount else {
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

        /// Nonce, ciphertext and tag, concatenated; nil unless the nonce has 12 bytes.
        public var combined: Data? {
            let bytes = nonce.bytes
            return bytes.count == AuthenticatedCipher.nonceByteCount ? Data(bytes) + ciphertext + tag : nil
        }

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
    /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 128, 192 or 256 bits.
    public static func seal<Plaintext: DataProtocol>(
        _ message: Plaintext, using key: SymmetricKey, nonce: Nonce? = nil
    ) throws -> SealedBox {
        try seal(message, using: key, nonce: nonce, authenticating: [UInt8]())
    }

    /// Encrypts a message, and authenticates it together with data that isn't encrypted.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` unless the key has 128, 192 or 256 bits.
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
        let ciphers = [128: EVP_aes_128_gcm, 192: EVP_aes_192_gcm, 256: EVP_aes_256_gcm]
        guard let cipher = ciphers[key.bitCount] else { throw CryptoKitError.incorrectKeySize }
        return AuthenticatedCipher(cipher: cipher(), key: key.bytes)
    }
}
