private struct RaisedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether a view is in a sheet or popover, whose background is lighter in dark mode.
    package var isRaised: Bool {
        get { self[RaisedKey.self] }
        set { self[RaisedKey.self] = newValue }
    }
}
