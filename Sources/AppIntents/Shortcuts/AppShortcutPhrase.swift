import Foundation
import FoundationAdditions

/// What people say to Siri. `SiriTipView` shows it.
///
/// See [AppShortcutPhrase](https://developer.apple.com/documentation/appintents/appshortcutphrase).
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
    /// The parts of the phrase.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var parts: [(Intent) -> String] = []

        /// No parts yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Words.
        public mutating func appendLiteral(_ literal: String) { parts.append { _ in literal } }
        /// The app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { parts.append { _ in token.text } }
        /// A parameter.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {
            parts.append { intent in
                let parameter = intent[keyPath: keyPath]
                return parameter.value.map { shownText(of: $0) } ?? parameter.titleText
            }
        }
    }

    private let parts: [(Intent) -> String]

    /// A phrase without parameters.
    public init(_ value: String) { parts = [{ _ in value }] }
    /// A phrase without parameters.
    public init(stringLiteral value: String) { self.init(value) }
    /// A phrase.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    func text(for intent: Intent) -> String { parts.map { $0(intent) }.joined() }
}

/// What stands for something in a phrase.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The app's name.
    case applicationName

    fileprivate var text: String {
        let names = ["CFBundleDisplayName", "CFBundleName"]
        let name = names.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
        return name ?? ProcessInfo.processInfo.processName
    }
}

/// What Siri isn't to take for one of the app's phrases.
public struct NegativeAppShortcutPhrase: ExpressibleByStringLiteral, Hashable, Sendable {
    private let phrase: String
    /// A phrase.
    public init(_ phraseKey: String) { phrase = phraseKey }
    /// A phrase.
    public init(stringLiteral value: String) { self.init(value) }
}
