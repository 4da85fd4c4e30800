import Foundation
import JSONSyntax
import SwiftUI
import Testing

@testable import WebKit

private final class Listener: NSObject, WKScriptMessageHandler {
    var bodies: [Any] = []
    var frames: [WKFrameInfo] = []

    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
        bodies.append(message.body)
        frames.append(message.frameInfo)
    }
}

private final class Doubler: NSObject, WKScriptMessageHandlerWithReply {
    func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) async -> (Any?, String?) {
        guard let number = message.body as? Double else { return (nil, "no number") }
        return (["twice": number * 2], nil)
    }
}

@MainActor
@Suite("Scripts in web views", .timeLimit(.minutes(2)))
struct ScriptTests {
    private let view: WKWebView
    private let window: WebWindow
    private let listener = Listener()

    init() {
        let configuration = WKWebViewConfiguration()
        configuration.userContentController.add(listener, name: "tea")
        configuration.userContentController.addScriptMessageHandler(
            Doubler(), contentWorld: .page, name: "double")
        configuration.userContentController.addUserScript(
            WKUserScript(source: "a()", injectionTime: .atDocumentStart, forMainFrameOnly: true))
        configuration.userContentController.addUserScript(
            WKUserScript(source: "b()", injectionTime: .atDocumentEnd, forMainFrameOnly: false))
        view = WKWebView(frame: .zero, configuration: configuration)
        window = WebWindow(showing: view)
    }

    private func show() async throws {
        view.loadHTMLString("<p>Tea", baseURL: nil)
        await window.waitForPage(1)
        try window.load()
    }

    @Test func `a script waits for the page, and its value comes as the app's types`() async throws {
        view.loadHTMLString("<p>Tea", baseURL: nil)
        let title = Task { try await view.evaluateJavaScript("document.title") as? String }
        let call = await window.waitForPart("call 1")
        #expect(call?["script"] == .string("document.title") && call?["isFunction"] == .bool(false))
        try window.report(#"{"answer": 1, "value": "Tea"}"#)
        #expect(try await title.value == "Tea")
        #expect(window.part("call 1") == nil)
    }

    @Test func `numbers can be had as any of Swift's`() async throws {
        try await show()
        var value: Any?
        view.evaluateJavaScript("document.body.scrollHeight") { result, _ in value = result }
        _ = await window.waitForPart("call 1")
        try window.report(#"{"answer": 1, "value": 1234}"#)
        #expect(value as? CGFloat == 1234 && value as? Double == 1234 && value as? Int == 1234)
        #expect((value as? NSNumber)?.intValue == 1234)
    }

    @Test func `what a script throws is an error with its text`() async throws {
        try await show()
        var errors: [WKError?] = []
        view.evaluateJavaScript("nope()") { _, error in errors.append(error as? WKError) }
        view.evaluateJavaScript("document.body") { _, error in errors.append(error as? WKError) }
        _ = await window.waitForPart("call 2")
        try window.report(#"{"answer": 2, "error": {"kind": "type"}}"#)
        try window.report(#"{"answer": 1, "error": {"kind": "exception", "message": "ReferenceError: nope"}}"#)
        #expect(errors.map { $0?.code } == [.javaScriptResultTypeIsUnsupported, .javaScriptExceptionOccurred])
        let exception = try #require(errors.last ?? nil)
        #expect(exception.errorUserInfo["WKJavaScriptExceptionMessage"] as? String == "ReferenceError: nope")
    }

    @Test func `a function gets its arguments, and nothing is the result of nothing`() async throws {
        try await show()
        let arguments: [String: Any] = ["kind": "green", "sizes": [1, 2.5], "hot": true]
        let isNothing = Task {
            try await view.callAsyncJavaScript(
                "return await find(kind, sizes)", arguments: arguments, contentWorld: .page) == nil
        }
        let call = await window.waitForPart("call 1")
        #expect(call?["arguments"]?["kind"] == .string("green") && call?["isFunction"] == .bool(true))
        #expect(call?["arguments"]?["sizes"] == .object(["list": .array([.number(1), .number(2.5)])]))
        #expect(call?["arguments"]?["hot"] == .bool(true))
        try window.report(#"{"answer": 1}"#)
        #expect(try await isNothing.value)
    }

    @Test func `another site's page runs no scripts of the app's`() async throws {
        view.load(URLRequest(url: URL(string: "https://tea.example")!))
        await window.waitForPage(1)
        try window.report(#"{"loaded": true}"#)
        await #expect(throws: WKError(PageReport.Failure.foreign)) { _ = try await view.evaluateJavaScript("1") }
    }

    @Test func `a script of a page that goes ends with an error`() async throws {
        try await show()
        var code: WKError.Code?
        view.evaluateJavaScript("wait()") { _, error in code = (error as? WKError)?.code }
        _ = await window.waitForPart("call 1")
        view.loadHTMLString("<p>Cake", baseURL: nil)
        await window.waitForPage(2)
        #expect(code == .webViewInvalidated && window.part("call 1") == nil)
    }

    @Test func `what a script's end does may run scripts and load pages`() async throws {
        try await show()
        var ends: [String] = []
        view.evaluateJavaScript("wait()") { [view] _, _ in
            ends.append("first")
            view.evaluateJavaScript("again()") { _, error in ends.append(error == nil ? "again" : "gone") }
        }
        _ = await window.waitForPart("call 1")
        view.loadHTMLString("<p>Cake", baseURL: nil)
        await window.waitForPage(2)
        #expect(ends == ["first"])
        #expect(await window.waitForPart("call 2")?["script"] == .string("again()"))
        try window.report(#"{"answer": 2, "value": 1}"#)
        #expect(ends == ["first", "again"])
    }

    @Test func `of too many scripts that wait for a page the oldest fail`() {
        let waiting = WKWebView()
        waiting.load(URLRequest(url: URL(string: "https://tea.example")!))
        var codes: [WKError.Code?] = []
        for _ in 1...1003 {
            waiting.evaluateJavaScript("a()") { _, error in codes.append((error as? WKError)?.code) }
        }
        #expect(codes == Array(repeating: .webViewInvalidated, count: 3))
    }

    @Test func `messages reach their handler, and others nobody`() async throws {
        try await show()
        #expect(window.settings?["handlers"]?.array?.compactMap { $0["name"]?.string } == ["double", "tea"])
        try window.report(
            #"{"message": {"name": "tea", "serial": 1, "body": {"object": {"kinds": {"list": ["green", 2, true, null]}}}}}"#
        )
        try window.report(#"{"message": {"name": "cake", "serial": 2, "body": 1}}"#)
        let kinds = try #require((listener.bodies.first as? [String: Any])?["kinds"] as? [Any])
        #expect(kinds[0] as? String == "green" && kinds[1] as? Int == 2 && kinds[2] as? Bool == true)
        #expect(kinds[3] is NSNull && listener.bodies.count == 1)
        view.configuration.userContentController.removeScriptMessageHandler(forName: "tea")
        window.window.render()
        #expect(window.settings?["handlers"]?.array?.count == 1)
    }

    @Test func `a reply goes to the script that asked, or an error`() async throws {
        try await show()
        try window.report(#"{"message": {"name": "double", "serial": 7, "body": 21}}"#)
        let reply = await window.waitForPart("reply 7")
        #expect(reply?["value"] == .object(["object": .object(["twice": .number(42)])]))
        try window.report(#"{"replied": 7}"#)
        #expect(window.part("reply 7") == nil)
        try window.report(#"{"message": {"name": "double", "serial": 8, "body": "x"}}"#)
        #expect(await window.waitForPart("reply 8")?["error"] == .string("no number"))
    }

    @Test func `another page gets no replies to messages of the page before`() async throws {
        try await show()
        try window.report(#"{"message": {"name": "double", "serial": 1, "body": 21}}"#)
        #expect(await window.waitForPart("reply 1") != nil)
        view.loadHTMLString("<p>Cake", baseURL: nil)
        await window.waitForPage(2)
        #expect(window.part("reply 1") == nil)
    }

    @Test func `replies that nobody confirms don't pile up`() async throws {
        try await show()
        for serial in 1...1100 {
            view.source.send(PageReply(serial: serial, value: .null, error: nil))
        }
        window.window.render()
        #expect(window.part("reply 100") == nil && window.part("reply 101") != nil && window.part("reply 1100") != nil)
    }

    @Test func `null is an object, and undefined is nothing`() async throws {
        try await show()
        var values: [Any?] = []
        for script in ["null", "undefined"] { view.evaluateJavaScript(script) { value, _ in values.append(value) } }
        var result: Result<Any, any Error>?
        view.evaluateJavaScript("undefined", in: nil, in: .page) { result = $0 }
        _ = await window.waitForPart("call 3")
        try window.report(#"{"answer": 1, "value": null}"#)
        try window.report(#"{"answer": 2}"#)
        try window.report(#"{"answer": 3}"#)
        #expect(values.count == 2 && values[0] is NSNull && values[1] == nil)
        #expect(try result?.get() is NSNull)
    }

    @Test func `a handler of each world may have a name, and the page's own gets the messages`() async throws {
        let controller = view.configuration.userContentController
        let (other, own) = (Listener(), Listener())
        controller.add(other, contentWorld: .defaultClient, name: "cake")
        try await show()
        try window.report(#"{"message": {"name": "cake", "serial": 1, "body": 1}}"#)
        controller.add(own, contentWorld: .page, name: "cake")
        try window.report(#"{"message": {"name": "cake", "serial": 2, "body": 2}}"#)
        #expect(other.bodies.count == 1 && own.bodies.count == 1)
        controller.removeScriptMessageHandler(forName: "cake")
        try window.report(#"{"message": {"name": "cake", "serial": 3, "body": 3}}"#)
        #expect(other.bodies.count == 2 && own.bodies.count == 1)
        controller.removeAllScriptMessageHandlers(from: .defaultClient)
        #expect(controller.receiver(named: "cake") == nil && controller.receiver(named: "tea") != nil)
    }

    @Test func `a world's name names one world`() {
        let world = WKContentWorld.world(name: "tea")
        #expect(WKContentWorld.world(name: "tea") === world && WKContentWorld.world(name: "cake") !== world)
    }

    @Test func `a page's frame is the one that is shown, though another one is to come`() async throws {
        view.loadHTMLString("<p>Tea", baseURL: URL(string: "https://tea.example/"))
        await window.waitForPage(1)
        try window.load()
        view.load(URLRequest(url: URL(string: "https://bank.example/")!))
        #expect(view.url?.host == "bank.example")
        try window.report(#"{"message": {"name": "tea", "serial": 1, "body": 1}}"#)
        #expect(listener.frames.map(\.securityOrigin.host) == ["tea.example"])
    }

    @Test func `another site's frame reports nothing but that it is loaded`() async throws {
        view.load(URLRequest(url: URL(string: "https://tea.example")!))
        await window.waitForPage(1)
        try window.report(
            #"{"title": "Bank", "scroll": [0, 5, 10, 10], "message": {"name": "tea", "serial": 1, "body": 1}}"#)
        #expect(view.title == "" && listener.bodies.isEmpty && view.scrollView.contentOffset == .zero)
        try window.report(#"{"loaded": true}"#)
        #expect(!view.isLoading)
    }

    @Test func `reports are confirmed, and taken where the view is out of reach`() async throws {
        try await show()
        try window.send(batch: 9, pieces: [#"{"page": 1, "rep"#, #"orts": [{"title": "Nine"}]}"#])
        #expect(view.title == "Nine" && window.part("heard") == .number(9))
        #expect(window.content?.reportsOutOfReach == true)
    }

    @Test func `a date that isn't one is no value`() {
        #expect(JavaScriptValue(app: Date(timeIntervalSince1970: .nan)) == nil)
    }

    @Test func `pages get the app's scripts`() async throws {
        try await show()
        let scripts = window.part("page")?["scripts"]?.array ?? []
        #expect(scripts.map { $0["source"]?.string } == ["a()", "b()"])
        #expect(scripts.map { $0["isAtEnd"]?.bool } == [false, true])
    }

    @Test(arguments: [
        #"{"answer": 1e300}"#, #"{"answer": 99, "value": 1}"#, #"{"scroll": [1e300, 0, -5, 1]}"#, #"{"scroll": [1]}"#,
        #"{"scroll": "x", "title": 5, "alert": [], "link": {}, "message": {"name": 1}}"#,
        #"{"link": {"address": "", "kind": 7}}"#, #"{"message": {"name": "tea", "serial": 1.5, "body": 1}}"#,
        #"{"message": {"name": "tea", "serial": 1, "body": {"list": 5}}}"#, #"{"loaded": "yes", "committed": 1}"#,
        #"{"message": {"name": "tea", "serial": 1, "body": {"a": 1, "b": 2}}}"#, #"{"replied": -1e99}"#,
    ])
    func `a stranger's report does nothing`(report: String) async throws {
        try await show()
        try window.report(report)
        #expect(listener.bodies.isEmpty && view.title == "" && view.scrollView.contentSize.height == 1200)
    }

    @Test func `the scroll view knows the page's size, and scrolls it`() async throws {
        try await show()
        #expect(view.scrollView.contentSize == CGSize(width: 300, height: 1200))
        try window.report(#"{"scroll": [0, 80, 300, 1200]}"#)
        #expect(view.scrollView.contentOffset == CGPoint(x: 0, y: 80) && window.part("call 1") == nil)
        view.scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
        #expect(await window.waitForPart("call 1")?["script"] == .string("scrollTo(0.0, 400.0)"))
        view.scrollView.isScrollEnabled = false
        window.window.render()
        #expect(window.settings?["scrolls"] == .bool(false))
    }
}
