import Foundation
import FoundationAdditions

/// An intent that people can ask Siri for, with what they say.
///
/// See [AppShortcut](https://developer.apple.com/documentation/appintents/appshortcut).
public struct AppShortcut {
    /// The short title.
    public let shortTitle: LocalizedStringResource
    /// The symbol's name.
    public let systemImageName: String
    /// The first phrase for an intent of the shortcut's type.
    let phrase: (any AppIntent) -> String?

    /// A shortcut.
    public init<Intent: AppIntent>(
        intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
        systemImageName: String
    ) {
        self.shortTitle = shortTitle
        self.systemImageName = systemImageName
        phrase = { intent in (intent as? Intent).flatMap { phrases.first?.text(for: $0) } }
    }

    /// A shortcut with the intent's own title.
    public init<Intent: AppIntent>(intent: Intent, phrases: [AppShortcutPhrase<Intent>]) {
        self.init(intent: intent, phrases: phrases, shortTitle: Intent.title, systemImageName: "square.stack")
    }
}

/// The shortcuts of an app.
///
/// See [AppShortcutsProvider](https://developer.apple.com/documentation/appintents/appshortcutsprovider).
public protocol AppShortcutsProvider {
    /// The shortcuts.
    @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
    /// The color of the shortcuts' tiles.
    static var shortcutTileColor: ShortcutTileColor { get }
    /// What Siri isn't to take for one of the app's phrases.
    static var negativePhrases: [NegativeAppShortcutPhrase] { get }
}

extension AppShortcutsProvider {
    /// Blue.
    public static var shortcutTileColor: ShortcutTileColor { .blue }
    /// None.
    public static var negativePhrases: [NegativeAppShortcutPhrase] { [] }
    /// Tells Siri that the values of parameters in phrases have changed. There is no Siri here.
    public static func updateAppShortcutParameters() {}
}

/// Collects shortcuts.
@resultBuilder public enum AppShortcutsBuilder {
    /// A shortcut.
    public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }
    /// The shortcuts together.
    public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] { shortcuts.flatMap { $0 } }
    /// Shortcuts under a condition.
    public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] { shortcuts ?? [] }
    /// Shortcuts under a condition.
    public static func buildEither(first shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Shortcuts under a condition.
    public static func buildEither(second shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
    /// Shortcuts under a condition of availability.
    public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }
}

/// The color of a shortcut's tile.
public enum ShortcutTileColor: Hashable, Sendable {
    case red, orange, tangerine, yellow, lime, teal, blue, navy, lightBlue, purple, pink, grape, grayBlue, grayBrown,
        grayGreen
}
