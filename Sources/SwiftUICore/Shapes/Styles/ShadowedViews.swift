import Foundation

/// A shape filled in a style with shadows: the fill with the inner shadows on it, above the drop shadows.
struct ShadowedShapeBody<Content: Shape>: View {
    let shape: Content
    let fillStyle: FillStyle
    private let style: AnyShapeStyle
    /// The shadows; the one that was added last comes first.
    private let shadows: [ShadowStyle]

    init(shape: Content, style: any _ShadowedStyle, fillStyle: FillStyle) {
        self.shape = shape
        self.fillStyle = fillStyle
        (self.style, shadows) = style.parts
    }

    var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle)
            .overlay { inner }
            .modifier(DropShadows(shadows: shadows.filter { !$0.isInner }))
    }

    private var inner: some View {
        ForEach(Array(shadows.filter(\.isInner).reversed().enumerated()), id: \.offset) { _, shadow in
            _ShapeView(
                shape: Surroundings(shape: shape, reach: shadow.reach), style: shadow.color,
                fillStyle: FillStyle(eoFill: true)
            )
            .blur(radius: shadow.radius / 2)
            .offset(shadow.offset)
            .clipShape(shape, style: fillStyle)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
        }
    }
}

/// The area around a shape, as far as a shadow extends from it.
private struct Surroundings<Content: Shape>: Shape {
    var shape: Content
    let reach: CGFloat

    func path(in rect: CGRect) -> Path {
        let outline = shape.path(in: rect)
        var path = Path(outline.boundingRect.union(rect).insetBy(dx: -reach, dy: -reach))
        path.addPath(outline)
        return path
    }

    var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

/// Shadows below a view, one for each.
struct DropShadows: ViewModifier {
    let shadows: [ShadowStyle]

    func body(content: Content) -> some View {
        if let shadow = shadows.first {
            let rest = shadows.dropFirst().reduce(AnyView(content)) { view, shadow in AnyView(view.shadow(shadow)) }
            rest.shadow(shadow)
        } else {
            content
        }
    }
}

extension View {
    fileprivate func shadow(_ style: ShadowStyle) -> some View {
        shadow(color: style.color, radius: style.radius, x: style.offset.width, y: style.offset.height)
    }
}

extension ShadowStyle {
    /// The distance from the edge to which the shadow is visible, in points.
    var reach: CGFloat { 2 * radius + abs(offset.width) + abs(offset.height) + 1 }
}

extension _ShadowedStyle {
    /// The style without any shadows, and the shadows, the outermost first.
    var parts: (style: AnyShapeStyle, shadows: [ShadowStyle]) {
        guard let inner = _base as? any _ShadowedStyle else { return (AnyShapeStyle(_base), [_shadow]) }
        let parts = inner.parts
        return (parts.style, [_shadow] + parts.shadows)
    }
}

extension View {
    /// Draws text, symbols and shapes in this view in a style, and its drop shadows below the view.
    public func foregroundStyle<S: _ShadowedStyle>(_ style: S) -> some View {
        let (base, shadows) = style.parts
        return foregroundStyle(base).modifier(DropShadows(shadows: shadows.filter { !$0.isInner }))
    }
}

extension Text {
    /// The text in a style with drop shadows; a text that is part of another has no shadows.
    @MainActor public func foregroundStyle<S: _ShadowedStyle>(_ style: S) -> some View {
        let (base, shadows) = style.parts
        let text: Text = foregroundStyle(base)
        return text.modifier(DropShadows(shadows: shadows.filter { !$0.isInner }))
    }
}
