@_exported import FoundationAdditions

/// How a user can be authenticated.
public enum LAPolicy: Int, Sendable {
    /// By a fingerprint or face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a fingerprint, face or the device's passcode.
    case deviceOwnerAuthentication = 2
}

/// The kind of biometric authentication.
public enum LABiometryType: Int, Sendable {
    /// None.
    case none
    /// Fingerprint.
    case touchID
    /// Face.
    case faceID
    /// Iris.
    case opticID
}

/// Why authentication failed.
public struct LAError: Error, Equatable, Sendable, CustomNSError {
    /// The reasons.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case invalidContext = -10
        case notInteractive = -1004
    }

    /// The reason.
    public let code: Code
    /// Creates an error with a reason.
    public init(_ code: Code) { self.code = code }

    /// `com.apple.LocalAuthentication`, as on Apple's systems.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// The description.
    public var errorUserInfo: [String: Any] {
        [NSLocalizedDescriptionKey: "This device has no way to show who somebody is."]
    }

    /// The code of that name.
    public static var authenticationFailed: Code { .authenticationFailed }
    /// The code of that name.
    public static var userCancel: Code { .userCancel }
    /// The code of that name.
    public static var userFallback: Code { .userFallback }
    /// The code of that name.
    public static var systemCancel: Code { .systemCancel }
    /// The code of that name.
    public static var passcodeNotSet: Code { .passcodeNotSet }
    /// The code of that name.
    public static var biometryNotAvailable: Code { .biometryNotAvailable }
    /// The code of that name.
    public static var biometryNotEnrolled: Code { .biometryNotEnrolled }
    /// The code of that name.
    public static var biometryLockout: Code { .biometryLockout }
    /// The code of that name.
    public static var appCancel: Code { .appCancel }
    /// The code of that name.
    public static var invalidContext: Code { .invalidContext }
}

/// Authenticates a user. Behaves like a device without biometry and without a passcode.
///
/// See [LAContext](https://developer.apple.com/documentation/localauthentication/lacontext). A page can't use the device's
/// biometric sensors, so every policy is refused, and an app uses its fallback for such devices.
open class LAContext: NSObject {
    /// The title of the button that cancels.
    open var localizedCancelTitle: String?
    /// The title of the button for another method.
    open var localizedFallbackTitle: String?
    /// Why authentication is requested.
    open var localizedReason = ""
    /// For how many seconds unlocking the device is sufficient.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether no dialog may be shown.
    open var interactionNotAllowed = false
    /// Always none.
    open var biometryType: LABiometryType { .none }
    /// Always nil: no biometric data is enrolled.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether the policy can be evaluated. Always false here.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.refusal(of: policy) as NSError
        return false
    }

    /// Always fails.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Self.refusal(of: policy)
        // A task keeps the caller's window.
        Task { reply(false, error) }
    }

    /// Always fails.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.refusal(of: policy)
    }

    /// Does nothing: no evaluation is in progress.
    open func invalidate() {}

    private static func refusal(of policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
