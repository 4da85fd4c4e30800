import DisplayList
@_spi(Nodes) import ViewTree

/// The foreground style of an environment: one to three levels, set by `foregroundStyle`.
package struct ForegroundLevels: Equatable, Sendable {
    private let styles: [AnyShapeStyle]
    /// Whether the app has set them. A style that a control or a list sets itself, such as the gray of a section's
    /// header, doesn't replace a button's tint.
    let isChosen: Bool

    init(_ styles: [AnyShapeStyle], isChosen: Bool = false) {
        self.styles = styles
        self.isChosen = isChosen
    }

    /// How many levels have styles of their own.
    var count: Int { styles.count }

    /// The paint of a level: the style that was set for it, or else the primary style's variant.
    package func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        guard level >= styles.count else { return styles[level].paint(level: 0, in: environment) }
        guard let primary = styles.first else { return StandardForegroundStyle().paint(level: level, in: environment) }
        return primary.paint(level: level, in: environment)
    }
}

/// The default color of text, which has a separate color for each level.
struct StandardForegroundStyle: PrimitiveShapeStyle, Hashable {
    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        .color(SystemColor.label(level: level).color(in: environment))
    }
}

/// A style that refers to the foreground style at the place where it was set: `.foregroundStyle(.secondary)` is the
/// secondary style of the environment around the modifier, not of the one that it sets.
private struct AnchoredStyle: PrimitiveShapeStyle, Equatable {
    let style: AnyShapeStyle
    let outer: ForegroundLevels

    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        var environment = environment
        environment.foregroundLevels = outer
        return style.paint(level: level, in: environment)
    }
}

private struct ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels { ForegroundLevels([]) }
}

extension EnvironmentValues {
    package var foregroundLevels: ForegroundLevels {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// The paint of text, symbols and shapes.
    package var foregroundPaint: Paint { foregroundLevels.paint(level: 0, in: self) }

    /// The foreground as one color; for a gradient, its first.
    package var foregroundColor: DisplayColor { foregroundPaint.color }

    /// Sets the foreground as `foregroundStyle` does: styles that refer to the foreground refer to the previous one.
    package mutating func setForeground(_ styles: [AnyShapeStyle]) {
        setForeground(styles, isChosen: !styles.isEmpty)
    }

    fileprivate mutating func setForeground(_ styles: [AnyShapeStyle], isChosen: Bool) {
        let outer = foregroundLevels
        foregroundLevels = ForegroundLevels(
            styles.map { $0.readsForeground ? AnyShapeStyle(AnchoredStyle(style: $0, outer: outer)) : $0 },
            isChosen: isChosen)
    }
}

/// Sets the foreground style, and shows its drop shadows and its blend mode.
private struct ForegroundModifier<Style: ShapeStyle>: EnvironmentChanging {
    let style: Style

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        guard mayHaveDecoration(Style.self) else {
            return EnvironmentNode(view, context)
        }
        return PassthroughNode(view, context) {
            let modifier = $0.modifier
            return $0.content.modifier(EnvironmentModifier(modifier.change))
                .modifier(DecorationModifier(style: AnyShapeStyle(modifier.style)))
        }
    }

    var change: (inout EnvironmentValues) -> Void {
        { [style] in $0.setForeground([AnyShapeStyle(style)]) }
    }
}

extension View {
    /// Draws text, symbols and shapes in this view in a style. If it has drop shadows or a blend mode, they are the
    /// view's.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        modifier(ForegroundModifier(style: style))
    }

    /// Draws text, symbols and shapes in this view in a style, and `.secondary` ones in another.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
    }

    /// Draws text, symbols and shapes in this view in a style, and `.secondary` and `.tertiary` ones in others.
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        foregroundLevels([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
    }

    /// Sets the color of text, symbols and shapes in this view; nil undoes the setting of views around it.
    public func foregroundColor(_ color: Color?) -> some View {
        foregroundLevels(color.map { [AnyShapeStyle($0)] } ?? [])
    }

    private func foregroundLevels(_ styles: [AnyShapeStyle]) -> some View {
        modifier(EnvironmentModifier { $0.setForeground(styles) })
    }

    /// Sets a default foreground style, which the app's own overrides. Buttons in the view keep their tint.
    package func standardForeground<S: ShapeStyle>(_ style: S) -> some View {
        modifier(EnvironmentModifier { $0.setForeground([AnyShapeStyle(style)], isChosen: false) })
    }
}
