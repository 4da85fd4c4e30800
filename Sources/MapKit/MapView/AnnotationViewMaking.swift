import UIKit

// Creates views of a registered class, whose initializer Swift doesn't let us call on a metatype, but which has an entry in
// the class's vtable: see `CellMaking` in UIKit. Neither class may have stored properties, which would change the layout.

/// The class from which `MKAnnotationView` inherits its initializer. Not for apps.
open class _AnnotationViewBase: UIView {
    /// Creates a view.
    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has a `required` initializer at the vtable position of `_AnnotationViewBase`'s. Not for apps.
open class _CreatableAnnotationView: UIView {
    /// Creates a view.
    public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

@MainActor
enum AnnotationViewMaking {
    static func view(
        _ type: MKAnnotationView.Type, _ annotation: any MKAnnotation, _ identifier: String
    ) -> MKAnnotationView {
        let made = unsafeBitCast(type, to: _CreatableAnnotationView.Type.self).init(
            annotation: annotation, reuseIdentifier: identifier)
        return unsafeBitCast(made, to: MKAnnotationView.self)
    }
}
