import Foundation

/// The result of a key agreement. Derive keys from it: its bytes aren't uniformly random.
///
/// See [SharedSecret](https://developer.apple.com/documentation/cryptokit/sharedsecret).
public struct SharedSecret: ContiguousBytes, Equatable, Sendable {
    let secret: SecretBytes

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try secret.bytes.withUnsafeBytes(body)
    }

    /// Compares in constant time.
    public static func == (left: SharedSecret, right: SharedSecret) -> Bool {
        isEqual(left.secret.bytes, right.secret.bytes)
    }

    /// Derives a key by HKDF (RFC 5869).
    public func hkdfDerivedSymmetricKey<H: HashFunction, Salt: DataProtocol, SharedInfo: DataProtocol>(
        using hashFunction: H.Type, salt: Salt, sharedInfo: SharedInfo, outputByteCount: Int
    ) -> SymmetricKey {
        HKDF<H>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: secret.bytes), salt: salt, info: sharedInfo,
            outputByteCount: outputByteCount)
    }

    /// Derives a key by ANSI X9.63.
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
