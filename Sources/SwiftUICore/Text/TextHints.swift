import Foundation

// What an app says of texts to tools that a browser doesn't have, or has of its own: there is nothing for it to change here.

extension View {
    /// No effect here: a browser finds words in the page by itself.
    public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    /// No effect here: a browser replaces nothing.
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// No effect here: tools that rewrite texts are the browser's.
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    /// No effect here: lines are broken and shaped by the text's own characters.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View { self }
    /// No effect here: lines are broken and shaped by the text's own characters.
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

    /// No effect here: lines are broken and shaped by the text's own characters.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
    /// No effect here: lines are broken and shaped by the text's own characters.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
}

/// How much a system's tools may do for somebody who writes.
public struct WritingToolsBehavior: Hashable, Sendable {
    private let name: String
    /// As the system chooses. No effect here.
    public static let automatic = WritingToolsBehavior(name: "automatic")
    /// All that the system's tools can do. No effect here.
    public static let complete = WritingToolsBehavior(name: "complete")
    /// What the system's tools show beside the text. No effect here.
    public static let limited = WritingToolsBehavior(name: "limited")
    /// None of the system's tools. No effect here.
    public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// The language that a text is set by.
public struct TypesettingLanguage: Hashable, Sendable {
    private let name: String
    /// As the text's own characters say. No effect here.
    public static let automatic = TypesettingLanguage(name: "automatic")
    /// A language that is named. No effect here.
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(name: language.maximalIdentifier)
    }
}
