import Foundation

/// Decides about navigations, and learns what becomes of them.
///
/// See [WKNavigationDelegate](https://developer.apple.com/documentation/webkit/wknavigationdelegate). Its methods have default
/// implementations here where Apple's are optional. Of those that decide, implement one: with a handler, or `async`. In Swift
/// 6 language mode a handler is `@escaping @MainActor (…) -> Void`, as in Apple's SDK; a method with another one is none of these,
/// and isn't called. In Swift 5 mode the compiler accepts it without `@MainActor`, too. Another site's page always finishes: a browser doesn't say whether it refuses to be framed, nor where links in it lead.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
    /// Decides whether a page is loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
    /// Decides whether a page is loaded.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy
    /// Decides whether a page is loaded, and with which preferences.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void)
    /// Decides whether a page is loaded, and with which preferences.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences)
    /// Decides whether what has come is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
    /// Decides whether what has come is shown.
    func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy

    /// A page begins to load.
    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
    /// A server has sent the request elsewhere. Never called: a browser doesn't say.
    func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
    /// A page begins to be shown.
    func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
    /// A page is loaded.
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
    /// Loading ended after the page began to be shown.
    func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
    /// Loading ended before the page began to be shown.
    func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
    /// The page's process has ended. Never called: a browser loads the page again.
    func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
    /// A server asks who is there. Never called: the browser asks the visitor.
    func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void)
}

// Whichever form the app implements is asked: each leads to the next.
extension WKNavigationDelegate {
    /// Asks the `async` form.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy, WKWebpagePreferences) -> Void
    ) {
        Task {
            let (policy, preferences) = await self.webView(
                webView, decidePolicyFor: navigationAction, preferences: preferences)
            decisionHandler(policy, preferences)
        }
    }

    /// Asks the form without preferences.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, preferences: WKWebpagePreferences
    ) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        let policy = await withCheckedContinuation {
            (continuation: CheckedContinuation<WKNavigationActionPolicy, Never>) in
            let reply = Reply(continuation)
            self.webView(webView, decidePolicyFor: navigationAction) { policy in reply.resume(policy) }
        }
        return (policy, preferences)
    }

    /// Asks the `async` form.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) } }

    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction
    ) async -> WKNavigationActionPolicy { .allow }

    /// Asks the `async` form.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
        decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
    ) { Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationResponse)) } }

    /// Allows it.
    public func webView(
        _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse
    ) async -> WKNavigationResponsePolicy { .allow }
}

extension WKNavigationDelegate {
    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
    ) {}
    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
    /// Does nothing by default.
    public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
    /// Does nothing by default.
    public func webView(
        _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {}
    /// Does nothing by default.
    public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    /// Leaves it to the browser.
    public func webView(
        _ webView: WKWebView, didReceive challenge: URLAuthenticationChallenge,
        completionHandler: @escaping @MainActor @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
    ) { completionHandler(.performDefaultHandling, nil) }
}

/// A continuation that resumes once, though the app may call its handler again.
@MainActor
final class Reply<Value: Sendable> {
    private var continuation: CheckedContinuation<Value, Never>?

    init(_ continuation: CheckedContinuation<Value, Never>) { self.continuation = continuation }

    func resume(_ value: Value) {
        continuation?.resume(returning: value)
        continuation = nil
    }
}
