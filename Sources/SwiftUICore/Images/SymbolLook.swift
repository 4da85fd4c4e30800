import DisplayList
import Foundation

/// The combined transform and opacity of the effects around a symbol. Effects don't apply to other views.
struct SymbolLook: Equatable {
    var scale = 1.0
    var opacity = 1.0
    /// The rotation in degrees, clockwise, including whole turns.
    var degrees = 0.0
    /// The offset in points.
    var offset = CGSize.zero

    static let identity = SymbolLook()

    func combined(with other: SymbolLook) -> SymbolLook {
        SymbolLook(
            scale: scale * other.scale, opacity: opacity * other.opacity, degrees: degrees + other.degrees,
            offset: CGSize(width: offset.width + other.offset.width, height: offset.height + other.offset.height))
    }

    func apply(to element: inout DisplayElement) {
        guard self != .identity else { return }
        var transform = Transform.translation(offset.width, offset.height)
            .concatenating(.rotation(.degrees(degrees), axis: (0, 0, 1)))
            .concatenating(.scale(scale, scale))
        // The angle is sent separately, because the matrix doesn't distinguish a whole turn from none.
        transform.rotationDegrees = degrees
        element.style.transform = transform
        element.style.anchor = UnitPoint.center.point
        element.style.opacity *= opacity
    }
}

private struct SymbolLookKey: EnvironmentKey {
    static var defaultValue: SymbolLook { .identity }
}

extension EnvironmentValues {
    /// The combined look of the effects around symbols.
    var symbolLook: SymbolLook {
        get { self[SymbolLookKey.self] }
        set { self[SymbolLookKey.self] = newValue }
    }
}

extension View {
    func symbolLook(_ look: SymbolLook) -> some View {
        transformEnvironment(\.symbolLook) { $0 = $0.combined(with: look) }
    }

    /// Removes the effects around this view from its symbols.
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View {
        transformEnvironment(\.symbolLook) { if isEnabled { $0 = .identity } }
    }
}
