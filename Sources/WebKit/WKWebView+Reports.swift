import CoreGraphics
import Foundation

/// What the page tells.
extension WKWebView {
    func hear(_ report: PageReport) {
        guard !source.page.isSite || report.isAboutAnyPage else { return }
        switch report {
        case .committed: pageDidBegin()
        case .parsed: if isLoading { estimatedProgress = max(estimatedProgress, 0.8) }
        case .loaded: shown.map(finish)
        case .left: pageDidLeave()
        case .closed: pageDidClose()
        case .title(let text): retitle(text)
        case .scroll(let offset, let size): follow(offset, size)
        case .link(let link): Task { await follow(link) }
        case .message(let message): receive(message)
        case .alert(let text): queueAlert(text)
        case .answer(let answer): didAnswer(answer)
        case .replied(let serial): source.takeBackReply(serial)
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
        for completion in takeSentCalls() { completion(.failure(.pageGone)) }
    }

    private func retitle(_ text: String) {
        title = text
        backForwardList.currentItem?.title = text
    }

    // MARK: Windows and dialogs

    /// Texts are shown one after the other: with Apple's the script waits for each. A page that asks for more loses the rest.
    private func queueAlert(_ text: String) {
        guard uiDelegate != nil, alerts.count < 20 else { return }
        alerts.append(text)
        if alerts.count == 1 { showAlert() }
    }

    private func showAlert() {
        guard let uiDelegate, let text = alerts.first else { return }
        let page = serial
        var isOpen = true
        uiDelegate.webView(self, runJavaScriptAlertPanelWithMessage: text, initiatedByFrame: frameInfo) { [weak self] in
            guard let self, isOpen, page == serial else { return }
            isOpen = false
            alerts.removeFirst()
            showAlert()
        }
    }

    /// Scripts close what scripts have opened, and web views that have shown nothing else, as with Apple's.
    private func pageDidClose() {
        guard isOpenedByScript || !canGoBack && !canGoForward else { return }
        uiDelegate?.webViewDidClose(self)
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
        guard mayLead(to: link.url) else { return }
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

    /// Whether a page may lead there. As with Apple's, the delegate isn't asked about what a page may never do: only a file's page
    /// leads to files, and only to those that it may use. No page leads to scripts, or to documents that are in an address.
    private func mayLead(to url: URL) -> Bool {
        switch url.scheme?.lowercased() {
        case nil, "javascript", "data", "blob": false
        case "about": url.withoutFragment == .blank
        case "file": shown?.content.folder.map { LocalFiles(folder: $0).contains(url) } ?? false
        default: true
        }
    }

    /// The delegate has been asked already.
    private func followAllowed(_ link: PageReport.Link, _ preferences: WKWebpagePreferences) {
        let folder = link.url.isFileURL ? shown?.content.folder : nil
        let content = folder.map { PageContent.file(link.url, folder: $0) } ?? .request(URLRequest(url: link.url))
        startAllowed(content, type: link.type, preferences)
    }

    private func openWindow(_ action: WKNavigationAction) {
        let window = uiDelegate?.webView(
            self, createWebViewWith: configuration, for: action, windowFeatures: WKWindowFeatures())
        guard let window, window !== self else { return }
        window.isOpenedByScript = true
        window.load(action.request)
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
        guard let receiver = controller.receiver(named: message.name) else { return }
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
        source.send(PageReply(serial: message.serial, value: encoded, error: error))
    }
}
