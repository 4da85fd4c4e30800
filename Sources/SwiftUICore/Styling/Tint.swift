import DisplayList

private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// The style that `tint` has set; nil is the app's accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The color of buttons, the caret and other interactive elements; for a gradient, its first.
    package var tintColor: DisplayColor { paint(of: TintShapeStyle(), in: self).color }

    /// The style of `.background`; nil is the window's own.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of this view; nil is the app's accent color.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of this view; nil is the app's accent color.
    public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// The older name of `tint(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use tint(_:)")
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets the style of `.background` in this view.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
