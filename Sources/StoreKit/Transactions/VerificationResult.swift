import Foundation

/// A value that the store has signed, and whether the signature is right.
///
/// See [VerificationResult](https://developer.apple.com/documentation/storekit/verificationresult). The purchases of a
/// configuration file never leave the process, so they are always verified.
public enum VerificationResult<SignedType> {
    /// The signature is wrong.
    case unverified(SignedType, VerificationError)
    /// The signature is right.
    case verified(SignedType)

    /// Why a signature is wrong.
    public enum VerificationError: Error, Hashable, Sendable {
        /// A certificate was revoked.
        case revokedCertificate
        /// The chain of certificates is wrong.
        case invalidCertificateChain
        /// The value is for another device.
        case invalidDeviceVerification
        /// The value can't be read.
        case invalidEncoding
        /// The signature is wrong.
        case invalidSignature
        /// Something is missing.
        case missingRequiredProperties
    }

    /// The value.
    ///
    /// - Throws: The error if it isn't verified.
    public var payloadValue: SignedType {
        get throws {
            switch self {
            case .verified(let value): return value
            case .unverified(_, let error): throw error
            }
        }
    }

    /// The value, verified or not.
    public var unsafePayloadValue: SignedType {
        switch self {
        case .verified(let value), .unverified(let value, _): value
        }
    }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

extension VerificationResult where SignedType == Transaction {
    /// The transaction as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}

extension VerificationResult where SignedType == Product.SubscriptionInfo.RenewalInfo {
    /// The renewal information as JSON.
    public var payloadData: Data { unsafePayloadValue.jsonRepresentation }
}
