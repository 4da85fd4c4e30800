import Foundation

/// Keys on NIST's curve P-521, for signatures (ECDSA) and agreements (ECDH).
///
/// See [P521](https://developer.apple.com/documentation/cryptokit/p521).
public enum P521 {
    /// Signatures by ECDSA.
    public enum Signing {
        /// A signature: a pair of numbers.
        public struct ECDSASignature: ContiguousBytes, Sendable {
            /// Both numbers, one after the other.
            public let rawRepresentation: Data

            /// Creates a signature from both numbers.
            ///
            /// - Throws: `CryptoKitError.incorrectParameterSize` for another number of bytes than two of the curve's numbers.
            public init<D: DataProtocol>(rawRepresentation: D) throws {
                _ = try Curve.p521.der(rawRepresentation.allBytes)
                self.rawRepresentation = Data(rawRepresentation)
            }

            /// Creates a signature from DER.
            ///
            /// - Throws: `CryptoKitError.invalidParameter` where the bytes aren't a signature.
            public init<D: DataProtocol>(derRepresentation: D) throws {
                rawRepresentation = Data(try Curve.p521.raw(derRepresentation.allBytes))
            }

            /// The signature in DER.
            public var derRepresentation: Data { Data((try? Curve.p521.der(Array(rawRepresentation))) ?? []) }

            /// The bytes of `rawRepresentation`, in place.
            public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
                try rawRepresentation.withUnsafeBytes(body)
            }
        }

        /// The private key, which signs.
        public struct PrivateKey: CurvePrivateKey {
            static var curve: Curve { .p521 }
            let key: LibraryKey
            init(key: LibraryKey) { self.key = key }

            /// A new key.
            public init(compactRepresentable: Bool = true) { key = Curve.p521.newKey() }

            /// The public key, with which others verify signatures.
            public var publicKey: PublicKey { PublicKey(key: key) }

            /// A signature of a message.
            ///
            /// - Throws: `CryptoKitError` where libcrypto fails.
            public func signature<D: DataProtocol>(for data: D) throws -> ECDSASignature {
                try ECDSASignature(derRepresentation: key.sign(data.allBytes, digest: Curve.p521.digest))
            }

            /// A signature of a message's digest.
            ///
            /// - Throws: `CryptoKitError` where libcrypto fails.
            public func signature<D: Digest>(for digest: D) throws -> ECDSASignature {
                try ECDSASignature(derRepresentation: key.sign(digest: Array(digest)))
            }
        }

        /// The public key, which verifies signatures.
        public struct PublicKey: CurvePublicKey {
            static var curve: Curve { .p521 }
            let key: LibraryKey
            init(key: LibraryKey) { self.key = key }

            /// Whether a signature of the data by the private key is valid.
            public func isValidSignature<D: DataProtocol>(_ signature: ECDSASignature, for data: D) -> Bool {
                key.isSigned(data.allBytes, by: Array(signature.derRepresentation), digest: Curve.p521.digest)
            }

            /// Whether a signature of a message with this digest is valid.
            public func isValidSignature<D: Digest>(_ signature: ECDSASignature, for digest: D) -> Bool {
                key.isSigned(digest: Array(digest), by: Array(signature.derRepresentation))
            }
        }
    }

    /// Agreements by ECDH.
    public enum KeyAgreement {
        /// The private key of one side.
        public struct PrivateKey: CurvePrivateKey {
            static var curve: Curve { .p521 }
            let key: LibraryKey
            init(key: LibraryKey) { self.key = key }

            /// A new key.
            public init(compactRepresentable: Bool = true) { key = Curve.p521.newKey() }

            /// The public key, for the other side.
            public var publicKey: PublicKey { PublicKey(key: key) }

            /// The shared secret, which the other side computes from its private key and this one's public key.
            ///
            /// - Throws: `CryptoKitError` where libcrypto fails.
            public func sharedSecretFromKeyAgreement(with publicKeyShare: PublicKey) throws -> SharedSecret {
                try key.agree(with: publicKeyShare.key)
            }
        }

        /// The public key of the other side.
        public struct PublicKey: CurvePublicKey {
            static var curve: Curve { .p521 }
            let key: LibraryKey
            init(key: LibraryKey) { self.key = key }
        }
    }
}
