import CoreGraphics
import Foundation

/// A two-dimensional shape that fills a rectangle. As a view it has the foreground style.
///
/// See [Shape](https://developer.apple.com/documentation/swiftui/shape).
public nonisolated protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
    /// The outline in a rectangle's coordinates.
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    /// How the shape behaves in right-to-left layouts.
    var layoutDirectionBehavior: LayoutDirectionBehavior { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

/// The purpose of a shape.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// How a view's drawing behaves in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)

    /// Mirrored in right-to-left layouts.
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
    /// Filling.
    public static var role: ShapeRole { .fill }
    /// Mirrored in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    /// The size that is proposed, with 10 points for a dimension that isn't.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    /// The shape, filled with the foreground style.
    @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

/// A shape that can be inset.
public nonisolated protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}

/// A path is a shape with fixed coordinates.
extension Path: Shape {
    /// The path itself, independent of the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}

/// A type-erased shape.
public struct AnyShape: PrimitiveShape {
    private let shape: any Shape

    /// Wraps a shape. The shape of an `AnyShape` is unwrapped first.
    public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }

    /// The outline of the shape inside.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    /// How the shape inside behaves in right-to-left layouts.
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
    /// The size of the shape inside.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    func drawing(in rect: CGRect) -> ShapeDrawing { shape.drawn(in: rect) }
}
