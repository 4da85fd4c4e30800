import Foundation
import UIKitCore

/// A class whose objects' default appearance an app sets on a proxy.
///
/// See [UIAppearance](https://developer.apple.com/documentation/uikit/uiappearance). The proxy's values are given to a
/// view when it enters a window, unless the view has a value of its own by then. Views that are already in a window keep
/// theirs. The values are the process's: all visitors see them.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all objects of the class.
    static func appearance() -> Self
    /// The proxy for objects of the class inside of objects of other classes. The last class is the innermost.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for objects of the class where the traits are these. Only the style, the size classes and the text
    /// size count.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for objects of the class inside of objects of other classes, where the traits are these.
    static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self
}

/// A class whose objects contain others: a view or a view controller.
@preconcurrency @MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIViewController: UIAppearanceContainer {}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// The proxy for all views of this class and its subclasses.
    public static func appearance() -> Self { Appearances.proxy(for: self) }

    /// The proxy for views of this class inside of others.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        Appearances.proxy(for: self, in: containerTypes)
    }

    /// The proxy for views of this class where the traits are these.
    public static func appearance(for trait: UITraitCollection) -> Self { Appearances.proxy(for: self, with: trait) }

    /// The proxy for views of this class inside of others, where the traits are these.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { Appearances.proxy(for: self, in: containerTypes, with: trait) }
}
