import DisplayList

/// The foreground style of the environment, with which shapes are filled by default.
public struct ForegroundStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}
    package var readsForeground: Bool { true }

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        environment.foregroundLevels.paint(level: level, in: environment)
    }
}

/// The background of the window, or the style that `backgroundStyle` has set.
public struct BackgroundStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        if let style = environment.backgroundStyle { return style.paint(level: level, in: environment) }
        return .color(SystemColor.background(level: level).color(in: environment))
    }
}

/// The tint of the environment; by default the app's accent color.
public struct TintShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        if let style = environment.tintStyle { return style.paint(level: level, in: environment) }
        return Color.accentColor.paint(level: level, in: environment)
    }
}

/// The style of selections: the tint, transparent enough for text over it to be readable.
public struct SelectionShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        TintShapeStyle().paint(level: level, in: environment).opacity(0.25)
    }
}

/// The style of separators.
public struct SeparatorShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.separator.color(in: environment)).faded(to: level)
    }
}

/// The style of placeholder text.
public struct PlaceholderTextShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.placeholder.color(in: environment)).faded(to: level)
    }
}

/// The style of links.
public struct LinkShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.blue.color(in: environment)).faded(to: level)
    }
}

/// The interior of controls and other small shapes.
public struct FillShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.fill(level: level).color(in: environment))
    }
}

/// The style behind a window.
public struct WindowBackgroundShapeStyle: PrimitiveShapeStyle, Hashable {
    /// Makes the style. It has no settings.
    public init() {}

    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.background(level: level).color(in: environment))
    }
}

// MARK: - Names

extension ShapeStyle where Self == ForegroundStyle {
    /// The foreground style of the environment, with which shapes are filled by default.
    public static var foreground: ForegroundStyle { ForegroundStyle() }
}

extension ShapeStyle where Self == BackgroundStyle {
    /// The background of the window, or the style that `backgroundStyle` has set.
    public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The tint of the environment; by default the app's accent color.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The style of selections: the tint, transparent enough for text over it to be readable.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The style of separators.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The style of placeholder text.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The style of links.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The interior of controls and other small shapes.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// The style behind a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
