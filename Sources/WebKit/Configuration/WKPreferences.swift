import Foundation

/// Preferences of all pages of a web view.
///
/// See [WKPreferences](https://developer.apple.com/documentation/webkit/wkpreferences).
@preconcurrency @MainActor
open class WKPreferences: NSObject {
    /// Preferences with the defaults.
    public override init() { super.init() }

    /// Whether scripts of the app's HTML run. Pages of other sites always run theirs.
    open var javaScriptEnabled = true
    /// Whether scripts of the app's HTML open windows without a press of the visitor's. Read when a view is shown, and when it
    /// loads a page.
    open var javaScriptCanOpenWindowsAutomatically = false
    /// Stored without effect: fonts are the browser's.
    open var minimumFontSize: CGFloat = 0
    /// Stored without effect: browsers warn by themselves.
    open var isFraudulentWebsiteWarningEnabled = true
    /// Stored without effect: the browser decides.
    open var shouldPrintBackgrounds = false
    /// Stored without effect: the browser decides.
    open var isTextInteractionEnabled = true
    /// Stored without effect: the browser decides.
    open var isSiteSpecificQuirksModeEnabled = true
    /// Whether a page may show something on the full screen. Read when a view is shown, and when it loads a page.
    open var isElementFullscreenEnabled = false
}

/// Preferences of one navigation.
///
/// See [WKWebpagePreferences](https://developer.apple.com/documentation/webkit/wkwebpagepreferences).
@preconcurrency @MainActor
open class WKWebpagePreferences: NSObject {
    /// How a page is laid out.
    public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }

    /// What becomes of a page without encryption.
    public enum UpgradeToHTTPSPolicy: Int, Sendable {
        case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
    }

    /// Preferences with the defaults.
    public override init() { super.init() }

    /// Stored without effect: pages are laid out for the frame's width.
    open var preferredContentMode = ContentMode.recommended
    /// Whether scripts of the app's HTML run. Pages of other sites always run theirs.
    open var allowsContentJavaScript = true
    /// Stored without effect: browsers have their own such mode.
    open var isLockdownModeEnabled = false
    /// Stored without effect: the browser decides.
    open var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
}
