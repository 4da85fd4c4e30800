import Foundation

/// What both sides of a key agreement compute; keys are derived from it, for it is uneven itself.
///
/// See [SharedSecret](https://developer.apple.com/documentation/cryptokit/sharedsecret).
public struct SharedSecret: ContiguousBytes, Equatable, Sendable {
    let secret: SecretBytes

    /// The bytes, in place.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try secret.bytes.withUnsafeBytes(body)
    }

    /// In a time that says nothing of where they differ.
    public static func == (left: SharedSecret, right: SharedSecret) -> Bool {
        isEqual(left.secret.bytes, right.secret.bytes)
    }

    /// A key, by HKDF (RFC 5869).
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SharedInfo: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SharedInfo, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret.bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }

    /// A key, by the derivation of ANSI X9.63.
    public func x963DerivedSymmetricKey<H: HashFunction, SharedInfo: DataProtocol>(
        using hashFunction: H.Type, sharedInfo: SharedInfo, outputByteCount: Int
    ) -> SymmetricKey {
        var output: [UInt8] = [], number: UInt32 = 1
        while output.count < outputByteCount {
            let counter = Swift.withUnsafeBytes(of: number.bigEndian) { Array($0) }
            output += Array(H.hash(data: secret.bytes + counter + sharedInfo.allBytes))
            number += 1
        }
        return SymmetricKey(data: Array(output.prefix(outputByteCount)))
    }
}
