import CoreGraphics
import DisplayList

/// A change to the look of a view that doesn't affect its layout, so that it may depend on the view's position.
///
/// See [VisualEffect](https://developer.apple.com/documentation/swiftui/visualeffect).
public protocol VisualEffect: Sendable, Animatable {
    nonisolated var _look: _VisualEffectLook { get }
}

/// The effect that changes nothing; all others begin with it.
public struct EmptyVisualEffect: VisualEffect {
    /// The effect that changes nothing.
    public nonisolated init() {}
    /// No changes.
    public nonisolated var _look: _VisualEffectLook { _VisualEffectLook() }
}

struct ChangedVisualEffect: VisualEffect {
    let _look: _VisualEffectLook
}

/// The changes that a visual effect consists of, in the order in which they were added.
public struct _VisualEffectLook: Equatable, Sendable {
    var steps: [Step] = []

    /// One change: its kind, and its values, which are interpolated between two changes of the same kind.
    struct Step: Equatable {
        let kind: Kind
        var values: [Double]
    }

    enum Kind {
        case opacity, blur, brightness, contrast, grayscale, hueRotation, saturation
        /// The distance along x and y.
        case offset
        /// The factors along x and y, then the anchor.
        case scale
        /// The angle in degrees, then the anchor.
        case rotation
        /// The angle in degrees, axis, anchor, the anchor's depth, perspective.
        case rotation3D
        /// A matrix about the top left corner.
        case matrix
    }

    /// Interpolates between two looks of an effect. If their kinds of changes differ, the look switches half-way.
    func interpolated(towards other: _VisualEffectLook, amount: Double) -> _VisualEffectLook {
        guard steps.map(\.kind) == other.steps.map(\.kind) else { return amount < 0.5 ? self : other }
        let pairs = zip(steps, other.steps)
        return _VisualEffectLook(
            steps: pairs.map { from, to in
                Step(kind: to.kind, values: zip(from.values, to.values).map { $0 + ($1 - $0) * amount })
            })
    }

    var isPlain: Bool { steps.isEmpty }
}

extension VisualEffect {
    private nonisolated func adding(_ kind: _VisualEffectLook.Kind, _ values: [Double]) -> ChangedVisualEffect {
        var look = _look
        look.steps.append(_VisualEffectLook.Step(kind: kind, values: values))
        return ChangedVisualEffect(_look: look)
    }

    /// Multiplies the opacity, 0…1.
    public nonisolated func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity, [opacity]) }

    /// Blurs by a radius in points. `opaque` has no effect here.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur, [radius]) }

    /// Adds an amount to red, green and blue: 0 changes nothing, 1 makes everything white.
    public nonisolated func brightness(_ amount: Double) -> some VisualEffect { adding(.brightness, [amount]) }
    /// Changes the contrast: 1 changes nothing, 0 makes everything gray.
    public nonisolated func contrast(_ amount: Double) -> some VisualEffect { adding(.contrast, [amount]) }
    /// Removes color: 0 changes nothing, 1 removes all.
    public nonisolated func grayscale(_ amount: Double) -> some VisualEffect { adding(.grayscale, [amount]) }
    /// Changes the saturation: 1 changes nothing, 0 removes all color.
    public nonisolated func saturation(_ amount: Double) -> some VisualEffect { adding(.saturation, [amount]) }

    /// Turns every hue by an angle.
    public nonisolated func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.hueRotation, [angle.degrees]) }

    /// Moves by an offset in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { adding(.offset, [x, y]) }

    /// Moves by an offset in points.
    public nonisolated func offset(_ offset: CGSize) -> some VisualEffect {
        adding(.offset, [offset.width, offset.height])
    }

    /// Scales along each axis, about an anchor.
    public nonisolated func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect { adding(.scale, [x, y, anchor.x, anchor.y]) }

    /// Scales along each axis, about an anchor.
    public nonisolated func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [scale.width, scale.height, anchor.x, anchor.y])
    }

    /// Scales about an anchor.
    public nonisolated func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.scale, [scale, scale, anchor.x, anchor.y])
    }

    /// Turns clockwise about an anchor.
    public nonisolated func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        adding(.rotation, [angle.degrees, anchor.x, anchor.y])
    }

    /// Turns about an axis in space. A perspective of 1 puts the eye at the view's own size.
    public nonisolated func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some VisualEffect {
        adding(.rotation3D, [angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective])
    }

    /// Transforms about the top left corner.
    public nonisolated func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
        adding(.matrix, Transform.affine(transform).values)
    }

    /// Transforms about the top left corner, with perspective.
    public nonisolated func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
        adding(.matrix, transform.transform.values)
    }
}
