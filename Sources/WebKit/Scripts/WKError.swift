import Foundation

/// Why WebKit can't do something.
///
/// See [WKError](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons, with Apple's numbers.
    public enum Code: Int, Sendable {
        case unknown = 1, webContentProcessTerminated, webViewInvalidated, javaScriptExceptionOccurred
        case javaScriptResultTypeIsUnsupported, contentRuleListStoreCompileFailed, contentRuleListStoreLookUpFailed
        case contentRuleListStoreRemoveFailed, contentRuleListStoreVersionMismatch
        case attributedStringContentFailedToLoad, attributedStringContentLoadTimedOut, javaScriptInvalidFrameTarget
        case navigationAppBoundDomain, javaScriptAppBoundDomain, duplicateCredential, malformedCredential
        case credentialNotFound
    }

    /// The reason.
    public let code: Code
    /// What is wrong, in words.
    private let text: String
    /// What a script has thrown.
    private let exception: String?

    /// An error with a reason.
    public init(_ code: Code) { self.init(code, "The operation couldn’t be completed.") }

    init(_ code: Code, _ text: String, exception: String? = nil) {
        (self.code, self.text, self.exception) = (code, text, exception)
    }

    /// Apple's domain.
    public static var errorDomain: String { WKErrorDomain }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is wrong, in words.
    public var errorDescription: String? { text }
    /// What is wrong, and what a script has thrown (`WKJavaScriptExceptionMessage`).
    public var errorUserInfo: [String: Any] {
        var info: [String: Any] = [NSLocalizedDescriptionKey: text]
        info["WKJavaScriptExceptionMessage"] = exception
        return info
    }

    /// The reason isn't known.
    public static var unknown: Code { .unknown }
    /// The page's process has ended. It never does here.
    public static var webContentProcessTerminated: Code { .webContentProcessTerminated }
    /// The page has gone.
    public static var webViewInvalidated: Code { .webViewInvalidated }
    /// A script has thrown something.
    public static var javaScriptExceptionOccurred: Code { .javaScriptExceptionOccurred }
    /// A script's value isn't one that the app can get.
    public static var javaScriptResultTypeIsUnsupported: Code { .javaScriptResultTypeIsUnsupported }
    /// The page is another site's, where no scripts of the app's run.
    public static var javaScriptInvalidFrameTarget: Code { .javaScriptInvalidFrameTarget }
}

/// The domain of WebKit's errors.
public let WKErrorDomain = "WKErrorDomain"

extension WKError {
    init(_ failure: PageReport.Failure) {
        switch failure {
        case .exception(let text):
            self.init(.javaScriptExceptionOccurred, "A JavaScript exception occurred", exception: text)
        case .unsupportedType:
            self.init(
                .javaScriptResultTypeIsUnsupported,
                "JavaScript execution returned a result of an unsupported type")
        case .foreign:
            self.init(
                .javaScriptInvalidFrameTarget,
                "The page is another site’s: a browser runs no scripts of the app’s there.")
        }
    }

    static var pageGone: WKError { WKError(.webViewInvalidated, "The page has gone before the script was done.") }
}
