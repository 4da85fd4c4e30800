import AppIntents

/// What an app knows of its controls that people have placed: there are none, because a page has no place for them.
///
/// See [ControlCenter](https://developer.apple.com/documentation/widgetkit/controlcenter).
public final class ControlCenter: Sendable {
    /// The app's center.
    public static let shared = ControlCenter()

    private init() {}

    /// Asks for new values of all placed controls. There are none.
    public func reloadAllControls() {}
    /// Asks for new values of the placed controls of a kind. There are none.
    public func reloadControls(ofKind kind: String) {}
    /// The placed controls: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A placed control. No app gets one here.
///
/// See [ControlInfo](https://developer.apple.com/documentation/widgetkit/controlinfo).
public struct ControlInfo: Identifiable, Hashable, Sendable {
    /// The kind, as in the control's configuration.
    public let kind: String
    /// The control itself.
    public var id: Self { self }

    /// What the person has chosen for a placed control. No app gets one here.
    public func controlConfigurationIntent<Intent: ControlConfigurationIntent>(of type: Intent.Type = Intent.self)
        -> Intent?
    {
        nil
    }
}
