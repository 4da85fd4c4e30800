import CoreGraphics

/// What apps reach for that this view, which is no `UIView`, can't do.
extension SKView {
    @available(*, unavailable, message: "There is no physics here yet")
    public var showsPhysics: Bool {
        get { false }
        set {}
    }

    @available(*, unavailable, message: "There is no physics here yet")
    public var showsFields: Bool {
        get { false }
        set {}
    }

    @available(
        *, unavailable, message: "Hear touches in the scene's touchesBegan(_:with:), touchesMoved and touchesEnded"
    )
    public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

    @available(
        *, unavailable, message: "Hear touches in the scene's touchesBegan(_:with:), touchesMoved and touchesEnded"
    )
    public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}

    @available(*, unavailable, message: "Put views over the SpriteView with SwiftUI's overlay or ZStack")
    public func addSubview(_ view: UIView) {}

    @available(*, unavailable, message: "The view is no UIView here; UIApplication.shared has the window")
    public var window: UIWindow? { nil }
}
