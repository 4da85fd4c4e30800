import Foundation

extension WebPage {
    /// How a page behaves.
    ///
    /// See [WebPage.Configuration](https://developer.apple.com/documentation/webkit/webpage/configuration).
    @MainActor
    public struct Configuration {
        /// Stored without effect: what sites keep is the browser's.
        public var websiteDataStore = WKWebsiteDataStore.default()
        /// The scripts and message handlers.
        public var userContentController = WKUserContentController()
        /// The preferences for a navigation, unless the decider changes them.
        public var defaultNavigationPreferences = NavigationPreferences()
        /// Load from the app's own schemes.
        public var urlSchemeHandlers: [URLScheme: any URLSchemeHandler] = [:]
        /// Stored without effect: a frame has the browser's name.
        public var applicationNameForUserAgent: String?
        /// Stored without effect: all navigations are the decider's to decide.
        public var limitsNavigationsToAppBoundDomains = false
        /// Stored without effect: the browser decides.
        public var upgradeKnownHostsToHTTPS = true
        /// Stored without effect: the browser draws as it loads.
        public var suppressesIncrementalRendering = false
        /// Stored without effect: the browser decides.
        public var allowsAirPlayForMediaPlayback = true
        /// Stored without effect: a browser loads what a page names.
        public var loadsSubresources = true
        /// Stored without effect: the browser decides.
        public var allowsInlinePredictions = false
        /// Stored without effect: there are no such glyphs here.
        public var supportsAdaptiveImageGlyph = false
        /// Stored without effect: browsers don't look for phone numbers.
        public var dataDetectorTypes: WKDataDetectorTypes = []
        /// Stored without effect: the visitor's browser zooms.
        public var ignoresViewportScaleLimits = false

        /// A configuration with the defaults.
        public init() {}

        var forViews: WKWebViewConfiguration {
            let configuration = WKWebViewConfiguration()
            configuration.websiteDataStore = websiteDataStore
            configuration.applicationNameForUserAgent = applicationNameForUserAgent
            configuration.userContentController = userContentController
            configuration.defaultWebpagePreferences = defaultNavigationPreferences.forViews
            return configuration
        }
    }

    /// Preferences of one navigation.
    public struct NavigationPreferences: Sendable {
        /// How a page is laid out.
        public enum ContentMode: Int, Sendable { case recommended, mobile, desktop }
        /// What becomes of a page without encryption.
        public enum UpgradeToHTTPSPolicy: Int, Sendable {
            case keepAsRequested, automaticFallbackToHTTP, userMediatedFallbackToHTTP, errorOnFailure
        }

        /// Stored without effect: pages are laid out for the frame's width.
        public var preferredContentMode = ContentMode.recommended
        /// Whether scripts of the app's HTML run. Pages of other sites always run theirs.
        public var allowsContentJavaScript = true
        /// Stored without effect: the browser decides.
        public var preferredHTTPSNavigationPolicy = UpgradeToHTTPSPolicy.keepAsRequested
        /// Stored without effect: browsers have their own such mode.
        public var isLockdownModeEnabled = false

        /// Preferences with the defaults.
        public init() {}

        @MainActor init(_ preferences: WKWebpagePreferences) {
            preferredContentMode = ContentMode(rawValue: preferences.preferredContentMode.rawValue) ?? .recommended
            allowsContentJavaScript = preferences.allowsContentJavaScript
            isLockdownModeEnabled = preferences.isLockdownModeEnabled
        }

        @MainActor var forViews: WKWebpagePreferences {
            let preferences = WKWebpagePreferences()
            preferences.preferredContentMode = .init(rawValue: preferredContentMode.rawValue) ?? .recommended
            preferences.allowsContentJavaScript = allowsContentJavaScript
            preferences.isLockdownModeEnabled = isLockdownModeEnabled
            return preferences
        }
    }

    /// A media type of CSS.
    public struct CSSMediaType: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String
        /// A type with a name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// All media.
        public static let all = CSSMediaType(rawValue: "all")
        /// Screens.
        public static let screen = CSSMediaType(rawValue: "screen")
        /// Paper.
        public static let print = CSSMediaType(rawValue: "print")
    }

    /// Whether a page shows something on the full screen.
    public enum FullscreenState: Hashable, Sendable {
        case enteringFullscreen, exitingFullscreen, inFullscreen, notInFullscreen
    }
}

/// A scheme of the app's.
public struct URLScheme: Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A scheme; nil for one that browsers handle, or that is no scheme.
    @MainActor
    public init?(_ rawValue: String) {
        let isValid = rawValue.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.-]*/) != nil
        guard isValid, !WKWebView.handlesURLScheme(rawValue) else { return nil }
        self.rawValue = rawValue
    }
}

/// A part of what a scheme handler gives.
public enum URLSchemeTaskResult: Sendable {
    /// The response, before any data.
    case response(URLResponse)
    /// Data, after any before.
    case data(Data)
}

/// Loads what has an address of the app's own scheme; see ``WKURLSchemeHandler`` for what it is asked for.
public protocol URLSchemeHandler {
    /// The sequence of a response and its data.
    associatedtype TaskSequence: AsyncSequence<URLSchemeTaskResult, any Error>
    /// Loads what a request names.
    func reply(for request: URLRequest) -> TaskSequence
}

/// Collects what a handler gives.
@MainActor
struct SequenceSource: SchemeSource {
    let handler: any URLSchemeHandler

    func load(_ request: URLRequest) async throws -> (data: Data, type: String, encoding: String?) {
        try await collected(handler.reply(for: request))
    }

    private func collected(
        _ results: some AsyncSequence<URLSchemeTaskResult, any Error>
    ) async throws -> (data: Data, type: String, encoding: String?) {
        var data = Data()
        var response: URLResponse?
        for try await result in results {
            switch result {
            case .response(let new): response = new
            case .data(let part): data += part
            }
            guard data.count <= ShownPage.byteCountMax else { throw URLError(.dataLengthExceedsMaximum) }
        }
        return (data, response?.mimeType ?? "text/html", response?.textEncodingName)
    }
}
