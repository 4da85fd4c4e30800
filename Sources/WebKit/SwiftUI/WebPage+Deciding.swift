import Foundation

extension WebPage {
    /// Decides about a page's navigations. Its methods have default implementations, which allow everything.
    @MainActor
    public protocol NavigationDeciding {
        /// Decides whether a page is loaded, and with which preferences.
        mutating func decidePolicy(
            for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
        ) async -> WKNavigationActionPolicy
        /// Decides whether what has come is shown.
        mutating func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy
        /// A server asks who is there. Never called: the browser asks the visitor.
        mutating func decideAuthenticationChallengeDisposition(
            for challenge: URLAuthenticationChallenge
        ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }

    /// Shows a page's dialogs; see ``WKUIDelegate`` for what scripts can't wait for.
    @MainActor
    public protocol DialogPresenting {
        /// A script shows a text. The script goes on meanwhile.
        func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async
        /// A script asks a question. Never called: the browser's own dialog is shown, since the script can't wait for the app.
        func handleJavaScriptConfirm(
            message: String, initiatedBy frame: WebPage.FrameInfo
        ) async -> WebPage.JavaScriptConfirmResult
        /// A script asks for a text. Never called: the browser's own dialog is shown, since the script can't wait for the app.
        func handleJavaScriptPrompt(
            message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
        ) async -> WebPage.JavaScriptPromptResult
    }

    /// The answer to a question.
    public enum JavaScriptConfirmResult: Hashable, Sendable { case ok, cancel }
    /// The answer to a question for a text.
    public enum JavaScriptPromptResult: Hashable, Sendable {
        case ok(String)
        case cancel
    }
}

extension WebPage.NavigationDeciding {
    /// Allows it.
    public func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy { .allow }
    /// Allows it.
    public func decidePolicy(for response: WebPage.NavigationResponse) async -> WKNavigationResponsePolicy { .allow }
    /// Leaves it to the browser.
    public func decideAuthenticationChallengeDisposition(
        for challenge: URLAuthenticationChallenge
    ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) { (.performDefaultHandling, nil) }
}

extension WebPage.DialogPresenting {
    /// Shows nothing.
    public func handleJavaScriptAlert(message: String, initiatedBy frame: WebPage.FrameInfo) async {}
    /// Cancels it.
    public func handleJavaScriptConfirm(
        message: String, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptConfirmResult { .cancel }
    /// Cancels it.
    public func handleJavaScriptPrompt(
        message: String, defaultText: String?, initiatedBy frame: WebPage.FrameInfo
    ) async -> WebPage.JavaScriptPromptResult { .cancel }
}

/// Asks a page's decider and presenter.
final class PageDelegate: NSObject, WKNavigationDelegate, WKUIDelegate {
    private var decider: (any WebPage.NavigationDeciding)?
    private let presenter: (any WebPage.DialogPresenting)?

    init(_ decider: (any WebPage.NavigationDeciding)?, _ presenter: (any WebPage.DialogPresenting)?) {
        (self.decider, self.presenter) = (decider, presenter)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        guard var decider else { return (.allow, preferences) }
        var chosen = WebPage.NavigationPreferences(preferences)
        let action = WebPage.NavigationAction(wrapped: navigationAction)
        let policy = await decider.decidePolicy(for: action, preferences: &chosen)
        self.decider = decider
        return (policy, chosen.forViews)
    }

    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy {
        guard var decider else { return .allow }
        let policy = await decider.decidePolicy(for: WebPage.NavigationResponse(wrapped: navigationResponse))
        self.decider = decider
        return policy
    }

    func webView(
        _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo
    ) async {
        await presenter?.handleJavaScriptAlert(message: message, initiatedBy: WebPage.FrameInfo(wrapped: frame))
    }
}
