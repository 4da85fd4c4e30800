/// What a style adds to a drawing besides its paint: shadows and a blend mode.
struct StyleDecoration: Equatable {
    /// The shadows; the one that was added last comes first.
    var shadows: [ShadowStyle] = []
    /// How the drawing and its shadows are blended with the content below; nil for a style that doesn't say.
    var blendMode: BlendMode?

    var isEmpty: Bool { shadows.isEmpty && blendMode == nil }
    var dropShadows: [ShadowStyle] { shadows.filter { !$0.isInner } }
    var innerShadows: [ShadowStyle] { shadows.filter(\.isInner) }
}

extension StyleDecoration {
    /// The decoration of a style. It may be anywhere in the style: below an opacity, in an `AnyShapeStyle`, or in what
    /// an app's own style resolves to.
    init(of style: some ShapeStyle, in environment: EnvironmentValues) {
        if let shadowed = style as? any _ShadowedStyle {
            self.init(of: shadowed._base, in: environment)
            shadows.insert(shadowed._shadow, at: 0)
        } else if let blended = style as? any _BlendedStyle {
            self.init(of: blended._base, in: environment)
            blendMode = blended._blendMode
        } else if let derived = style as? any DerivedStyle {
            self.init(of: derived.original, in: environment)
            derived.change(&self)
        } else if style is any PrimitiveShapeStyle {
            self.init()
        } else {
            self.init(of: style.resolve(in: environment), in: environment)
        }
    }
}

/// A style that is painted by itself, but is made from another one, whose decoration it has.
protocol DerivedStyle: PrimitiveShapeStyle {
    var original: any ShapeStyle { get }
    /// Whether the original may have a decoration.
    static var mayHaveDecoration: Bool { get }
    /// Changes the original's decoration to that of this style.
    func change(_ decoration: inout StyleDecoration)
}

extension DerivedStyle {
    func change(_ decoration: inout StyleDecoration) {}
}

/// Whether styles of a type may have a decoration. Most have none, which needn't be looked for.
func mayHaveDecoration<S: ShapeStyle>(_ type: S.Type) -> Bool {
    if type is any UndecoratedStyle.Type { return false }
    if let derived = type as? any DerivedStyle.Type { return derived.mayHaveDecoration }
    return !(type is any PrimitiveShapeStyle.Type)
}

extension AnyShapeStyle: DerivedStyle {
    var original: any ShapeStyle { style }
    static var mayHaveDecoration: Bool { true }
}

extension HierarchicalModifierShapeStyle: DerivedStyle {
    var original: any ShapeStyle { base }
    static var mayHaveDecoration: Bool { SwiftUICore.mayHaveDecoration(Base.self) }
}

extension OpacityShapeStyle: DerivedStyle {
    var original: any ShapeStyle { base }
    static var mayHaveDecoration: Bool { SwiftUICore.mayHaveDecoration(Base.self) }

    func change(_ decoration: inout StyleDecoration) {
        decoration.shadows = decoration.shadows.map { $0.opacity(opacity) }
    }
}

extension ShadowStyle {
    fileprivate func opacity(_ opacity: Double) -> ShadowStyle {
        ShadowStyle(isInner: isInner, color: color.opacity(opacity), radius: radius, offset: offset)
    }
}

/// A style that never has a decoration.
package protocol UndecoratedStyle: ShapeStyle {}

/// The paint of a style, without its decoration.
struct PaintStyle: UndecoratedStyle {
    private let style: AnyShapeStyle

    init(_ style: some ShapeStyle) { self.style = AnyShapeStyle(style) }

    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { style }
}
