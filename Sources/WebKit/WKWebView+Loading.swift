import Foundation

extension WKWebView {
    /// Loads what a request names: a page of another site (whose headers and body a browser doesn't send), a file, or what one of
    /// the app's own schemes has.
    @discardableResult
    public func load(_ request: URLRequest) -> WKNavigation? { start(.request(request)) }

    /// Shows HTML.
    /// - Parameter baseURL: What its addresses are relative to. With a folder of files, such as the bundle's, pictures, scripts and
    ///   style sheets there are put into the HTML, up to 4 MB.
    @discardableResult
    public func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { start(.html(string, base: baseURL)) }

    /// Shows data: HTML, a picture or a text.
    @discardableResult
    public func load(
        _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
    ) -> WKNavigation? {
        start(
            .data(data, mimeType: MIMEType, encoding: characterEncodingName, request: URLRequest(url: baseURL)))
    }

    /// Shows a file: HTML, a picture or a text. Traps if the address isn't a file's.
    /// - Parameter readAccessURL: The folder whose files the page may use. They are put into the HTML, up to 4 MB.
    @discardableResult
    public func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        precondition(URL.isFileURL && readAccessURL.isFileURL, "\(URL) is not a file URL")
        return start(.file(URL, folder: readAccessURL))
    }

    /// Shows the file that a request names; see ``loadFileURL(_:allowingReadAccessTo:)``.
    @discardableResult
    public func loadFileRequest(_ request: URLRequest, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
        loadFileURL(request.url ?? .blank, allowingReadAccessTo: readAccessURL)
    }

    /// Shows data as if it were the response to a request.
    @discardableResult
    public func loadSimulatedRequest(
        _ request: URLRequest, response: URLResponse, responseData data: Data
    ) -> WKNavigation {
        let type = response.mimeType ?? "text/html"
        return start(.data(data, mimeType: type, encoding: response.textEncodingName, request: request))
    }

    /// Shows HTML as if it were the response to a request.
    @discardableResult
    public func loadSimulatedRequest(_ request: URLRequest, responseHTML string: String) -> WKNavigation {
        start(.data(Data(string.utf8), mimeType: "text/html", encoding: "utf-8", request: request))
    }

    // MARK: Again

    /// Loads the page again.
    @discardableResult
    public func reload() -> WKNavigation? {
        guard let content = backForwardList.currentItem?.content ?? current?.content else { return nil }
        return start(content, type: .reload, place: .keep)
    }

    /// Loads the page again.
    @discardableResult
    public func reloadFromOrigin() -> WKNavigation? { reload() }

    /// Ends the navigation. What is shown already stays.
    public func stopLoading() {
        guard let current else { return }
        fail(current, NavigationFailure.cancelled(current.content.url))
    }

    // MARK: Back and forward

    /// Shows the page before this one, from its beginning.
    @discardableResult
    public func goBack() -> WKNavigation? { backForwardList.backItem.flatMap(go) }

    /// Shows the page after this one, from its beginning.
    @discardableResult
    public func goForward() -> WKNavigation? { backForwardList.forwardItem.flatMap(go) }

    /// Shows a page of the history.
    @discardableResult
    public func go(to item: WKBackForwardListItem) -> WKNavigation? {
        start(item.content, type: .backForward, place: .entry(item))
    }
}
