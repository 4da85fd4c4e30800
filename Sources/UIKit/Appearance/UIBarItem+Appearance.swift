import Foundation
import SwiftUICore

/// The appearance proxies of bar items. A tint colors the buttons of all navigation bars, SwiftUI's too; title attributes
/// are for UIKit's items. In a `UISearchBar`, the proxy is the Cancel button.
extension UIBarItem: UIAppearance {
    private static var proxies: [[ObjectIdentifier]: UIBarItem] = [:]

    /// The proxy for all items of this class.
    public static func appearance() -> Self { proxy(in: []) }

    /// The proxy for items in others. Only search bars differ from bars in general.
    public static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy(in: containerTypes)
    }

    /// The proxy for all items of this class: here it is the same for all traits.
    public static func appearance(for trait: UITraitCollection) -> Self { proxy(in: []) }

    /// The proxy for items in others: here it is the same for all traits.
    public static func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { proxy(in: containerTypes) }

    private static func proxy(in containers: [any UIAppearanceContainer.Type]) -> Self {
        let isInSearch = containers.contains { $0 is UISearchBar.Type }
        let key = [ObjectIdentifier(self)] + (isInSearch ? [ObjectIdentifier(UISearchBar.self)] : [])
        if let known = proxies[key] { return unsafeDowncast(known, to: Self.self) }
        let proxy = unsafeDowncast(makeObject(of: self), to: Self.self)
        proxy.isProxy = !isInSearch
        proxies[key] = proxy
        return proxy
    }

    /// What the app has set for the Cancel button of search bars.
    static var cancelProxy: UIBarButtonItem? {
        proxies[[ObjectIdentifier(UIBarButtonItem.self), ObjectIdentifier(UISearchBar.self)]] as? UIBarButtonItem
    }

    /// The color and the font of the title: the item's own, or the proxy's.
    func words(for state: UIControl.State) -> BarLook.Words {
        let own = look.titleAttributes.words(for: state)
        let shared = Self.proxies[[ObjectIdentifier(UIBarButtonItem.self)]]?.look.titleAttributes.words(for: state)
        return BarLook.Words(color: own.color ?? shared?.color, font: own.font ?? shared?.font)
    }

    /// The attributes of the title in a state. Only the color and the font have an effect.
    public func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        look.titleAttributes[state] = attributes
        if isProxy { titleAttributesOfAllDidChange() }
    }

    /// The attributes set for a state; nil if none were.
    public func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        look.titleAttributes[state]
    }
}

extension UISearchBar {
    /// Gives the Cancel button what the app has set for it.
    func dress(_ button: UIButton) {
        guard let proxy = UIBarItem.cancelProxy else { return }
        if let title = proxy.title { button.setTitle(title, for: .normal) }
        if let tint = proxy.tintColor { button.tintColor = tint }
        let attributes = proxy.titleTextAttributes(for: .normal) ?? [:]
        if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: .normal) }
        if let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
    }
}
