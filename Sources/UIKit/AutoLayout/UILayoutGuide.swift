import Foundation

/// An invisible rectangle in a view, for use in constraints.
///
/// See [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What a system guide follows. An app's guide (`own`) has its own constraints.
    enum Kind { case own, margins, safeArea, readable, keyboard, scrollContent, scrollFrame }

    /// The view that the guide belongs to. `addLayoutGuide` sets it.
    public internal(set) weak var owningView: UIView?
    /// A name, for logs.
    open var identifier = ""
    /// The rectangle in the view's coordinates, as of the last layout.
    public internal(set) var layoutFrame = CGRect.zero
    let kind: Kind

    /// A guide that belongs to no view yet.
    public override init() {
        kind = .own
        super.init()
    }

    init(_ kind: Kind, of view: UIView) {
        self.kind = kind
        super.init()
        owningView = view
    }
}

/// The guides of a view. System guides are created on demand.
final class LayoutGuides {
    var own: [UILayoutGuide] = []
    private var system: [UILayoutGuide.Kind: UILayoutGuide] = [:]

    @MainActor func guide(_ kind: UILayoutGuide.Kind, of view: UIView) -> UILayoutGuide {
        if let guide = system[kind] { return guide }
        let guide = UILayoutGuide(kind, of: view)
        system[kind] = guide
        return guide
    }

    var all: [UILayoutGuide] { own + system.values }
}

extension UIView {
    /// The layout guides that the app has added to the view.
    public var layoutGuides: [UILayoutGuide] { guides.own }

    /// Adds a guide. If the guide belongs to another view, it is removed from that one.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        guides.own.append(layoutGuide)
        constraintsDidChange()
    }

    /// Removes a guide.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guides.own.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsDidChange()
    }

    /// The view's area inside its margins.
    public var layoutMarginsGuide: UILayoutGuide { guides.guide(.margins, of: self) }
    /// The view's area inside its `safeAreaInsets`.
    public var safeAreaLayoutGuide: UILayoutGuide { guides.guide(.safeArea, of: self) }
    /// The horizontally centered area inside the margins that is no wider than text is easily read.
    public var readableContentGuide: UILayoutGuide { guides.guide(.readable, of: self) }
    /// The area of the keyboard, at the view's lower edge. It has no height here: pages shrink with the keyboard.
    public var keyboardLayoutGuide: UILayoutGuide { guides.guide(.keyboard, of: self) }
}

extension UIScrollView {
    /// The scroll view's content area. Constraints to this guide determine the content's size.
    public var contentLayoutGuide: UILayoutGuide { guides.guide(.scrollContent, of: self) }
    /// The scroll view's own frame, which doesn't move with the content.
    public var frameLayoutGuide: UILayoutGuide { guides.guide(.scrollFrame, of: self) }
}

extension UIView {
    /// The app's margins if set; by default 8 points on all sides, or 16 at the left and right of a controller's view.
    var marginsOfLayout: UIEdgeInsets {
        ownMargins
            ?? (controller == nil
                ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
                : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    /// `layoutMargins` with leading and trailing edges.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
        }
        set {
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: newValue.leading, bottom: newValue.bottom, right: newValue.trailing)
        }
    }
}
