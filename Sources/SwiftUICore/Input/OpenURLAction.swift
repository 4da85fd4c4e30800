import Foundation

/// Opens a URL: in another page, or as the app handles it.
///
/// See [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction). A browser opens URLs of pages,
/// mail, telephones and text messages, and only soon after a user's input.
public struct OpenURLAction {
    /// The result of opening a URL.
    public struct Result: Sendable {
        enum Outcome: Sendable {
            case handled, discarded
            case system(URL?)
        }

        let outcome: Outcome

        /// The app has opened the address.
        public static let handled = Result(outcome: .handled)
        /// The address isn't opened.
        public static let discarded = Result(outcome: .discarded)
        /// The URL is opened as if the app had no handler.
        public static let systemAction = Result(outcome: .system(nil))
        /// Opens another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
        /// Opens an address, or another one in its place, as if the app had no handler. Here each page has its own tab in
        /// the browser: the preference has no effect.
        public static func systemAction(_ url: URL? = nil, prefersInApp: Bool) -> Result {
            Result(outcome: .system(url))
        }
    }

    /// The schemes that a browser opens.
    package static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    private let handler: (@MainActor (URL) -> Result)?

    /// An action that calls the app's handler for a URL.
    @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// The default action: the browser opens URLs with its schemes, and views with `onOpenURL` get all others.
    package init() { handler = nil }

    /// Whether the app handles links that are pressed.
    var isOfTheApp: Bool { handler != nil }

    /// Opens an address: `openURL(url)`.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Opens an address. Here each page has its own tab in the browser: the preference has no effect.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, prefersInApp: Bool) { self(url) }

    /// Opens a URL. The completion handler gets whether it was accepted, not whether the page could be opened.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch (handler?(url) ?? .systemAction).outcome {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion(Self.open(other ?? url))
        }
    }

    @MainActor
    private static func open(_ url: URL) -> Bool {
        guard let graph = ViewGraph.current else { return false }
        guard isForBrowser(url) else { return graph.openedAddresses.open(url) }
        graph.open(url)
        return true
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
    /// Opens an address: `openURL(url)`.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
}
