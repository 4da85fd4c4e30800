import Foundation

/// A rectangle in a view that rules of layout can name, and that isn't shown.
///
/// See [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
    /// What a guide of the system's own follows. A guide of the app's has its own rules.
    enum Kind { case own, margins, safeArea, readable, keyboard, scrollContent, scrollFrame }

    /// The view that the guide belongs to. A guide belongs to one by `addLayoutGuide`.
    public internal(set) weak var owningView: UIView?
    /// A name, for logs.
    open var identifier = ""
    /// The rectangle in the view's coordinates, as it was laid out last.
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

/// The guides of a view, made when they are asked for.
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
    /// The view's guides that the app has added.
    public var layoutGuides: [UILayoutGuide] { guides.own }

    /// Adds a guide, which leaves the view that it belongs to.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.owningView = self
        guides.own.append(layoutGuide)
        constraintsDidChange()
    }

    /// Takes a guide away.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guides.own.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsDidChange()
    }

    /// The view without its margins.
    public var layoutMarginsGuide: UILayoutGuide { guides.guide(.margins, of: self) }
    /// The view without what the device's edges cover: `safeAreaInsets`.
    public var safeAreaLayoutGuide: UILayoutGuide { guides.guide(.safeArea, of: self) }
    /// The middle of the view, without its margins and no wider than text is easily read.
    public var readableContentGuide: UILayoutGuide { guides.guide(.readable, of: self) }
    /// The place of a keyboard at the view's lower edge. It has no height here: pages shrink with the keyboard.
    public var keyboardLayoutGuide: UILayoutGuide { guides.guide(.keyboard, of: self) }
}

extension UIScrollView {
    /// All of the content, whose size rules about this guide decide.
    public var contentLayoutGuide: UILayoutGuide { guides.guide(.scrollContent, of: self) }
    /// The view itself, which stays while the content moves.
    public var frameLayoutGuide: UILayoutGuide { guides.guide(.scrollFrame, of: self) }
}

extension UIView {
    /// As set, or else 8 points, and at the sides of a controller's view 16.
    var marginsOfLayout: UIEdgeInsets {
        ownMargins
            ?? (controller == nil
                ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
                : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    }

    /// `layoutMargins` by reading direction.
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
