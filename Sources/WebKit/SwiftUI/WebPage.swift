import Foundation
import Observation
import SwiftUI

/// A web page that SwiftUI shows with ``WebView``, loads and asks.
///
/// See [WebPage](https://developer.apple.com/documentation/webkit/webpage). It is a ``WKWebView``'s page, with the same limits:
/// it is loaded once a view shows it. It can't be exported, and isn't `Transferable`.
@MainActor @Observable
public final class WebPage {
    /// The page's address.
    public private(set) var url: URL?
    /// The page's title; empty for another site's.
    public private(set) var title = ""
    /// Whether a page is being loaded.
    public private(set) var isLoading = false
    /// How much of the page is loaded, from 0 to 1: a browser tells only that it begins, that its HTML is there, and that all is.
    public private(set) var estimatedProgress = 0.0
    /// Whether the page came encrypted: its address is one of `https`. What else it loads isn't known.
    public private(set) var hasOnlySecureContent = false
    /// The last event of a navigation; nil before the first one.
    public private(set) var currentNavigationEvent: NavigationEvent?
    /// The pages that were shown.
    public private(set) var backForwardList = BackForwardList()

    /// Stored without effect: the browser decides.
    public var mediaType: CSSMediaType?
    /// Stored without effect: a frame has the browser's name.
    public var customUserAgent: String?
    /// Stored without effect: browsers have tools of their own.
    public var isInspectable = false
    /// Always false: there are no Writing Tools here.
    public let isWritingToolsActive = false
    /// Always false: there is no Screen Time here.
    public let isBlockedByScreenTime = false
    /// Always `notInFullscreen`: a browser doesn't tell about frames.
    public let fullscreenState = FullscreenState.notInFullscreen

    @ObservationIgnored let webView: WKWebView
    @ObservationIgnored let delegate: PageDelegate
    @ObservationIgnored private var listeners: [UUID: EventStream.Continuation] = [:]
    @ObservationIgnored private var waiting: [ObjectIdentifier: UUID] = [:]

    // MARK: Making one

    /// A page.
    public convenience init(configuration: Configuration = Configuration()) { self.init(configuration, nil, nil) }
    /// A page whose navigations are decided.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding
    ) { self.init(configuration, navigationDecider, nil) }
    /// A page whose dialogs are shown.
    public convenience init(
        configuration: Configuration = Configuration(), dialogPresenter: some DialogPresenting
    ) { self.init(configuration, nil, dialogPresenter) }
    /// A page whose navigations are decided, and whose dialogs are shown.
    public convenience init(
        configuration: Configuration = Configuration(), navigationDecider: some NavigationDeciding,
        dialogPresenter: some DialogPresenting
    ) { self.init(configuration, navigationDecider, dialogPresenter) }

    private init(
        _ configuration: Configuration, _ decider: (any NavigationDeciding)?, _ presenter: (any DialogPresenting)?
    ) {
        webView = WKWebView(frame: .zero, configuration: configuration.forViews)
        for (scheme, handler) in configuration.urlSchemeHandlers {
            webView.schemes[scheme.rawValue.lowercased()] = SequenceSource(handler: handler)
        }
        delegate = PageDelegate(decider, presenter)
        webView.navigationDelegate = delegate
        if presenter != nil { webView.uiDelegate = delegate }
        webView.didChangeProperties = { [weak self] in self?.takeOver() }
        webView.didReport = { [weak self] in self?.report($1, of: $0) }
    }

    deinit { for listener in listeners.values { listener.finish(throwing: NavigationError.pageClosed) } }

    private func takeOver() {
        change(\.url, to: webView.url)
        change(\.title, to: webView.title ?? "")
        change(\.isLoading, to: webView.isLoading)
        change(\.estimatedProgress, to: webView.estimatedProgress)
        change(\.hasOnlySecureContent, to: webView.hasOnlySecureContent)
        change(\.backForwardList, to: BackForwardList(webView.backForwardList))
    }

    /// Views aren't evaluated again for the same value.
    private func change<Value: Equatable>(_ path: ReferenceWritableKeyPath<WebPage, Value>, to value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }

    // MARK: Events

    /// The events of all navigations from now on, until one fails.
    public var navigations: some AsyncSequence<NavigationEvent, any Error> { events().stream }

    typealias EventStream = AsyncThrowingStream<NavigationEvent, any Error>
    private typealias Events = (stream: EventStream, id: UUID)

    private func events() -> Events {
        let (stream, continuation) = AsyncThrowingStream.makeStream(
            of: NavigationEvent.self, throwing: (any Error).self, bufferingPolicy: .bufferingNewest(64))
        let id = UUID()
        listeners[id] = continuation
        continuation.onTermination = { [weak self] _ in Task { @MainActor in self?.listeners[id] = nil } }
        return (stream, id)
    }

    /// The events of one navigation.
    func events(of navigation: WKNavigation?) -> EventStream {
        let (stream, id) = events()
        if let navigation {
            waiting[ObjectIdentifier(navigation)] = id
        } else {
            listeners.removeValue(forKey: id)?.finish(throwing: NavigationError.invalidURL)
        }
        return stream
    }

    private func report(_ step: NavigationStep, of navigation: WKNavigation) {
        let own = waiting[ObjectIdentifier(navigation)]
        let owners = Set(waiting.values)
        let heard = listeners.filter { $0.key == own || !owners.contains($0.key) }.map(\.value)
        if let event = NavigationEvent(step) {
            currentNavigationEvent = event
            for listener in heard { listener.yield(event) }
        }
        if let error = NavigationError(step) { for listener in heard { listener.finish(throwing: error) } }
        guard step.isLast else { return }
        own.flatMap { listeners[$0] }?.finish()
        waiting[ObjectIdentifier(navigation)] = nil
    }
}

extension NavigationStep {
    /// Whether no further one of the navigation comes.
    fileprivate var isLast: Bool {
        switch self {
        case .started, .committed: false
        case .finished, .failed, .failedProvisionally: true
        }
    }
}
