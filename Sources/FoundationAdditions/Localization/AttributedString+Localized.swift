import Foundation
import Markdown

extension AttributedString {
    /// Options for making an attributed string from a localized text.
    public struct LocalizationOptions: Sendable {
        /// Texts that replace the arguments, in their order.
        public var replacements: [AttributedString]?
        /// Whether the parts from arguments get the attribute `replacementIndex`. Has no effect here.
        public var applyReplacementIndexAttribute = false

        /// Options without replacements.
        public init() {}
    }

    /// A text in the visitor's language, with its Markdown as attributes and its nouns agreeing with their numbers.
    public init(
        localized keyAndValue: String.LocalizationValue, options: LocalizationOptions = .init(), table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let string = keyAndValue.string(table: table, bundle: bundle, locale: locale, isolation: .opaqueText)
        self.init(localizedMarkdown: string, options)
    }

    /// A text in the visitor's language, looked up by an explicit key.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions = .init(),
        table: String? = nil, bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        let bundle = bundle.map { LocalizedStringResource.BundleDescription.atURL($0.bundleURL) } ?? .main
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle), options: options)
    }

    /// The text of a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource, options: LocalizationOptions = .init()) {
        self.init(localizedMarkdown: resource.string(isolation: .opaqueText), options)
    }

    /// Text between the marks is an argument, and isn't parsed as Markdown.
    private init(localizedMarkdown string: String, _ options: LocalizationOptions) {
        self.init()
        var arguments = 0
        for run in InlineMarkdown.runs(of: string) {
            for part in OpaquePart.parts(of: run.text) {
                var piece = AttributedString(part.text)
                if part.isArgument {
                    if let own = options.replacements, own.indices.contains(arguments) { piece = own[arguments] }
                    arguments += 1
                }
                if !run.intent.isEmpty { piece.inlinePresentationIntent = run.intent }
                if let link = run.link.flatMap({ URL(string: $0) }) { piece.link = link }
                self += piece
            }
        }
    }
}

/// A part of a text that contains arguments.
private struct OpaquePart {
    let text: String
    let isArgument: Bool

    static func parts(of text: String) -> [OpaquePart] {
        var parts: [OpaquePart] = []
        var pending = String.UnicodeScalarView()
        func flush(isArgument: Bool) {
            if isArgument || !pending.isEmpty {
                parts.append(OpaquePart(text: String(pending), isArgument: isArgument))
            }
            pending = String.UnicodeScalarView()
        }
        for scalar in text.unicodeScalars {
            switch scalar {
            case OpaqueText.start: flush(isArgument: false)
            case OpaqueText.end: flush(isArgument: true)
            default: pending.append(scalar)
            }
        }
        flush(isArgument: false)
        return parts
    }
}

extension ArgumentIsolation {
    /// Marks arguments, which aren't parsed as Markdown.
    package static let opaqueText = ArgumentIsolation(start: OpaqueText.start, end: OpaqueText.end)
}
