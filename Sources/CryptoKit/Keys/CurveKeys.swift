import CCrypto
import Foundation

/// Reading and writing of private keys on NIST's curves.
protocol CurvePrivateKey: Sendable {
    static var curve: Curve { get }
    var key: LibraryKey { get }
    init(key: LibraryKey)
}

extension CurvePrivateKey {
    /// Creates a key from its number.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes than the curve's, `invalidParameter` for a
    ///   number that isn't between 0 and the curve's order.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.init(key: try Self.curve.privateKey(rawRepresentation.copied))
    }

    /// Creates a key from its uncompressed point, followed by its number (ANSI X9.63).
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes, `invalidParameter` for a number that isn't
    ///   between 0 and the curve's order.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.copied
        guard bytes.count == 1 + 3 * Self.curve.byteCount else { throw CryptoKitError.incorrectKeySize }
        self.init(key: try Self.curve.privateKey(Array(bytes.suffix(Self.curve.byteCount))))
    }

    /// Creates a key from DER (PKCS #8, or SEC 1).
    ///
    /// - Throws: `CryptoKitASN1Error.invalidASN1Object` where the bytes aren't such a key on this curve.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        guard let key = LibraryKey.privateKey(der: Array(derRepresentation)), Self.curve.has(key) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.init(key: key)
    }

    /// Creates a key from PEM.
    ///
    /// - Throws: `CryptoKitASN1Error` where the text isn't PEM, or what it holds isn't such a key on this curve.
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: PEM.der(pemRepresentation)) }

    /// The key's number.
    public var rawRepresentation: Data { Data(key.number("priv", byteCount: Self.curve.byteCount)) }
    /// The uncompressed point, followed by the number.
    public var x963Representation: Data { Data(Self.curve.point(of: key)) + rawRepresentation }
    /// The key in DER, as PKCS #8.
    public var derRepresentation: Data { Data(key.privateDER) }
    /// The key in PEM.
    public var pemRepresentation: String { PEM.text("PRIVATE KEY", key.privateDER) }
}

/// Reading and writing of public keys on NIST's curves.
protocol CurvePublicKey: Sendable {
    static var curve: Curve { get }
    var key: LibraryKey { get }
    init(key: LibraryKey)
}

extension CurvePublicKey {
    /// Creates a key from both coordinates of its point.
    ///
    /// - Throws: `CryptoKitError.invalidParameter` if the point isn't on the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.init(key: try Self.curve.publicKey([4] + rawRepresentation.copied))
    }

    /// Creates a key from its uncompressed point (ANSI X9.63).
    ///
    /// - Throws: `CryptoKitError.invalidParameter` if the point isn't on the curve.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        self.init(key: try Self.curve.publicKey(x963Representation.copied))
    }

    /// Creates a key from its compressed point.
    ///
    /// - Throws: `CryptoKitError.invalidParameter` where no point of the curve has the coordinate.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        self.init(key: try Self.curve.publicKey(compressedRepresentation.copied))
    }

    /// Creates a key from DER (SubjectPublicKeyInfo).
    ///
    /// - Throws: `CryptoKitASN1Error.invalidASN1Object` where the bytes aren't such a key on this curve.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        guard let key = LibraryKey.publicKey(der: Array(derRepresentation)), Self.curve.has(key) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.init(key: try Self.curve.publicKey(key.octets("pub")))
    }

    /// Creates a key from PEM.
    ///
    /// - Throws: `CryptoKitASN1Error` where the text isn't PEM, or what it holds isn't such a key on this curve.
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: PEM.der(pemRepresentation)) }

    /// Both coordinates of the point.
    public var rawRepresentation: Data { Data(Self.curve.point(of: key).dropFirst()) }
    /// The uncompressed point.
    public var x963Representation: Data { Data(Self.curve.point(of: key)) }

    /// The compressed point: one coordinate, and whether the other is odd.
    public var compressedRepresentation: Data {
        let point = Self.curve.point(of: key)
        let isOdd = (point.last ?? 0) & 1 == 1
        return Data([isOdd ? 3 : 2] + point.dropFirst().prefix(Self.curve.byteCount))
    }

    /// The key in DER, as SubjectPublicKeyInfo.
    public var derRepresentation: Data { Data(key.publicDER) }
    /// The key in PEM.
    public var pemRepresentation: String { PEM.text("PUBLIC KEY", key.publicDER) }
}
