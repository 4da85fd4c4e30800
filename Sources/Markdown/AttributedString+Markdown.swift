import Foundation

extension AttributedString {
    /// Options for reading Markdown.
    public struct MarkdownParsingOptions: Sendable {
        /// Custom attributes, `^[text](name: value)`, aren't supported: their text is kept without the attributes.
        public var allowsExtendedAttributes: Bool
        /// Which part of Markdown's syntax is interpreted.
        public var interpretedSyntax: InterpretedSyntax
        /// What to do if the source can't be read. Every text is valid Markdown; only bytes that aren't UTF-8 are an error.
        public var failurePolicy: FailurePolicy
        /// The text's language, as a BCP 47 tag.
        public var languageCode: String?

        /// Creates options. By default the whole syntax is interpreted.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }

        /// Which part of Markdown's syntax is interpreted.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and inline syntax. Blocks are separated by `presentationIntent`, not by characters between them.
            case full = 0
            /// Emphasis, code and links; white space is collapsed.
            case inlineOnly = 1
            /// Emphasis, code and links; white space is preserved.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What happens to a text that can't be read.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// As much of the text as possible is read.
            case returnPartiallyParsedIfPossible = 1
        }
    }

    /// Creates a string from Markdown, with emphasis, links and blocks as attributes.
    ///
    /// [CommonMark](https://spec.commonmark.org) with GitHub's strikethrough, tables and bare links. Relative links are
    /// resolved against `baseURL`.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = MarkdownWriter(options: options, baseURL: baseURL).attributed(markdown)
    }

    /// Creates a string from Markdown in UTF-8. Invalid bytes are an error, or replaced if the failure policy allows partial
    /// results.
    public init(markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        guard let text = String(data: markdown, encoding: .utf8) else {
            guard options.failurePolicy == .returnPartiallyParsedIfPossible else {
                throw CocoaError(.fileReadInapplicableStringEncoding)
            }
            try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
            return
        }
        try self.init(markdown: text, options: options, baseURL: baseURL)
    }

    /// Creates a string from a Markdown file in UTF-8.
    ///
    /// - Throws: the error of reading the file, or that of `init(markdown:options:baseURL:)`.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Creates a string from Markdown. The scope determines which custom attributes may be read; see `allowsExtendedAttributes`.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// Creates a string from Markdown. The scope determines which custom attributes may be read; see `allowsExtendedAttributes`.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}
