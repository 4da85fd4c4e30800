// What a request prefers, in the words that Web Authentication has for it.

/// Whether an authenticator makes sure who the person is, as by a fingerprint or a PIN.
public struct ASAuthorizationPublicKeyCredentialUserVerificationPreference: RawRepresentable, Hashable, Sendable {
    /// The word of Web Authentication.
    public let rawValue: String
    /// A preference by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A preference by its word.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// If it can.
    public static let preferred = Self("preferred")
    /// Always.
    public static let required = Self("required")
    /// Only if it must.
    public static let discouraged = Self("discouraged")
}

/// What an authenticator says of itself when it makes a credential.
public struct ASAuthorizationPublicKeyCredentialAttestationKind: RawRepresentable, Hashable, Sendable {
    /// The word of Web Authentication.
    public let rawValue: String
    /// A preference by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A preference by its word.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// Nothing.
    public static let none = Self("none")
    /// What the browser lets it say.
    public static let indirect = Self("indirect")
    /// What it is.
    public static let direct = Self("direct")
    /// Which one it is.
    public static let enterprise = Self("enterprise")
}

/// Whether a security key remembers for whom a credential is, so that nobody has to type a user name.
public struct ASAuthorizationPublicKeyCredentialResidentKeyPreference: RawRepresentable, Hashable, Sendable {
    /// The word of Web Authentication.
    public let rawValue: String
    /// A preference by its word.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A preference by its word.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }

    /// If it must.
    public static let discouraged = Self("discouraged")
    /// If it can.
    public static let preferred = Self("preferred")
    /// Always.
    public static let required = Self("required")
}

/// Where an authenticator is.
public enum ASAuthorizationPublicKeyCredentialAttachment: Int, Sendable {
    /// In the device.
    case platform
    /// In another device, such as a telephone or a security key.
    case crossPlatform
}

/// A way of signing.
public struct ASCOSEAlgorithmIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number in COSE's list.
    public let rawValue: Int
    /// A way of signing by its number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A way of signing by its number.
    public init(_ rawValue: Int) { self.init(rawValue: rawValue) }

    /// ECDSA on P-256, with SHA-256.
    public static let ES256 = Self(-7)
}
