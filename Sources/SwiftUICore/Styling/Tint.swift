import DisplayList

private struct TintKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

private struct BackgroundStyleKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
    /// What `tint` has set; nil leaves it to the app's accent colour.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The colour of buttons, the caret and what else asks to be pressed; of a gradient its first.
    package var tintColor: DisplayColor { paint(of: TintShapeStyle(), in: self).color }

    /// What `.background` means here; nil leaves it to the window.
    public var backgroundStyle: AnyShapeStyle? {
        get { self[BackgroundStyleKey.self] }
        set { self[BackgroundStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the tint of this view; nil goes back to the app's accent colour.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// Sets the tint of this view; nil goes back to the app's accent colour.
    public func tint(_ tint: Color?) -> some View {
        environment(\.tintStyle, tint.map { AnyShapeStyle($0) })
    }

    /// The older name of `tint(_:)`.
    @available(swift, deprecated: 100000.0, message: "Use tint(_:)")
    public func accentColor(_ accentColor: Color?) -> some View { tint(accentColor) }

    /// Sets what `.background` means below.
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.backgroundStyle, AnyShapeStyle(style))
    }
}
