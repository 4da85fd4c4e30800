import Foundation

/// What a script sends to the app. Anything on the page can send it, so check it as you would a stranger's.
///
/// See [WKScriptMessage](https://developer.apple.com/documentation/webkit/wkscriptmessage).
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
    /// `NSNumber`, `String`, `Date`, an array, a dictionary or `NSNull`.
    public let body: Any
    /// The handler's name.
    public let name: String
    /// The web view whose page sends it.
    public private(set) weak var webView: WKWebView?
    /// The page.
    public let frameInfo: WKFrameInfo
    /// The page's world.
    public var world: WKContentWorld { .page }

    init(body: Any, name: String, webView: WKWebView, frameInfo: WKFrameInfo) {
        (self.body, self.name, self.webView, self.frameInfo) = (body, name, webView, frameInfo)
    }
}

/// Receives messages of scripts.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
    /// A script has sent a message.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// Receives messages of scripts, and replies. One of the two methods is enough.
@preconcurrency @MainActor
public protocol WKScriptMessageHandlerWithReply: NSObjectProtocol {
    /// A script has sent a message. The handler gets a value, or an error that the script's promise is rejected with.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void)
    /// A script has sent a message. Returns a value, or an error that the script's promise is rejected with.
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?)
}

extension WKScriptMessageHandlerWithReply {
    /// Asks the other method.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage,
        replyHandler: @escaping @MainActor @Sendable (Any?, String?) -> Void
    ) {
        Task {
            let (value, error) = await self.userContentController(userContentController, didReceive: message)
            replyHandler(value, error)
        }
    }

    /// Replies with nothing.
    public func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) { (nil, nil) }
}

/// What an app knows about a frame: only pages themselves are known here, no frames in them.
@preconcurrency @MainActor
open class WKFrameInfo: NSObject {
    /// Whether it is the page itself. It always is here.
    public let isMainFrame = true
    /// What it shows.
    public let request: URLRequest
    /// Where it comes from.
    public let securityOrigin: WKSecurityOrigin
    /// The web view.
    public private(set) weak var webView: WKWebView?

    init(request: URLRequest, webView: WKWebView?) {
        (self.request, self.webView) = (request, webView)
        securityOrigin = WKSecurityOrigin(request.url)
    }
}

/// Where a page comes from.
@preconcurrency @MainActor
open class WKSecurityOrigin: NSObject {
    /// The scheme.
    public let `protocol`: String
    /// The host; empty for HTML of the app's.
    public let host: String
    /// The port; 0 for the scheme's own.
    public let port: Int

    init(_ url: URL?) { (`protocol`, host, port) = (url?.scheme ?? "", url?.host ?? "", url?.port ?? 0) }
}
