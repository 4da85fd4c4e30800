import Foundation

@_exported import FoundationAdditions

/// Errors of keys, messages and sealed boxes.
///
/// See [CryptoKitError](https://developer.apple.com/documentation/cryptokit/cryptokiterror).
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The algorithm doesn't support keys of this size.
    case incorrectKeySize
    /// A nonce, a tag or another parameter has an unsupported size.
    case incorrectParameterSize
    /// The message was changed after it was sealed or signed, or the key is wrong.
    case authenticationFailure
    /// libcrypto failed with this error number.
    case underlyingCoreCryptoError(error: Int32)
    /// Wrapping a key failed.
    case wrapFailure
    /// Unwrapping a key failed.
    case unwrapFailure
    /// A parameter is invalid, such as a point that isn't on the curve.
    case invalidParameter
}

/// Errors of keys in ASN.1 formats.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    /// The text or data isn't a key in that format.
    case invalidASN1Object
    /// The text isn't a PEM document.
    case invalidPEMDocument
}

extension ContiguousBytes {
    /// A copy of the bytes.
    var copied: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension DataProtocol {
    /// The bytes of all regions in one array.
    var allBytes: [UInt8] { Array(self) }
}
