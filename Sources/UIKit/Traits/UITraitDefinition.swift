import Foundation
import UIKitCore

/// A trait, as a type: `UITraitUserInterfaceStyle` and the like.
///
/// An app can declare traits of its own, but no trait collection has values for them here. See
/// [UITraitDefinition](https://developer.apple.com/documentation/uikit/uitraitdefinition).
public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none is set.
    static var defaultValue: Value { get }
    /// The trait's name, for debugging.
    static var name: String { get }
    /// The trait's identifier.
    static var identifier: String { get }
    /// Whether dynamic colors depend on the trait.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var name: String { "\(Self.self)" }
    /// The type's name, with its module.
    public static var identifier: String { String(reflecting: Self.self) }
    /// No.
    public static var affectsColorAppearance: Bool { false }
}

/// The type of a trait.
public typealias UITrait = any UITraitDefinition.Type

/// A trait of which trait collections have a value.
protocol CollectedTrait: UITraitDefinition where Value: Equatable {
    static func value(in traits: UITraitCollection) -> Value
}

extension CollectedTrait {
    static func differs(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool { value(in: old) != value(in: new) }
}

/// Whether the interface is light or dark.
public struct UITraitUserInterfaceStyle: CollectedTrait {
    /// Neither.
    public static let defaultValue = UIUserInterfaceStyle.unspecified
    /// Yes.
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIUserInterfaceStyle { traits.userInterfaceStyle }
}

/// Whether content is in front of other content.
public struct UITraitUserInterfaceLevel: CollectedTrait {
    /// Not known.
    public static let defaultValue = UIUserInterfaceLevel.unspecified
    /// Yes.
    public static let affectsColorAppearance = true
    static func value(in traits: UITraitCollection) -> UIUserInterfaceLevel { traits.userInterfaceLevel }
}

/// Pixels per point.
public struct UITraitDisplayScale: CollectedTrait {
    /// Not known.
    public static let defaultValue: CGFloat = 0
    static func value(in traits: UITraitCollection) -> CGFloat { traits.displayScale }
}

/// The preferred text size.
public struct UITraitPreferredContentSizeCategory: CollectedTrait {
    /// Not known.
    public static let defaultValue = UIContentSizeCategory.unspecified
    static func value(in traits: UITraitCollection) -> UIContentSizeCategory { traits.preferredContentSizeCategory }
}

/// Whether the page is narrow or wide.
public struct UITraitHorizontalSizeClass: CollectedTrait {
    /// Not known.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.horizontalSizeClass }
}

/// Whether the page is low or high.
public struct UITraitVerticalSizeClass: CollectedTrait {
    /// Not known.
    public static let defaultValue = UIUserInterfaceSizeClass.unspecified
    static func value(in traits: UITraitCollection) -> UIUserInterfaceSizeClass { traits.verticalSizeClass }
}

extension UITraitCollection {
    /// The traits on which dynamic colors depend.
    public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self]
    }
    /// The traits on which the choice of an asset catalog's image depends.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitDisplayScale.self, UITraitHorizontalSizeClass.self,
            UITraitVerticalSizeClass.self,
        ]
    }

    /// The traits whose values differ from the other ones' values; all if there are none to compare with.
    public func changedTraits(from traits: UITraitCollection?) -> [UITrait] {
        let all: [any CollectedTrait.Type] = [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitDisplayScale.self,
            UITraitPreferredContentSizeCategory.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
        ]
        guard let traits else { return all }
        return all.filter { $0.differs(traits, self) }
    }
}
