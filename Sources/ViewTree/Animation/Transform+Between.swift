import DisplayList
import Foundation

// Interpolates transforms by the same rules as the client's `transforms.js`: half of a rotation is not the mean of two matrices.
extension Transform {
    /// The transform interpolated towards another one; `share` may be less than 0 and more than 1.
    package func between(_ other: Transform, share: Double) -> Transform {
        if let from = turn ?? (values == Transform.identity.values ? other.turn?.undone : nil),
            let to = other.turn ?? (other.values == Transform.identity.values ? turn?.undone : nil)
        {
            return from.between(to, share: share).transform
        }
        guard var start = FlatParts(self), var end = FlatParts(other) else {
            return Transform(values: zip(values, other.values).map { $0 + ($1 - $0) * share })
        }
        // A transform that scales to 0 has no angle of its own.
        if start.isNothing { start.angle = end.angle }
        if end.isNothing { end.angle = start.angle }
        if rotationDegrees != 0 || other.rotationDegrees != 0 {
            start.wind(near: rotationDegrees * .pi / 180)
            end.wind(near: other.rotationDegrees * .pi / 180)
        } else {
            end.wind(near: start.angle)
        }
        let degrees = rotationDegrees + (other.rotationDegrees - rotationDegrees) * share
        return start.between(end, share: share).transform(rotationDegrees: degrees)
    }
}

extension Transform.Turn {
    /// The same rotation by angle 0.
    fileprivate var undone: Transform.Turn {
        var copy = self
        copy.degrees = 0
        return copy
    }

    fileprivate func between(_ other: Transform.Turn, share: Double) -> Transform.Turn {
        let mixed = { (from: Double, to: Double) in from + (to - from) * share }
        // An infinitely distant eye has no perspective, so the inverse of the distance is interpolated.
        let nearness = mixed(eyeDistance > 0 ? 1 / eyeDistance : 0, other.eyeDistance > 0 ? 1 / other.eyeDistance : 0)
        return Transform.Turn(
            degrees: mixed(degrees, other.degrees), x: mixed(x, other.x), y: mixed(y, other.y), z: mixed(z, other.z),
            anchorZ: mixed(anchorZ, other.anchorZ), eyeDistance: nearness > 0 ? 1 / nearness : 0)
    }

    fileprivate var transform: Transform {
        var transform = Transform.rotation(.degrees(degrees), axis: (x, y, z))
        if anchorZ != 0 {
            transform = .depth(anchorZ).concatenating(transform).concatenating(.depth(-anchorZ))
        }
        if eyeDistance > 0 { transform = .perspective(distance: eyeDistance).concatenating(transform) }
        transform.turn = self
        return transform
    }
}

/// A decomposed 2D transform.
package struct FlatParts {
    package var x, y, angle, scaleX, shear, scaleY: Double
    /// Whether both axes are scaled to 0.
    fileprivate var isNothing = false

    /// Nil for a 3D transform.
    fileprivate init?(_ transform: Transform) {
        let values = transform.values
        let flat = [0, 1, 4, 5, 12, 13]
        guard values.indices.allSatisfy({ flat.contains($0) || values[$0] == Transform.identity.values[$0] }) else {
            return nil
        }
        self.init(a: values[0], b: values[1], c: values[4], d: values[5], x: values[12], y: values[13])
    }

    /// The parts of the transform that takes (1, 0) to (a, b) and (0, 1) to (c, d), and then moves by (x, y).
    package init(a: Double, b: Double, c: Double, d: Double, x: Double, y: Double) {
        (self.x, self.y) = (x, y)
        // A reflection is a negative scale, not half a turn.
        let sign: Double = a * d - b * c < 0 && a < 0 ? -1 : 1
        scaleX = sign * hypot(a, b)
        let isNarrow = abs(scaleX) < 1e-9
        angle = isNarrow ? atan2(-c, d) : atan2(sign * b, sign * a)
        let (cosine, sine) = (cos(angle), sin(angle))
        shear = cosine * c + sine * d
        scaleY = cosine * d - sine * c
        isNothing = isNarrow && hypot(c, d) < 1e-9
    }

    /// Changes the angle by whole turns to the one nearest to another angle.
    fileprivate mutating func wind(near other: Double) { angle += ((other - angle) / (2 * .pi)).rounded() * 2 * .pi }

    fileprivate func between(_ other: FlatParts, share: Double) -> FlatParts {
        var parts = self
        parts.x += (other.x - x) * share
        parts.y += (other.y - y) * share
        parts.angle += (other.angle - angle) * share
        parts.scaleX += (other.scaleX - scaleX) * share
        parts.shear += (other.shear - shear) * share
        parts.scaleY += (other.scaleY - scaleY) * share
        return parts
    }

    package func transform(rotationDegrees: Double = 0) -> Transform {
        let (cosine, sine) = (cos(angle), sin(angle))
        return Transform(
            values: [
                cosine * scaleX, sine * scaleX, 0, 0, cosine * shear - sine * scaleY, sine * shear + cosine * scaleY,
                0, 0, 0, 0, 1, 0, x, y, 0, 1,
            ], rotationDegrees: rotationDegrees)
    }
}
