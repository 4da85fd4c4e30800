import CoreGraphics
import DisplayList
import Foundation

/// Transforms what a view shows; its place in the layout doesn't change.
struct TransformEffect: ElementEffect {
    let transform: Transform
    let anchor: UnitPoint

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.transform = transform
        element.style.anchor = anchor.point
    }
}

extension View {
    /// Scales what the view shows along each axis, about an anchor; its place in the layout doesn't change.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(TransformEffect(transform: .scale(scale.width, scale.height), anchor: anchor)))
    }

    /// Scales what the view shows, about an anchor; its place in the layout doesn't change.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales what the view shows along each axis, about an anchor; its place in the layout doesn't change.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates what the view shows clockwise about an anchor; its place in the layout doesn't change.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(EffectModifier(TransformEffect(transform: .rotation(angle, axis: (0, 0, 1)), anchor: anchor)))
    }

    /// Rotates the view about an axis in 3D. With a perspective of 1, the eye's distance is the view's size. An animation
    /// interpolates the angle, including whole turns.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            EffectModifier(
                Rotation3DEffect(
                    angle: angle, x: axis.x, y: axis.y, z: axis.z, anchor: anchor, anchorZ: anchorZ,
                    perspective: perspective)))
    }

    /// Transforms what the view shows about its top leading corner; its place in the layout doesn't change.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(EffectModifier(TransformEffect(transform: .affine(transform), anchor: .topLeading)))
    }
}

/// The perspective depends on the view's size, so the matrix is computed when that is known.
struct Rotation3DEffect: ElementEffect {
    let angle: Angle
    let x: CGFloat
    let y: CGFloat
    let z: CGFloat
    let anchor: UnitPoint
    let anchorZ: CGFloat
    let perspective: CGFloat

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.transform = .rotation3D(
            angle, axis: (x, y, z), anchorZ: anchorZ, perspective: perspective, size: size)
        element.style.anchor = anchor.point
    }
}
