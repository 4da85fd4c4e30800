import Foundation

/// Opens an address: in a page of its own, or as the app has it.
///
/// See [OpenURLAction](https://developer.apple.com/documentation/swiftui/openurlaction). A browser opens addresses of
/// pages, of mail, of telephones and of short messages, and only soon after the person pressed something.
public struct OpenURLAction {
    /// What became of an address.
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
        /// Opens the address as if the app had not been asked.
        public static let systemAction = Result(outcome: .system(nil))
        /// Opens another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
    }

    /// What a browser opens.
    package static let schemes: Set<String> = ["http", "https", "mailto", "tel", "sms"]

    private let handler: (@MainActor (URL) -> Result)?

    /// An action that asks the app what is to become of an address.
    @preconcurrency
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    /// The browser's, and that of those who take addresses of the app's own.
    package init() { handler = nil }

    /// Whether the app wants to hear of links that are pressed.
    var isOfTheApp: Bool { handler != nil }

    /// Opens an address: `openURL(url)`.
    @MainActor @preconcurrency
    public func callAsFunction(_ url: URL) { self(url) { _ in } }

    /// Says whether the address was accepted, not whether the page could be opened.
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
