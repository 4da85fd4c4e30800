import DisplayList

/// A color, gradient or other way to fill a shape or draw a text.
///
/// An app's own style returns, in `resolve(in:)`, the style that it is in an environment. See
/// [ShapeStyle](https://developer.apple.com/documentation/swiftui/shapestyle).
public protocol ShapeStyle: CatalogStyles, Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension ShapeStyle where Resolved == Never {
    /// Never called: styles that resolve to `Never` are painted by Kissa.
    public func resolve(in environment: EnvironmentValues) -> Never {
        fatalError("\(Self.self) is painted, not resolved")
    }
}

extension Never: ShapeStyle {}

/// A style that Kissa paints itself.
package protocol PrimitiveShapeStyle: ShapeStyle {
    /// The paint at a level of the hierarchy: 0 is the style itself, 1 its secondary variant, up to 4.
    func paint(level: Int, in environment: EnvironmentValues) -> Paint
    /// Whether the paint depends on the foreground style of the environment.
    var readsForeground: Bool { get }
}

extension PrimitiveShapeStyle {
    package var readsForeground: Bool { false }
}

/// The paint of a style in an environment.
package func paint(of style: some ShapeStyle, in environment: EnvironmentValues) -> Paint {
    primitive(style, in: environment).paint(level: 0, in: environment)
}

/// Resolves an app's own styles until one is reached that can be painted.
func primitive(_ style: some ShapeStyle, in environment: EnvironmentValues) -> any PrimitiveShapeStyle {
    if let primitive = style as? any PrimitiveShapeStyle { return primitive }
    return primitive(style.resolve(in: environment), in: environment)
}
