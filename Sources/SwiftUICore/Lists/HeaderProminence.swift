/// How much something stands out.
///
/// See [Prominence](https://developer.apple.com/documentation/swiftui/prominence).
public enum Prominence: Hashable, Sendable {
    case standard
    case increased
}

private struct HeaderProminenceKey: EnvironmentKey {
    static var defaultValue: Prominence { .standard }
}

extension EnvironmentValues {
    /// How much the headers of sections stand out.
    public var headerProminence: Prominence {
        get { self[HeaderProminenceKey.self] }
        set { self[HeaderProminenceKey.self] = newValue }
    }
}

extension View {
    /// How much the headers of the sections here stand out: an increased one is a title of its own.
    public func headerProminence(_ prominence: Prominence) -> some View {
        environment(\.headerProminence, prominence)
    }
}
