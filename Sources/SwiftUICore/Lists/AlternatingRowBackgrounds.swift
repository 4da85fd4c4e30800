/// Whether every second row has a shade of its own.
///
/// See [alternatingRowBackgrounds](https://developer.apple.com/documentation/swiftui/view/alternatingrowbackgrounds(_:)).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let isEnabled: Bool

    /// All rows look alike, as is usual for lists and tables.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    /// Every second row has a shade.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// All rows look alike.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private struct AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether every second row of the lists here has a shade.
    var alternatesRows: Bool {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Whether every second row of the lists and tables here has a shade of its own. A row with a background of its own
    /// keeps that.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRows, behavior.isEnabled)
    }
}
