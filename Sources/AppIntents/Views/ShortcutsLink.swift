import SwiftUI

/// A button that opens the app's page in Shortcuts, which there isn't here: nothing is shown.
///
/// See [ShortcutsLink](https://developer.apple.com/documentation/appintents/shortcutslink).
public struct ShortcutsLink: View {
    /// A link.
    public init(action: @escaping () -> Void = {}) {}
    /// Nothing.
    public var body: some View { EmptyView() }
}

/// How a link to Shortcuts looks.
public struct ShortcutsLinkStyle: Hashable, Sendable {
    private let name: String
    /// As its surroundings.
    public static let automatic = ShortcutsLinkStyle(name: "automatic")
    /// As its surroundings, with an outline.
    public static let automaticOutline = ShortcutsLinkStyle(name: "automaticOutline")
    /// Light.
    public static let light = ShortcutsLinkStyle(name: "light")
    /// Light, with an outline.
    public static let lightOutline = ShortcutsLinkStyle(name: "lightOutline")
    /// Dark.
    public static let dark = ShortcutsLinkStyle(name: "dark")
    /// Dark, with an outline.
    public static let darkOutline = ShortcutsLinkStyle(name: "darkOutline")
    /// White, with an outline.
    public static let whiteOutline = ShortcutsLinkStyle(name: "whiteOutline")
}

extension View {
    /// How the links to Shortcuts in the view look.
    public func shortcutsLinkStyle(_ style: ShortcutsLinkStyle) -> some View { self }
}
