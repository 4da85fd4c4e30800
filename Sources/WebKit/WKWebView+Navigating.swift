import Foundation

/// What becomes of a navigation.
enum NavigationStep {
    case started, committed, finished
    case failed(any Error)
    case failedProvisionally(any Error)
}

extension WKWebView {
    /// Begins a navigation; one that isn't over ends. The delegate is asked later, as with Apple's.
    @discardableResult
    func start(
        _ content: PageContent, type: WKNavigationType = .other, place: WKNavigation.Place = .append
    ) -> WKNavigation {
        let action = WKNavigationAction(source: frameInfo, target: frameInfo, type: type, request: content.request)
        let navigation = enter(content, type, place)
        navigation.loading = Task { await perform(navigation, action) }
        return navigation
    }

    /// Begins a navigation that the delegate has already allowed.
    func startAllowed(_ content: PageContent, type: WKNavigationType, _ preferences: WKWebpagePreferences) {
        let navigation = enter(content, type, .append)
        begin(navigation)
        navigation.loading = Task { await load(navigation, preferences) }
    }

    private func enter(_ content: PageContent, _ type: WKNavigationType, _ place: WKNavigation.Place) -> WKNavigation {
        stopLoading()
        let navigation = WKNavigation(content, type: type, place: place)
        current = navigation
        url = content.url
        (isLoading, estimatedProgress) = (true, 0.1)
        return navigation
    }

    private func perform(_ navigation: WKNavigation, _ action: WKNavigationAction) async {
        let (policy, preferences) = await policy(for: action)
        guard current === navigation else { return }
        guard policy == .allow else { return fail(navigation, NavigationFailure.interrupted) }
        begin(navigation)
        await load(navigation, preferences)
    }

    /// The delegate's decision about an action.
    func policy(for action: WKNavigationAction) async -> (WKNavigationActionPolicy, WKWebpagePreferences) {
        let preferences = configuration.defaultWebpagePreferences ?? WKWebpagePreferences()
        guard let navigationDelegate else { return (.allow, preferences) }
        return await withCheckedContinuation { continuation in
            let reply = Reply(continuation)
            navigationDelegate.webView(self, decidePolicyFor: action, preferences: preferences) {
                reply.resume(($0, $1))
            }
        }
    }

    private func begin(_ navigation: WKNavigation) {
        navigation.stage = .started
        navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
        didReport(navigation, .started)
    }

    private func load(_ navigation: WKNavigation, _ preferences: WKWebpagePreferences) async {
        do {
            let (page, response) = try await PageLoader(schemes: schemes).page(for: navigation.content)
            guard current === navigation else { return }
            let policy = await self.policy(for: WKNavigationResponse(response))
            guard current === navigation else { return }
            guard policy == .allow else { return fail(navigation, NavigationFailure.interrupted) }
            navigation.stage = .shown
            shown = navigation
            show(page, runsScripts: preferences.allowsContentJavaScript && configuration.preferences.javaScriptEnabled)
        } catch {
            guard current === navigation else { return }
            fail(navigation, error)
        }
    }

    private func policy(for response: WKNavigationResponse) async -> WKNavigationResponsePolicy {
        guard let navigationDelegate else { return .allow }
        return await withCheckedContinuation { continuation in
            let reply = Reply(continuation)
            navigationDelegate.webView(self, decidePolicyFor: response) { reply.resume($0) }
        }
    }

    /// Shows a page in place of the one before, whose calls end.
    func show(_ page: ShownPage, runsScripts: Bool = true) {
        let gone = takeSentCalls()
        serial += 1
        var page = page
        page.serial = serial
        page.runsScripts = runsScripts
        page.scripts = configuration.userContentController.userScripts.map {
            ShownPage.Script(source: $0.source, isAtEnd: $0.injectionTime == .atDocumentEnd)
        }
        title = ""
        alerts = []
        hasLeft = false
        settingsDidChange()
        source.page = page
        sendWaitingCalls()
        for completion in gone { completion(.failure(.pageGone)) }
    }

    // MARK: What becomes of it

    func commit(_ navigation: WKNavigation) {
        guard navigation.stage == .shown else { return }
        navigation.stage = .committed
        estimatedProgress = max(estimatedProgress, 0.5)
        backForwardList.didCommit(navigation)
        propertiesDidChange()
        navigationDelegate?.webView(self, didCommit: navigation)
        didReport(navigation, .committed)
    }

    func finish(_ navigation: WKNavigation) {
        commit(navigation)
        guard current === navigation, navigation.stage == .committed else { return }
        estimatedProgress = 1
        end(navigation)
        navigationDelegate?.webView(self, didFinish: navigation)
        didReport(navigation, .finished)
    }

    func fail(_ navigation: WKNavigation, _ error: any Error) {
        let stage = navigation.stage
        // A scheme handler is told to stop.
        navigation.loading?.cancel()
        end(navigation)
        switch stage {
        case .asked, .ended: break
        case .started, .shown:
            navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
        case .committed: navigationDelegate?.webView(self, didFail: navigation, withError: error)
        }
        didReport(navigation, stage == .committed ? .failed(error) : .failedProvisionally(error))
    }

    private func end(_ navigation: WKNavigation) {
        navigation.stage = .ended
        navigation.loading = nil
        guard current === navigation else { return }
        current = nil
        isLoading = false
        if navigation !== shown { url = shown?.content.url }
        deliverCalls()
    }

    /// The page that is shown, as delegates know it. `url` may be that of a page to come already.
    var frameInfo: WKFrameInfo { WKFrameInfo(request: URLRequest(url: shown?.content.url ?? .blank), webView: self) }
}
