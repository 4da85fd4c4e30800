import Foundation
import UIKit

extension WKWebView {
    /// Runs a script in the page, and hands its value over: nil for `undefined`, `NSNull` for `null`. Only in the app's HTML: in
    /// another site's page it is an error (`WKError.javaScriptInvalidFrameTarget`). A script waits until the view is shown and the
    /// page is there.
    public func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
        call(.evaluation(javaScriptString)) { result in
            switch result {
            case .success(let value): completionHandler?(value?.foundation, nil)
            case .failure(let error): completionHandler?(nil, error)
            }
        }
    }

    /// Runs a script in the page, and returns its value; see ``evaluateJavaScript(_:completionHandler:)``.
    @discardableResult
    public func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
        try await value(of: .evaluation(javaScriptString))
    }

    /// Runs a script in the page. All frames and worlds are the page's here.
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) { call(.evaluation(javaScript)) { completionHandler?(Self.foundation($0)) } }

    /// Runs a script in the page. All frames and worlds are the page's here.
    @discardableResult
    public func evaluateJavaScript(
        _ javaScript: String, in frame: WKFrameInfo? = nil, contentWorld: WKContentWorld
    ) async throws -> Any? { try await value(of: .evaluation(javaScript)) }

    /// Runs a function's body in the page, and returns its value, which may be a promise's.
    /// - Parameter arguments: Values for the names that the body uses. Traps for those that JavaScript lacks, as Apple's does.
    @discardableResult
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        contentWorld: WKContentWorld
    ) async throws -> Any? { try await value(of: Self.function(functionBody, arguments)) }

    /// Runs a function's body in the page, and hands its value over; see ``callAsyncJavaScript(_:arguments:in:contentWorld:)``.
    public func callAsyncJavaScript(
        _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
        in contentWorld: WKContentWorld,
        completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
    ) {
        call(Self.function(functionBody, arguments)) { completionHandler?(Self.foundation($0)) }
    }

    /// A result as Apple's handlers get it, which have no `nil`.
    private static func foundation(_ result: Result<JavaScriptValue?, WKError>) -> Result<Any, any Error> {
        result.map { $0?.foundation ?? NSNull() }.mapError { $0 }
    }

    private static func function(_ body: String, _ arguments: [String: Any]) -> PageCall {
        let values = arguments.mapValues { argument -> JavaScriptValue in
            guard let value = JavaScriptValue(app: argument) else {
                preconditionFailure("JavaScript has no values like \(type(of: argument))")
            }
            return value
        }
        return PageCall(script: body, arguments: values, isFunction: true)
    }

    // MARK: Calls

    private func value(of call: PageCall) async throws -> Any? {
        let result = await withCheckedContinuation { continuation in
            self.call(call) { continuation.resume(returning: $0) }
        }
        return try result.get()?.foundation
    }

    /// Asks the page to run a script. Without a page, there is an empty one.
    func call(_ call: PageCall, _ completion: @escaping PageCalls.Completion) {
        guard !(source.page.isSite || hasLeft) || current != nil else { return completion(.failure(WKError(.foreign))) }
        calls.add(call, completion)?(.failure(.pageGone))
        deliverCalls()
    }

    /// Sends what waited, unless another page is to come.
    func deliverCalls() {
        guard calls.isWaiting, current.map({ $0.stage != .asked && $0.stage != .started }) ?? true else { return }
        if serial == 0 { show(.html("", base: nil)) } else { sendWaitingCalls() }
    }

    /// Sends what waited for the page.
    func sendWaitingCalls() {
        for call in calls.takeWaiting() {
            guard !source.page.isSite, !hasLeft else {
                calls.take(call.serial)?(.failure(WKError(.foreign)))
                continue
            }
            source.send(call, serial: call.serial)
        }
    }

    /// The page has gone that was to run what was sent.
    /// - Returns: The completions. The app's code in them may load a page or add calls.
    func takeSentCalls() -> [PageCalls.Completion] {
        let gone = calls.takeSent()
        for (serial, _) in gone { source.send(nil, serial: serial) }
        return gone.map(\.completion)
    }

    /// The view was removed.
    func failCalls() {
        _ = calls.takeWaiting()
        for completion in takeSentCalls() { completion(.failure(.pageGone)) }
    }

    func didAnswer(_ answer: PageReport.Answer) {
        guard let completion = calls.take(answer.serial) else { return }
        source.send(nil, serial: answer.serial)
        completion(answer.result.mapError { WKError($0) })
    }

    // MARK: Pictures

    /// Always fails: a browser lets nobody take a picture of a frame.
    public func takeSnapshot(
        with snapshotConfiguration: WKSnapshotConfiguration?,
        completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
    ) { completionHandler(nil, Self.noPictures) }

    /// Always fails: a browser lets nobody take a picture of a frame.
    public func takeSnapshot(configuration: WKSnapshotConfiguration?) async throws -> UIImage { throw Self.noPictures }

    /// Always fails: a browser lets nobody take a picture of a frame.
    public func pdf(configuration: WKPDFConfiguration = WKPDFConfiguration()) async throws -> Data {
        throw Self.noPictures
    }

    /// Always fails: a browser lets nobody take a picture of a frame.
    public func createPDF(
        configuration: WKPDFConfiguration = WKPDFConfiguration(),
        completionHandler: @escaping @MainActor @Sendable (Result<Data, any Error>) -> Void
    ) { completionHandler(.failure(Self.noPictures)) }

    private static var noPictures: WKError { WKError(.unknown, "A browser lets nobody take a picture of a frame.") }
}

/// What a picture of a page would show.
@preconcurrency @MainActor
open class WKSnapshotConfiguration: NSObject {
    /// The part of the view; null is the whole of it.
    open var rect = CGRect.null
    /// The picture's width, in points.
    open var snapshotWidth: NSNumber?
    /// Whether changes of the page are waited for.
    open var afterScreenUpdates = true
    /// A configuration with the defaults.
    public override init() { super.init() }
}

/// What a PDF of a page would show.
public struct WKPDFConfiguration: Sendable {
    /// The part of the page; nil is the whole of it.
    public var rect: CGRect?
    /// Whether a page without a background has none.
    public var allowTransparentBackground = false
    /// A configuration with the defaults.
    public init() {}
}
