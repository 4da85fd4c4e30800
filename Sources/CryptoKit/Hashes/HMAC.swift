import Foundation

/// Authenticates messages with a shared key: RFC 2104 with any of the hash functions.
///
/// See [HMAC](https://developer.apple.com/documentation/cryptokit/hmac).
public struct HMAC<H: HashFunction>: Sendable {
    /// The type of the result.
    public typealias MAC = HashedAuthenticationCode<H>
    /// The key.
    public typealias Key = SymmetricKey

    private var inner = H()
    private let outerPad: [UInt8]

    /// Creates an HMAC with a key of any size.
    public init(key: SymmetricKey) {
        var block = key.bytes
        if block.count > H.blockByteCount { block = Array(H.hash(data: block)) }
        block += [UInt8](repeating: 0, count: H.blockByteCount - block.count)
        outerPad = block.map { $0 ^ 0x5C }
        inner.update(data: block.map { $0 ^ 0x36 })
    }

    /// Adds a part of the message.
    public mutating func update<D: DataProtocol>(data: D) { inner.update(data: data) }

    /// The code of the message so far.
    public func finalize() -> MAC {
        var outer = H()
        outer.update(data: outerPad)
        outer.update(data: Array(inner.finalize()))
        return MAC(digest: outer.finalize())
    }

    /// The code of a message.
    public static func authenticationCode<D: DataProtocol>(for data: D, using key: SymmetricKey) -> MAC {
        var code = Self(key: key)
        code.update(data: data)
        return code.finalize()
    }

    /// Whether a code is that of a message, compared in constant time.
    public static func isValidAuthenticationCode<D: DataProtocol>(
        _ mac: MAC, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        authenticationCode(for: data, using: key) == mac
    }

    /// Whether a code, as bytes of any kind, is that of a message, compared in constant time.
    public static func isValidAuthenticationCode<C: ContiguousBytes, D: DataProtocol>(
        _ authenticationCode: C, authenticating data: D, using key: SymmetricKey
    ) -> Bool {
        isEqual(Array(Self.authenticationCode(for: data, using: key)), authenticationCode.copied)
    }
}

/// A code that authenticates a message.
public protocol MessageAuthenticationCode: Hashable, ContiguousBytes, CustomStringConvertible, Sequence, Sendable
where Element == UInt8 {
    /// The number of bytes.
    var byteCount: Int { get }
}

/// A code made by `HMAC`.
public struct HashedAuthenticationCode<H: HashFunction>: MessageAuthenticationCode {
    let digest: H.Digest

    /// The number of bytes, which is that of the digest.
    public var byteCount: Int { H.Digest.byteCount }
    /// The code in the format `HMAC with SHA256: 2cf24d…`.
    public var description: String { "HMAC with \(H.self): \(Array(digest).hexadecimal)" }
    /// An iterator over the bytes.
    public func makeIterator() -> H.Digest.Iterator { digest.makeIterator() }

    /// Calls a closure with the bytes.
    public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
        try digest.withUnsafeBytes(body)
    }

    /// Compares with bytes of any kind, in constant time.
    public static func == <D: DataProtocol>(left: Self, right: D) -> Bool { isEqual(Array(left), right.allBytes) }
}

/// Derives keys from other secrets: RFC 5869 with any of the hash functions.
///
/// See [HKDF](https://developer.apple.com/documentation/cryptokit/hkdf).
public struct HKDF<H: HashFunction>: Sendable {
    /// Derives a key from a secret that isn't uniformly random, a salt, and information about the key's purpose.
    public static func deriveKey<Salt: DataProtocol, Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        let key = extract(inputKeyMaterial: inputKeyMaterial, salt: salt)
        return expand(pseudoRandomKey: key, info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt.
    public static func deriveKey<Info: DataProtocol>(
        inputKeyMaterial: SymmetricKey, info: Info, outputByteCount: Int
    ) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, salt: [UInt8](), info: info, outputByteCount: outputByteCount)
    }

    /// Derives a key without a salt and without information about its purpose.
    public static func deriveKey(inputKeyMaterial: SymmetricKey, outputByteCount: Int) -> SymmetricKey {
        deriveKey(inputKeyMaterial: inputKeyMaterial, info: [UInt8](), outputByteCount: outputByteCount)
    }

    /// The first step: extracts a uniformly random key from the secret.
    public static func extract<Salt: DataProtocol>(
        inputKeyMaterial: SymmetricKey, salt: Salt?
    ) -> HashedAuthenticationCode<H> {
        let salt = salt.map { $0.allBytes } ?? []
        let key = salt.isEmpty ? [UInt8](repeating: 0, count: H.Digest.byteCount) : salt
        return HMAC<H>.authenticationCode(for: inputKeyMaterial.bytes, using: SymmetricKey(data: key))
    }

    /// The second step: expands that key to the number of bytes, which is at most 255 digests.
    public static func expand<Key: ContiguousBytes, Info: DataProtocol>(
        pseudoRandomKey: Key, info: Info?, outputByteCount: Int
    ) -> SymmetricKey {
        precondition(outputByteCount <= 255 * H.Digest.byteCount, "HKDF makes 255 digests at most")
        let key = SymmetricKey(data: pseudoRandomKey.copied), info = info.map { $0.allBytes } ?? []
        var output: [UInt8] = [], block: [UInt8] = []
        for number in 1...255 where output.count < outputByteCount {
            block = Array(HMAC<H>.authenticationCode(for: block + info + [UInt8(number)], using: key))
            output += block
        }
        return SymmetricKey(data: output.prefix(outputByteCount).map { $0 })
    }
}
