import Foundation

/// A shadow of a filled shape: below the shape, or on it along its edges.
///
/// See [ShadowStyle](https://developer.apple.com/documentation/swiftui/shadowstyle).
public struct ShadowStyle: Equatable, Sendable {
    let isInner: Bool
    let color: Color
    let radius: CGFloat
    let offset: CGSize

    /// A shadow below the drawing. Radius and offset are in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y))
    }

    /// A shadow on the drawing, from its edges inwards, as if it were cut out of the page. Radius and offset are in
    /// points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: max(radius, 0), offset: CGSize(width: x, height: y))
    }
}

/// A style with a shadow, which its type expresses.
public protocol _ShadowedStyle: ShapeStyle {
    /// The style without its shadow, which may have one in turn.
    var _base: any ShapeStyle { get }
    var _shadow: ShadowStyle { get }
}

/// A style with a shadow, the result of `shadow(_:)`. Apps write its name in extensions, though it is undocumented.
public struct _ShadowShapeStyle<Base: ShapeStyle>: _ShadowedStyle {
    let base: Base
    /// The shadow.
    public let _shadow: ShadowStyle
    /// The style without the shadow.
    public var _base: any ShapeStyle { base }

    /// The style without its shadow, for uses that need only a paint.
    public func resolve(in environment: EnvironmentValues) -> some ShapeStyle { base }
}

extension _ShadowShapeStyle: Equatable where Base: Equatable {}

extension ShapeStyle {
    /// The style, with a shadow on or below the drawing: `Circle().fill(.red.shadow(.inner(radius: 4)))`.
    ///
    /// Filled and stroked shapes support both kinds. `foregroundStyle` adds drop shadows to its view, but no inner
    /// shadows to text, symbols and shapes in it.
    public func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<Self> {
        _ShadowShapeStyle(base: self, _shadow: style)
    }
}

extension ShapeStyle where Self == AnyShapeStyle {
    /// The foreground style, with a shadow.
    public static func shadow(_ style: ShadowStyle) -> _ShadowShapeStyle<ForegroundStyle> {
        ForegroundStyle().shadow(style)
    }
}
