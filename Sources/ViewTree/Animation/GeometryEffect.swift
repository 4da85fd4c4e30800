import CoreGraphics
import DisplayList
import Foundation

/// An effect that moves, rotates or distorts what a view shows, depending on its size; its place in the layout doesn't change.
///
/// See [GeometryEffect](https://developer.apple.com/documentation/swiftui/geometryeffect).
///
/// Not isolated, like Apple's: an app's effect may compute its value on any thread, and conform in either language mode.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier, _RemoveGlobalActorIsolation where Body == Never {
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Never called: the effect has no body.
    @MainActor public func body(content: Content) -> Never {
        fatalError("\(Self.self) is a geometry effect: it has no body")
    }

    /// The effect itself: in Kissa, no geometry effect changes the coordinates inside the view.
    public func ignoredByLayout() -> some GeometryEffect { self }
}

/// A 2D transform with perspective: the three rows by which points (x, y, 1) are multiplied.
public struct ProjectionTransform: Hashable, Sendable {
    /// The first row: the contribution of x.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The second row: the contribution of y.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The third row: the translation, in points, and the divisor.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The identity transform.
    public init() {}

    /// A transform without perspective.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// The effect of a 3D transform on points in the plane.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether this is the identity transform.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether parallel lines stay parallel.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// This transform followed by `rhs`.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        let (left, right) = (rows, rhs.rows)
        return ProjectionTransform(
            rows: left.map { row in
                (0..<3).map { column in (0..<3).reduce(0) { $0 + row[$1] * right[$1][column] } }
            })
    }

    /// The inverse; the transform itself if it isn't invertible.
    public func inverted() -> ProjectionTransform {
        var inverse = self
        inverse.invert()
        return inverse
    }

    /// Inverts the transform. Returns false, and changes nothing, if it isn't invertible.
    @discardableResult
    public mutating func invert() -> Bool {
        let first = m22 * m33 - m23 * m32
        let second = m23 * m31 - m21 * m33
        let third = m21 * m32 - m22 * m31
        let determinant = m11 * first + m12 * second + m13 * third
        guard determinant != 0, determinant.isFinite else { return false }
        let cofactors = [
            [first, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22],
            [second, m11 * m33 - m13 * m31, m13 * m21 - m11 * m23],
            [third, m12 * m31 - m11 * m32, m11 * m22 - m12 * m21],
        ]
        self = ProjectionTransform(rows: cofactors.map { row in row.map { $0 / determinant } })
        return true
    }

    private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }

    private init(rows: [[CGFloat]]) {
        (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
        (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
        (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
    }

    package var transform: Transform {
        Transform(values: [m11, m12, 0, m13, m21, m22, 0, m23, 0, 0, 1, 0, m31, m32, 0, m33])
    }
}

/// Applies a geometry effect; its animatable part is animated in Swift.
final class GeometryEffectLayoutNode<Effect: GeometryEffect>: UnaryLayoutNode {
    private var effect: Effect
    private lazy var interpolation = Interpolation<Effect>(graph) { [weak self] in self?.showAgain() ?? false }

    init(_ effect: Effect, _ child: LayoutNode, graph: ViewGraph) {
        self.effect = effect
        super.init(child, graph: graph)
    }

    func update(_ effect: Effect) {
        self.effect = effect
        invalidateDisplay()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let effect = interpolation?.shown(effect, under: builder.animation) ?? effect
        let transform = observing(.display) { effect.effectValue(size: size).transform }
        return builder.show(self) {
            $0.style.transform = transform
            $0.style.anchor = .zero
        }
    }
}

/// Wraps each view in a geometry effect, Kissa's own or an app's.
struct GeometryEffectModifier<Effect: GeometryEffect>: WrappingModifier {
    let effect: Effect

    func makeWrapper(around child: LayoutNode, for node: ViewNode) -> GeometryEffectLayoutNode<Effect> {
        GeometryEffectLayoutNode(effect, child, graph: node.graph)
    }

    func update(_ wrapper: GeometryEffectLayoutNode<Effect>, for node: ViewNode) { wrapper.update(effect) }
}

extension View {
    /// Transforms what the view shows about its top leading corner; its place in the layout doesn't change.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(EffectModifier(TransformEffect(transform: transform.transform, anchor: .topLeading)))
    }
}

/// A modifier with an animatable part. A `ViewModifier` that conforms to `Animatable` is one as well.
@available(swift, deprecated: 100000.0, message: "Use Animatable directly")
public protocol AnimatableModifier: Animatable, ViewModifier, _RemoveGlobalActorIsolation {}
