import CCrypto
import Foundation

/// An authenticated cipher of libcrypto, with a nonce of 12 bytes and a tag of 16 bytes.
struct AuthenticatedCipher {
    static let nonceByteCount = 12, tagByteCount = 16

    let cipher: OpaquePointer?
    let key: [UInt8]

    func seal(_ message: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> (
        ciphertext: [UInt8], tag: [UInt8]
    ) {
        let context = try begin(nonce, data, encrypts: true)
        defer { EVP_CIPHER_CTX_free(context) }
        var output = [UInt8](repeating: 0, count: message.count + 16), count: Int32 = 0, rest: Int32 = 0
        guard EVP_EncryptUpdate(context, &output, &count, message, Int32(message.count)) == 1,
            output.withUnsafeMutableBufferPointer({ EVP_EncryptFinal_ex(context, $0.baseAddress! + Int(count), &rest) })
                == 1
        else { throw CryptoKitError.underlyingCoreCryptoError(error: 0) }
        var tag = [UInt8](repeating: 0, count: Self.tagByteCount)
        guard kissa_get_tag(context, Int32(tag.count), &tag) == 1 else {
            throw CryptoKitError.underlyingCoreCryptoError(error: 0)
        }
        return (Array(output.prefix(Int(count + rest))), tag)
    }

    func open(_ ciphertext: [UInt8], tag: [UInt8], nonce: [UInt8], authenticating data: [UInt8]) throws -> Data {
        let context = try begin(nonce, data, encrypts: false)
        defer { EVP_CIPHER_CTX_free(context) }
        var output = [UInt8](repeating: 0, count: ciphertext.count + 16), count: Int32 = 0, rest: Int32 = 0
        var tag = tag
        guard EVP_DecryptUpdate(context, &output, &count, ciphertext, Int32(ciphertext.count)) == 1,
            kissa_set_tag_length(context, Int32(tag.count), &tag) == 1,
            output.withUnsafeMutableBufferPointer({ EVP_DecryptFinal_ex(context, $0.baseAddress! + Int(count), &rest) })
                == 1
        else { throw CryptoKitError.authenticationFailure }
        return Data(output.prefix(Int(count + rest)))
    }

    /// Creates a cipher context with the key and the nonce, and adds the data that is authenticated but not encrypted.
    private func begin(_ nonce: [UInt8], _ data: [UInt8], encrypts: Bool) throws -> OpaquePointer? {
        let context = EVP_CIPHER_CTX_new(), direction: Int32 = encrypts ? 1 : 0
        var count: Int32 = 0
        guard EVP_CipherInit_ex(context, cipher, nil, nil, nil, direction) == 1,
            kissa_set_nonce_length(context, Int32(nonce.count)) == 1,
            EVP_CipherInit_ex(context, nil, nil, key, nonce, direction) == 1,
            data.isEmpty || EVP_CipherUpdate(context, nil, &count, data, Int32(data.count)) == 1
        else {
            EVP_CIPHER_CTX_free(context)
            throw CryptoKitError.incorrectParameterSize
        }
        return context
    }
}

/// A nonce as bytes.
protocol CipherNonce: ContiguousBytes, Sequence, Sendable where Element == UInt8 {
    var bytes: [UInt8] { get }
}

extension CipherNonce {
    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try bytes.withUnsafeBytes(body)
    }

    /// An iterator over the bytes.
    public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
}
