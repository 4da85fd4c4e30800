import DisplayList
import Foundation
import SwiftUICore

// A control's face is what SwiftUI shows of it: a subview that fills the control.

/// What a control means to somebody who doesn't see it, said of its face's element.
struct FaceMeaning: Equatable, ElementAttribute {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        if let label { element.accessibility.label = label }
        if let value { element.accessibility.value = value }
        if let hint { element.accessibility.hint = hint }
        if let identifier { element.accessibility.identifier = identifier }
    }
}

/// A tint of UIKit's, where an app has chosen one.
struct FaceTint: ViewModifier {
    let color: UIColor?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.tintStyle) { style in
            if let color { style = AnyShapeStyle(Color(bridged: color)) }
        }
    }
}

extension UIView {
    /// What the view's face says.
    var meaning: FaceMeaning {
        FaceMeaning(
            label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
            identifier: accessibilityIdentifier)
    }

    /// Here and below.
    func updateFaces() {
        updateFace()
        for subview in subviews { subview.updateFaces() }
    }

    /// The view's own element says nothing of what its face says.
    func leaveMeaningToFace(_ element: inout DisplayElement) {
        element.accessibility = ElementAccessibility()
        element.accessibility.isHidden = accessibilityElementsHidden
    }
}
