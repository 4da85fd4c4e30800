import Foundation

/// Loads what has an address of the app's own scheme.
///
/// See [WKURLSchemeHandler](https://developer.apple.com/documentation/webkit/wkurlschemehandler). It is asked for pages, and for
/// what their HTML and style sheets name; not for what scripts ask for later, nor for pages of other sites.
@preconcurrency @MainActor
public protocol WKURLSchemeHandler: NSObjectProtocol {
    /// Begin to load what a task's request names.
    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
    /// The task isn't needed any more.
    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

/// A request to a scheme handler, which gets the response.
@preconcurrency @MainActor
public protocol WKURLSchemeTask: NSObjectProtocol {
    /// What to load.
    var request: URLRequest { get }
    /// Takes the response, before any data.
    func didReceive(_ response: URLResponse)
    /// Takes data, after any before.
    func didReceive(_ data: Data)
    /// Everything was loaded.
    func didFinish()
    /// Nothing more can be loaded.
    func didFailWithError(_ error: any Error)
}

/// Asks a handler, and waits until it is done.
@MainActor
struct HandlerSource: SchemeSource {
    let handler: any WKURLSchemeHandler
    weak var webView: WKWebView?

    func load(_ request: URLRequest) async throws -> (data: Data, type: String, encoding: String?) {
        guard let webView, !Task.isCancelled else { throw URLError(.cancelled) }
        let task = SchemeTask(request)
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                task.continuation = continuation
                handler.webView(webView, start: task)
            }
        } onCancel: {
            Task { @MainActor in stop(task) }
        }
    }

    private func stop(_ task: SchemeTask) {
        guard let webView, task.continuation != nil else { return }
        task.didFailWithError(URLError(.cancelled))
        handler.webView(webView, stop: task)
    }
}

/// Collects what a handler gives. What comes after the end is ignored.
private final class SchemeTask: NSObject, WKURLSchemeTask {
    let request: URLRequest
    var continuation: CheckedContinuation<(data: Data, type: String, encoding: String?), any Error>?
    private var data = Data()
    private var response: URLResponse?

    init(_ request: URLRequest) { self.request = request }

    func didReceive(_ response: URLResponse) { self.response = response }

    func didReceive(_ data: Data) {
        guard continuation != nil else { return }
        self.data += data
        if self.data.count > ShownPage.byteCountMax { finish(.failure(URLError(.dataLengthExceedsMaximum))) }
    }

    func didFinish() {
        finish(.success((data, response?.mimeType ?? "text/html", response?.textEncodingName)))
    }

    func didFailWithError(_ error: any Error) { finish(.failure(error)) }

    private func finish(_ result: Result<(data: Data, type: String, encoding: String?), any Error>) {
        continuation?.resume(with: result)
        continuation = nil
        data = Data()
    }
}
