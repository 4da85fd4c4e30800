import DisplayList
import Foundation
import SwiftUICore

// A control's *face* is the SwiftUI view that draws the control: a subview that fills it.

/// A control's accessibility attributes, applied to its face's element.
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

/// Applies the UIKit tint, if the app has set one.
struct FaceTint: ViewModifier {
    let color: UIColor?

    func body(content: Content) -> some View {
        content.transformEnvironment(\.tintStyle) { style in
            if let color { style = AnyShapeStyle(Color(bridged: color)) }
        }
    }
}

extension UIView {
    /// The accessibility attributes for the face.
    var meaning: FaceMeaning {
        FaceMeaning(
            label: accessibilityLabel, value: accessibilityValue, hint: accessibilityHint,
            identifier: accessibilityIdentifier)
    }

    /// Updates the faces of this view and of all views below it.
    func updateFaces() {
        updateFace()
        for subview in subviews { subview.updateFaces() }
    }

    /// Clears the accessibility attributes of the view's own element, because the face has them.
    func leaveMeaningToFace(_ element: inout DisplayElement) {
        element.accessibility = ElementAccessibility()
        element.accessibility.isHidden = accessibilityElementsHidden
    }
}
