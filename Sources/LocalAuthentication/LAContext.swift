@_exported import FoundationAdditions

/// How somebody shows who they are.
public enum LAPolicy: Int, Sendable {
    /// By a finger or a face.
    case deviceOwnerAuthenticationWithBiometrics = 1
    /// By a finger, a face or the device's code.
    case deviceOwnerAuthentication = 2
}

/// What a device knows its owner by.
public enum LABiometryType: Int, Sendable {
    /// Nothing of the body.
    case none
    /// A finger.
    case touchID
    /// The face.
    case faceID
    /// The eyes.
    case opticID
}

/// Why nobody could show who they are.
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
    /// An error of that reason.
    public init(_ code: Code) { self.code = code }

    /// `com.apple.LocalAuthentication`, as on Apple's systems.
    public static var errorDomain: String { "com.apple.LocalAuthentication" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// In words.
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

/// Lets somebody show who they are: as a device without biometry and without a code.
///
/// See [LAContext](https://developer.apple.com/documentation/localauthentication/lacontext). A browser's page gives no app the
/// device's finger or face to check, so every policy is refused, and an app falls back to what it has for such devices.
open class LAContext: NSObject {
    /// What the button says that leaves without an answer.
    open var localizedCancelTitle: String?
    /// What the button says that leads to another way.
    open var localizedFallbackTitle: String?
    /// Why it is asked for.
    open var localizedReason = ""
    /// For how many seconds an unlocked device is enough.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
    /// Whether nothing may be shown.
    open var interactionNotAllowed = false
    /// Nothing of the body.
    open var biometryType: LABiometryType { .none }
    /// Nobody has shown a finger or face.
    open var evaluatedPolicyDomainState: Data? { nil }

    /// Whether somebody could: never here.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = Self.refusal(of: policy) as NSError
        return false
    }

    /// Refuses.
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        let error = Self.refusal(of: policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Refuses.
    @discardableResult
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw Self.refusal(of: policy)
    }

    /// Ends what is under way: nothing.
    open func invalidate() {}

    private static func refusal(of policy: LAPolicy) -> LAError {
        LAError(policy == .deviceOwnerAuthentication ? .passcodeNotSet : .biometryNotAvailable)
    }
}
