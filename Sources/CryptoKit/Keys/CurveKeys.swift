import CCrypto
import Foundation

/// A private key on one of NIST's curves: how it is read and written.
protocol CurvePrivateKey: Sendable {
    static var curve: Curve { get }
    var key: LibraryKey { get }
    init(key: LibraryKey)
}

extension CurvePrivateKey {
    /// A key of its number.
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes than the curve's, `invalidParameter` for a
    ///   number that isn't between 0 and the curve's order.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.init(key: try Self.curve.privateKey(rawRepresentation.copied))
    }

    /// A key of its point, uncompressed, with its number behind (ANSI X9.63).
    ///
    /// - Throws: `CryptoKitError.incorrectKeySize` for another number of bytes, `invalidParameter` for a number that isn't
    ///   between 0 and the curve's order.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        let bytes = x963Representation.copied
        guard bytes.count == 1 + 3 * Self.curve.byteCount else { throw CryptoKitError.incorrectKeySize }
        self.init(key: try Self.curve.privateKey(Array(bytes.suffix(Self.curve.byteCount))))
    }

    /// A key in ASN.1 (PKCS 8, or SEC 1).
    ///
    /// - Throws: `CryptoKitASN1Error.invalidASN1Object` where the bytes aren't such a key on this curve.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        guard let key = LibraryKey.privateKey(der: Array(derRepresentation)), Self.curve.has(key) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.init(key: key)
    }

    /// A key as text.
    ///
    /// - Throws: `CryptoKitASN1Error` where the text isn't PEM, or what it holds isn't such a key on this curve.
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: PEM.der(pemRepresentation)) }

    /// Its number.
    public var rawRepresentation: Data { Data(key.number("priv", byteCount: Self.curve.byteCount)) }
    /// Its point, uncompressed, with its number behind.
    public var x963Representation: Data { Data(Self.curve.point(of: key)) + rawRepresentation }
    /// As PKCS 8.
    public var derRepresentation: Data { Data(key.privateDER) }
    /// As text.
    public var pemRepresentation: String { PEM.text("PRIVATE KEY", key.privateDER) }
}

/// A public key on one of NIST's curves: how it is read and written.
protocol CurvePublicKey: Sendable {
    static var curve: Curve { get }
    var key: LibraryKey { get }
    init(key: LibraryKey)
}

extension CurvePublicKey {
    /// A key of both coordinates of its point.
    ///
    /// - Throws: `CryptoKitError.invalidParameter` where the point doesn't lie on the curve.
    public init<D: ContiguousBytes>(rawRepresentation: D) throws {
        self.init(key: try Self.curve.publicKey([4] + rawRepresentation.copied))
    }

    /// A key of its point, uncompressed (ANSI X9.63).
    ///
    /// - Throws: `CryptoKitError.invalidParameter` where the point doesn't lie on the curve.
    public init<D: ContiguousBytes>(x963Representation: D) throws {
        self.init(key: try Self.curve.publicKey(x963Representation.copied))
    }

    /// A key of its point, compressed.
    ///
    /// - Throws: `CryptoKitError.invalidParameter` where no point of the curve has the coordinate.
    public init<D: ContiguousBytes>(compressedRepresentation: D) throws {
        self.init(key: try Self.curve.publicKey(compressedRepresentation.copied))
    }

    /// A key in ASN.1 (SubjectPublicKeyInfo).
    ///
    /// - Throws: `CryptoKitASN1Error.invalidASN1Object` where the bytes aren't such a key on this curve.
    public init<D: RandomAccessCollection>(derRepresentation: D) throws where D.Element == UInt8 {
        guard let key = LibraryKey.publicKey(der: Array(derRepresentation)), Self.curve.has(key) else {
            throw CryptoKitASN1Error.invalidASN1Object
        }
        self.init(key: try Self.curve.publicKey(key.octets("pub")))
    }

    /// A key as text.
    ///
    /// - Throws: `CryptoKitASN1Error` where the text isn't PEM, or what it holds isn't such a key on this curve.
    public init(pemRepresentation: String) throws { try self.init(derRepresentation: PEM.der(pemRepresentation)) }

    /// Both coordinates of its point.
    public var rawRepresentation: Data { Data(Self.curve.point(of: key).dropFirst()) }
    /// Its point, uncompressed.
    public var x963Representation: Data { Data(Self.curve.point(of: key)) }

    /// Its point, compressed: one coordinate, and whether the other is odd.
    public var compressedRepresentation: Data {
        let point = Self.curve.point(of: key)
        let isOdd = (point.last ?? 0) & 1 == 1
        return Data([isOdd ? 3 : 2] + point.dropFirst().prefix(Self.curve.byteCount))
    }

    /// As SubjectPublicKeyInfo.
    public var derRepresentation: Data { Data(key.publicDER) }
    /// As text.
    public var pemRepresentation: String { PEM.text("PUBLIC KEY", key.publicDER) }
}
