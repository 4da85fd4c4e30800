import Foundation

extension WebPage {
    /// Loads what a request names; see ``WKWebView/load(_:)``. Returns the events of the navigation.
    @discardableResult
    public func load(_ request: URLRequest) -> some AsyncSequence<NavigationEvent, any Error> {
        events(of: request.url == nil ? nil : webView.load(request))
    }

    /// Loads what has an address; for nil, the sequence throws `NavigationError.invalidURL`.
    @discardableResult
    public func load(_ url: URL?) -> some AsyncSequence<NavigationEvent, any Error> {
        events(of: url.flatMap { webView.load(URLRequest(url: $0)) })
    }

    /// Shows a page of the history.
    @discardableResult
    public func load(_ item: BackForwardList.Item) -> some AsyncSequence<NavigationEvent, any Error> {
        events(of: webView.go(to: item.wrapped))
    }

    /// Shows HTML; see ``WKWebView/loadHTMLString(_:baseURL:)``.
    @discardableResult
    public func load(
        html: String, baseURL: URL = URL(string: "about:blank")!
    ) -> some AsyncSequence<NavigationEvent, any Error> { events(of: webView.loadHTMLString(html, baseURL: baseURL)) }

    /// Shows data: HTML, a picture or a text.
    @discardableResult
    public func load(
        _ data: Data, mimeType: String, characterEncoding: String.Encoding, baseURL: URL
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        let name = characterEncoding == .utf16 ? "utf-16" : characterEncoding == .isoLatin1 ? "iso-8859-1" : "utf-8"
        return events(
            of: webView.load(data, mimeType: mimeType, characterEncodingName: name, baseURL: baseURL))
    }

    /// Shows HTML as if it were the response to a request.
    @discardableResult
    public func load(
        simulatedRequest request: URLRequest, responseHTML: String
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        events(of: webView.loadSimulatedRequest(request, responseHTML: responseHTML))
    }

    /// Shows data as if it were the response to a request.
    @discardableResult
    public func load(
        simulatedRequest request: URLRequest, response: URLResponse, responseData: Data
    ) -> some AsyncSequence<NavigationEvent, any Error> {
        events(of: webView.loadSimulatedRequest(request, response: response, responseData: responseData))
    }

    /// Loads the page again.
    @discardableResult
    public func reload(fromOrigin: Bool = false) -> some AsyncSequence<NavigationEvent, any Error> {
        events(of: webView.reload())
    }

    /// Ends the navigation. What is shown already stays.
    public func stopLoading() { webView.stopLoading() }

    /// Runs a function's body in the page, and returns its value, which may be a promise's; see
    /// ``WKWebView/callAsyncJavaScript(_:arguments:in:contentWorld:)``. All frames and worlds are the page's here.
    @discardableResult
    public func callJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: FrameInfo? = nil,
        contentWorld: WKContentWorld? = nil
    ) async throws -> sending Any? {
        let world = contentWorld ?? .page
        nonisolated(unsafe) let value = try await webView.callAsyncJavaScript(
            functionBody, arguments: arguments, contentWorld: world)
        return value
    }

    /// Whether browsers handle a scheme, so that an app can't.
    public static func handlesURLScheme(_ scheme: String) -> Bool { WKWebView.handlesURLScheme(scheme) }
}
