/// Whether every second row is shaded.
///
/// See [alternatingRowBackgrounds](https://developer.apple.com/documentation/swiftui/view/alternatingrowbackgrounds(_:)).
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let isEnabled: Bool

    /// All rows look the same, as is the default for lists and tables.
    public static let automatic = AlternatingRowBackgroundBehavior(isEnabled: false)
    /// Every second row is shaded.
    public static let enabled = AlternatingRowBackgroundBehavior(isEnabled: true)
    /// All rows look the same.
    public static let disabled = AlternatingRowBackgroundBehavior(isEnabled: false)
}

private struct AlternatingRowsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether every second row of lists is shaded.
    var alternatesRows: Bool {
        get { self[AlternatingRowsKey.self] }
        set { self[AlternatingRowsKey.self] = newValue }
    }
}

extension View {
    /// Sets whether every second row of the lists and tables in this view is shaded. A row with its own background
    /// keeps it.
    public func alternatingRowBackgrounds(
        _ behavior: AlternatingRowBackgroundBehavior = .enabled
    ) -> some View {
        environment(\.alternatesRows, behavior.isEnabled)
    }
}
