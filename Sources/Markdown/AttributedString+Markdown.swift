import Foundation

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// Custom attributes, `^[text](name: value)`, are not read: their text stays, their attributes are left out.
        public var allowsExtendedAttributes: Bool
        /// Which of Markdown's syntax counts.
        public var interpretedSyntax: InterpretedSyntax
        /// Markdown has no errors; only bytes that are no UTF-8 have.
        public var failurePolicy: FailurePolicy
        /// The text's language, as BCP 47 has it.
        public var languageCode: String?

        /// Creates options. By default all of the syntax counts.
        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
        }

        /// Which of Markdown's syntax counts.
        public enum InterpretedSyntax: Int, Hashable, Sendable {
            /// Blocks and inline syntax. Blocks are told apart by `presentationIntent`, not by characters between them.
            case full = 0
            /// Emphasis, code, links; white space is put together.
            case inlineOnly = 1
            /// Emphasis, code, links; white space stays.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What becomes of a text that can't be read.
        public enum FailurePolicy: Int, Hashable, Sendable {
            /// An error is thrown.
            case throwError = 0
            /// The text is read as far as it can be.
            case returnPartiallyParsedIfPossible = 1
        }
    }

    /// The text of a Markdown source with its emphasis, links and blocks as attributes.
    ///
    /// [CommonMark](https://spec.commonmark.org) with GitHub's strikethrough, tables and bare links. Relative links are
    /// resolved against `baseURL`.
    public init(markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        self = MarkdownWriter(options: options, baseURL: baseURL).attributed(markdown)
    }

    /// Of a source in UTF-8; other bytes are an error, or replaced where the policy is to return what can be read.
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

    /// The text of a Markdown file in UTF-8.
    ///
    /// - Throws: the error of reading the file, or what `init(markdown:options:baseURL:)` throws of its bytes.
    public init(contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil) throws {
        try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// The scope says which custom attributes may be read; see `allowsExtendedAttributes`.
    public init<S: AttributeScope>(
        markdown: String, including scope: S.Type, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// The scope says which custom attributes may be read; see `allowsExtendedAttributes`.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>, options: MarkdownParsingOptions = .init(),
        baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }
}
