import DisplayList
import Foundation

/// Applies the changes of a visual effect to an element.
extension _VisualEffectLook {
    func apply(to element: inout DisplayElement, size: CGSize) {
        var transform = Transform.identity
        for step in steps {
            if let change = step.transform(of: size) {
                transform = change.concatenating(transform)
            } else {
                step.apply(to: &element.style)
            }
        }
        element.style.transform = transform
        element.style.anchor = .zero
    }
}

extension _VisualEffectLook.Step {
    /// The matrix of a change of position or size, in points from the view's top left corner.
    fileprivate func transform(of size: CGSize) -> Transform? {
        let v = values
        switch kind {
        case .offset: return .translation(v[0], v[1])
        case .scale: return Transform.scale(v[0], v[1]).about(x: v[2], y: v[3], of: size)
        case .rotation: return Transform.rotation(.degrees(v[0]), axis: (0, 0, 1)).about(x: v[1], y: v[2], of: size)
        case .rotation3D: return rotation3D(of: size).about(x: v[4], y: v[5], of: size)
        case .matrix: return Transform(values: v)
        default: return nil
        }
    }

    private func rotation3D(of size: CGSize) -> Transform {
        Transform.rotation3D(
            .degrees(values[0]), axis: (values[1], values[2], values[3]), anchorZ: values[6], perspective: values[7],
            size: size)
    }

    fileprivate func apply(to style: inout ElementStyle) {
        switch kind {
        case .opacity: style.opacity *= min(max(values[0], 0), 1)
        case .blur: style.blur += max(values[0], 0)
        case .brightness: style.filters.append(.brightness(values[0]))
        case .contrast: style.filters.append(values[0] < 0 ? .invert : .contrast(values[0]))
        case .grayscale: style.filters.append(.grayscale(min(max(values[0], 0), 1)))
        case .hueRotation: style.filters.append(.hueRotation(degrees: values[0]))
        case .saturation: style.filters.append(.saturation(max(values[0], 0)))
        default: break
        }
    }
}

extension Transform {
    /// This transform about an anchor, in unit coordinates of a size, rather than about the corner.
    fileprivate func about(x: Double, y: Double, of size: CGSize) -> Transform {
        let (x, y) = (x * size.width, y * size.height)
        return .translation(x, y).concatenating(self).concatenating(.translation(-x, -y))
    }
}
