import Foundation

// Modifiers for text tools that a browser doesn't have, or that it provides itself. They have no effect here.

extension View {
    /// No effect here: the browser itself finds words in the page.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// No effect here: a browser doesn't replace text.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// No effect here: tools that rewrite texts are part of the browser.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// No effect here: line breaks and shaping depend on the text's characters.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
    /// No effect here: line breaks and shaping depend on the text's characters.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechAdjustedPitch(_ value: Double) -> some View { self }
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
}

extension Text {
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    /// No effect here: how a screen reader speaks is set by the person who uses it.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

    /// No effect here: line breaks and shaping depend on the text's characters.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    /// No effect here: line breaks and shaping depend on the text's characters.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

/// How much a system's writing tools may do.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// The system's default. No effect here.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// Everything that the system's tools can do. No effect here.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// Only what the system's tools show beside the text. No effect here.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None of the system's tools. No effect here.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The language for typesetting a text.
public struct TypesettingLanguage: Hashable, Sendable {
    private let name: String
    /// Determined by the text's characters. No effect here.
    public static let automatic = TypesettingLanguage(name: "automatic")
    /// A given language. No effect here.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(name: language.maximalIdentifier)
    }
}
