import CoreGraphics
import Foundation

/// What the page tells.
extension WKWebView {
    func hear(_ report: PageReport) {
        switch report {
        case .committed: pageDidBegin()
        case .parsed: if isLoading { estimatedProgress = max(estimatedProgress, 0.8) }
        case .loaded: shown.map(finish)
        case .left: pageDidLeave()
        case .closed: uiDelegate?.webViewDidClose(self)
        case .title(let text): retitle(text)
        case .scroll(let offset, let size): follow(offset, size)
        case .link(let link): Task { await follow(link) }
        case .message(let message): receive(message)
        case .alert(let text): showAlert(text)
        case .answer(let answer): didAnswer(answer)
        case .replied(let serial): source.send(PageCall?.none, as: "reply \(serial)")
        }
    }

    /// Also where the browser shows the same page anew.
    private func pageDidBegin() {
        hasLeft = false
        shown.map(commit)
    }

    /// The page's own script, or a form, has led the frame elsewhere, where nobody tells anything.
    private func pageDidLeave() {
        hasLeft = true
        calls.failSent()
    }

    private func retitle(_ text: String) {
        title = text
        backForwardList.currentItem?.title = text
    }

    private func showAlert(_ text: String) {
        uiDelegate?.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frameInfo) {}
    }

    // MARK: Scrolling

    private func follow(_ offset: CGPoint, _ size: CGSize) {
        (scrollView as? PageScrollView)?.follow(offset, size)
        didScroll()
    }

    /// Scrolls the page, if it is the app's HTML.
    func scroll(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        call(PageCall.evaluation("scrollTo(\(offset.x), \(offset.y))")) { _ in }
    }

    // MARK: Links

    /// A link, a form or a script leads elsewhere, if the delegate lets it.
    private func follow(_ link: PageReport.Link) async {
        let action = WKNavigationAction(
            source: frameInfo, target: link.isNewWindow ? nil : frameInfo, type: link.type,
            request: URLRequest(url: link.url))
        let before = shown
        let (policy, preferences) = await policy(for: action)
        guard policy == .allow, shown === before else { return }
        if link.isNewWindow {
            openWindow(action)
        } else if let url, link.url.fragment != nil, link.url.withoutFragment == url.withoutFragment {
            jump(to: link.url)
        } else {
            followAllowed(link, preferences)
        }
    }

    /// The delegate has been asked already.
    private func followAllowed(_ link: PageReport.Link, _ preferences: WKWebpagePreferences) {
        var content = PageContent.request(URLRequest(url: link.url))
        if case .file(_, let folder)? = shown?.content, link.url.isFileURL { content = .file(link.url, folder: folder) }
        startAllowed(content, type: link.type, preferences)
    }

    private func openWindow(_ action: WKNavigationAction) {
        let window = uiDelegate?.webView(
            self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
        if let window, window !== self { window.load(action.request) }
    }

    /// Scrolls to a part of the page.
    private func jump(to url: URL) {
        self.url = url
        let name = JavaScriptValue.string(url.fragment(percentEncoded: false) ?? "")
        let script = "(document.getElementById(name) ?? document.getElementsByName(name)[0])?.scrollIntoView()"
        call(PageCall(script: script, arguments: ["name": name], isFunction: true)) { _ in }
    }

    // MARK: Messages

    private func receive(_ message: PageReport.Message) {
        let controller = configuration.userContentController
        guard let receiver = controller.receivers[message.name] else { return }
        let script = WKScriptMessage(
            body: message.body.foundation, name: message.name, webView: self, frameInfo: frameInfo)
        switch receiver {
        case .plain(let handler): handler.userContentController(controller, didReceive: script)
        case .replying(let handler):
            let page = serial
            handler.userContentController(controller, didReceive: script) { [weak self] value, error in
                guard let self, page == serial else { return }
                reply(to: message, value, error)
            }
        }
    }

    private func reply(to message: PageReport.Message, _ value: Any?, _ error: String?) {
        let encoded = JavaScriptValue(app: value)
        let error = error ?? (encoded == nil ? "The app’s reply is of a type that JavaScript lacks." : nil)
        source.send(PageReply(serial: message.serial, value: encoded, error: error), as: "reply \(message.serial)")
    }
}
