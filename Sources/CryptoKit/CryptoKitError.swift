import Foundation

@_exported import FoundationAdditions

/// What can go wrong with keys, messages and boxes.
///
/// See [CryptoKitError](https://developer.apple.com/documentation/cryptokit/cryptokiterror).
public enum CryptoKitError: Error, Equatable, Sendable {
    /// The key has a size that the algorithm doesn't take.
    case incorrectKeySize
    /// A nonce, a tag or another parameter has a size that the algorithm doesn't take.
    case incorrectParameterSize
    /// The message isn't the one that was sealed or signed, or the key is another.
    case authenticationFailure
    /// The library below has failed, with its number.
    case underlyingCoreCryptoError(error: Int32)
    /// A key couldn't be wrapped.
    case wrapFailure
    /// A key couldn't be unwrapped.
    case unwrapFailure
    /// A parameter is none, such as a point that lies on no curve.
    case invalidParameter
}

/// What can go wrong with keys in the formats of ASN.1.
public enum CryptoKitASN1Error: Error, Equatable, Sendable {
    /// The text or data is no key in that format.
    case invalidASN1Object
    /// The text is no PEM document.
    case invalidPEMDocument
}

extension ContiguousBytes {
    /// A copy of the bytes.
    var copied: [UInt8] { withUnsafeBytes { Array($0) } }
}

extension DataProtocol {
    /// The bytes, which may lie in several regions, in one.
    var allBytes: [UInt8] { Array(self) }
}
