import CoreGraphics
import DisplayList
import Foundation

extension DisplayColor {
    /// Resolves the color for the current traits.
    package init(_ color: UIColor) { self = color.current }

    package init(_ color: CGColor) { self.init(UIColor(cgColor: color)) }
}

extension UIView {
    /// Sets the properties that every view's element has.
    func describeLook(_ element: inout DisplayElement) {
        element.style.background = shownBackground.map { .color($0) }
        element.style.opacity = min(max(Double(layer.shownNumber("opacity", alpha)), 0), 1)
        element.style.isHidden = isHidden
        element.style.clips = clipsToBounds
        element.style.transform = Transform(layer.shownTransform(shownTransform))
        element.style.isHittable = isUserInteractionEnabled
        describe(layer, &element.style)
        describeMeaning(&element.accessibility)
        listen(&element.input)
    }

    /// The color of an animation, or else the view's.
    private var shownBackground: DisplayColor? {
        if let color = layer.shownColor("backgroundColor", nil) { return DisplayColor(color) }
        return backgroundColor.map { DisplayColor($0) }
    }

    private func describe(_ layer: CALayer, _ style: inout ElementStyle) {
        style.cornerRadius = Double(layer.shownNumber("cornerRadius", layer.cornerRadius))
        style.squareCorners = UInt8(CACornerMask.all.subtracting(layer.maskedCorners).rawValue)
        style.mask = maskOfLayer()
        let border = layer.shownNumber("borderWidth", layer.borderWidth)
        if border > 0, let color = layer.shownColor("borderColor", layer.borderColor) {
            style.border = .init(color: DisplayColor(color), width: Double(border))
        }
        let shadow = layer.shownNumber("shadowOpacity", CGFloat(layer.shadowOpacity))
        if shadow > 0, let color = layer.shownColor("shadowColor", layer.shadowColor) {
            var shown = DisplayColor(color)
            shown.alpha *= Double(shadow)
            style.shadow = .init(
                color: shown, radius: Double(layer.shownNumber("shadowRadius", layer.shadowRadius)),
                offset: layer.shownShadowOffset)
        }
    }

    private func describeMeaning(_ accessibility: inout ElementAccessibility) {
        accessibility.identifier = accessibilityIdentifier
        accessibility.isHidden = accessibilityElementsHidden
        guard isAccessibilityElement || accessibilityLabel != nil else { return }
        accessibility.label = accessibilityLabel
        accessibility.value = accessibilityValue
        accessibility.hint = accessibilityHint
        accessibility.isSelected = accessibilityTraits.contains(.selected)
        accessibility.role = accessibilityTraits.role
    }

    private func listen(_ input: inout ElementInput) {
        input.gestures = enabledRecognisers.map(\.spec) + (hearsTouches ? [.touch] : [])
        if !input.gestures.isEmpty { input.events.insert(.gesture) }
    }
}

extension UIAccessibilityTraits {
    fileprivate var role: ElementAccessibility.Role? {
        if contains(.button) { return .button }
        if contains(.link) { return .link }
        if contains(.image) { return .image }
        if contains(.header) { return .heading }
        return contains(.staticText) ? nil : .group
    }
}

extension Transform {
    /// A transform in the plane. A change of it turns the shorter way.
    init(_ matrix: CGAffineTransform) {
        self.init(
            values: [
                matrix.a, matrix.b, 0, 0, matrix.c, matrix.d, 0, 0, 0, 0, 1, 0, matrix.tx, matrix.ty, 0, 1,
            ].map { Double($0) })
    }
}
