import Foundation

/// Shows what a page asks for outside of itself.
///
/// See [WKUIDelegate](https://developer.apple.com/documentation/webkit/wkuidelegate). Its methods have default implementations
/// here where Apple's are optional. Only the app's own HTML asks: another site's page shows its dialogs by itself. A script can't
/// wait for the app here. So `alert` doesn't wait until its panel is closed, and `confirm` and `prompt` show the browser's own
/// dialogs if there is a delegate, which isn't asked; without one they are cancelled, as with Apple's.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {
    /// A link or a script wants a new window. The request is loaded in the web view that is returned; nil ignores it.
    func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView?
    /// A script closes its window.
    func webViewDidClose(_ webView: WKWebView)
    /// A script shows a text. One of the two forms is enough.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void)
    /// A script shows a text.
    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async
    /// A script asks a question. Never called: the browser's own dialog is shown, since the script can't wait for the app.
    func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void)
    /// A script asks for a text. Never called: the browser's own dialog is shown, since the script can't wait for the app.
    func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void)
    /// A page wants to use the camera or the microphone. Never called: frames may use neither.
    func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void)
}

/// What a page wants to use.
public enum WKMediaCaptureType: Int, Sendable { case camera, microphone, cameraAndMicrophone }

/// Whether a page may use it.
public enum WKPermissionDecision: Int, Sendable { case prompt, grant, deny }

extension WKUIDelegate {
    /// Ignores it.
    public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
    ) -> WKWebView? { nil }
    /// Does nothing by default.
    public func webViewDidClose(_ webView: WKWebView) {}
    /// Asks the `async` form.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable () -> Void
    ) {
        Task {
            await self.webView(webView, runJavaScriptAlertPanelWithMessage: message, initiatedByFrame: frame)
            completionHandler()
        }
    }
    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async {}
    /// Cancels it.
    public func webView(
        _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo,
        completionHandler: @escaping @MainActor @Sendable (Bool) -> Void
    ) { completionHandler(false) }
    /// Cancels it.
    public func webView(
        _ webView: WKWebView, runJavaScriptTextInputPanelWithPrompt prompt: String, defaultText: String?,
        initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping @MainActor @Sendable (String?) -> Void
    ) { completionHandler(nil) }
    /// Leaves it to the browser.
    public func webView(
        _ webView: WKWebView, requestMediaCapturePermissionFor origin: WKSecurityOrigin,
        initiatedByFrame frame: WKFrameInfo, type: WKMediaCaptureType,
        decisionHandler: @escaping @MainActor @Sendable (WKPermissionDecision) -> Void
    ) { decisionHandler(.prompt) }
}
