import CCrypto
import Foundation

/// A private or public key, owned by libcrypto.
final class LibraryKey: @unchecked Sendable {
    // @unchecked: libcrypto counts references itself, and the key is never changed.
    let pointer: OpaquePointer

    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit { EVP_PKEY_free(pointer) }

    // MARK: Signatures

    /// Signs a message; `digest` is nil for algorithms with a built-in one.
    func sign(_ message: [UInt8], digest: OpaquePointer?) throws -> [UInt8] {
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        var count = 0
        guard EVP_DigestSignInit(context, nil, digest, nil, pointer) == 1,
            EVP_DigestSign(context, nil, &count, message, message.count) == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_DigestSign(context, &signature, &count, message, message.count) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return Array(signature.prefix(count))
    }

    func isSigned(_ message: [UInt8], by signature: [UInt8], digest: OpaquePointer?) -> Bool {
        let context = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(context) }
        return EVP_DigestVerifyInit(context, nil, digest, nil, pointer) == 1
            && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    }

    /// Signs a digest.
    func sign(digest: [UInt8]) throws -> [UInt8] {
        let context = EVP_PKEY_CTX_new(pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard EVP_PKEY_sign_init(context) == 1, EVP_PKEY_sign(context, nil, &count, digest, digest.count) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        var signature = [UInt8](repeating: 0, count: count)
        guard EVP_PKEY_sign(context, &signature, &count, digest, digest.count) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return Array(signature.prefix(count))
    }

    func isSigned(digest: [UInt8], by signature: [UInt8]) -> Bool {
        let context = EVP_PKEY_CTX_new(pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        return EVP_PKEY_verify_init(context) == 1
            && EVP_PKEY_verify(context, signature, signature.count, digest, digest.count) == 1
    }

    // MARK: Agreement

    /// The shared secret with another key.
    func agree(with other: LibraryKey) throws -> SharedSecret {
        let context = EVP_PKEY_CTX_new(pointer, nil)
        defer { EVP_PKEY_CTX_free(context) }
        var count = 0
        guard EVP_PKEY_derive_init(context) == 1, EVP_PKEY_derive_set_peer(context, other.pointer) == 1,
            EVP_PKEY_derive(context, nil, &count) == 1
        else { throw CryptoKitError.invalidParameter }
        var secret = [UInt8](repeating: 0, count: count)
        guard EVP_PKEY_derive(context, &secret, &count) == 1 else { throw CryptoKitError.invalidParameter }
        return SharedSecret(secret: SecretBytes(Array(secret.prefix(count))))
    }

    // MARK: Bytes

    func octets(_ name: String) -> [UInt8] {
        var count = 0
        guard EVP_PKEY_get_octet_string_param(pointer, name, nil, 0, &count) == 1 else { return [] }
        var bytes = [UInt8](repeating: 0, count: count)
        EVP_PKEY_get_octet_string_param(pointer, name, &bytes, count, &count)
        return Array(bytes.prefix(count))
    }

    /// A number, padded to a number of bytes.
    func number(_ name: String, byteCount: Int) -> [UInt8] {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(pointer, name, &number) == 1 else { return [] }
        defer { BN_clear_free(number) }
        var bytes = [UInt8](repeating: 0, count: byteCount)
        BN_bn2binpad(number, &bytes, Int32(byteCount))
        return bytes
    }

    /// The public key as SubjectPublicKeyInfo, in DER.
    var publicDER: [UInt8] {
        var output: UnsafeMutablePointer<UInt8>?
        let count = i2d_PUBKEY(pointer, &output)
        defer { CRYPTO_free(output, #file, #line) }
        return count > 0 ? Array(UnsafeBufferPointer(start: output, count: Int(count))) : []
    }

    /// The private key as PKCS #8, in DER.
    var privateDER: [UInt8] {
        let info = EVP_PKEY2PKCS8(pointer)
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        var output: UnsafeMutablePointer<UInt8>?
        let count = i2d_PKCS8_PRIV_KEY_INFO(info, &output)
        defer { CRYPTO_free(output, #file, #line) }
        return count > 0 ? Array(UnsafeBufferPointer(start: output, count: Int(count))) : []
    }

    static func publicKey(der: [UInt8]) -> LibraryKey? {
        der.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return LibraryKey(d2i_PUBKEY(nil, &start, buffer.count))
        }
    }

    static func privateKey(der: [UInt8]) -> LibraryKey? {
        der.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return LibraryKey(d2i_AutoPrivateKey(nil, &start, buffer.count))
        }
    }
}
