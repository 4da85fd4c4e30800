import Foundation
import SwiftUICore

/// A menu, or a group of a menu's items.
///
/// See [UIMenu](https://developer.apple.com/documentation/uikit/uimenu). It is shown by buttons with
/// `showsMenuAsPrimaryAction` and by bar button items, as SwiftUI's menu.
open class UIMenu: UIMenuElement {
    /// How a menu within a menu is shown.
    public struct Options: OptionSet, Sendable {
        /// The options as bits, with Apple's values.
        public let rawValue: UInt
        /// Options by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The items are shown in the outer menu, as a section.
        public static let displayInline = Options(rawValue: 1)
        /// The menu's title is red. It has no effect here.
        public static let destructive = Options(rawValue: 2)
        /// One item has a checkmark at most. It has no effect here: the app sets the states.
        public static let singleSelection = Options(rawValue: 32)
        /// The items are shown as a palette. It has no effect here.
        public static let displayAsPalette = Options(rawValue: 128)
    }

    /// The name by which a menu is found.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        /// The name itself.
        public let rawValue: String
        /// An identifier of that name.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// An identifier of that name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Identifies the menu; a new UUID by default.
    public let identifier: Identifier
    /// How the menu is shown within another one.
    public let options: Options
    /// The items.
    public let children: [UIMenuElement]
    /// The actions and commands with a checkmark, also those in menus within.
    public var selectedElements: [UIMenuElement] {
        children.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? any MenuChoice)?.state == .on ? [child] : []
        }
    }

    /// A menu with items.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        (self.options, self.children) = (options, children)
        super.init(title: title, image: image)
        self.subtitle = subtitle
    }

    /// A copy with other items.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}

/// The items of a menu.
struct MenuItems: View {
    let menu: UIMenu
    /// The control or bar item that shows the menu.
    let sender: Any?

    var body: some View { ForEach(menu.children, id: \.self) { item($0) } }

    private func item(_ element: UIMenuElement) -> AnyView {
        if let choice = element as? any MenuChoice { return AnyView(MenuChoiceView(choice: choice, sender: sender)) }
        guard let inner = element as? UIMenu else { return AnyView(EmptyView()) }
        let items = MenuItems(menu: inner, sender: sender)
        guard inner.options.contains(.displayInline) else {
            return AnyView(
                Menu {
                    items
                } label: {
                    MenuLabel(element: inner)
                })
        }
        return AnyView(
            Section {
                items
            } header: {
                Text(verbatim: inner.title)
            })
    }
}

private struct MenuChoiceView: View {
    let choice: any MenuChoice
    let sender: Any?

    var body: some View {
        if choice.attributes.contains(.hidden) {
            EmptyView()
        } else if choice.state == .on {
            Toggle(isOn: Binding(get: { true }, set: { _ in choice.perform(sender) })) { MenuLabel(element: choice) }
                .disabled(choice.attributes.contains(.disabled))
        } else {
            Button(role: choice.attributes.contains(.destructive) ? .destructive : nil) {
                choice.perform(sender)
            } label: {
                MenuLabel(element: choice)
            }
            .disabled(choice.attributes.contains(.disabled))
        }
    }
}

private struct MenuLabel: View {
    let element: UIMenuElement

    var body: some View {
        if let image = element.image {
            Label {
                Text(verbatim: element.title)
            } icon: {
                Image(bridged: image)
            }
        } else {
            Text(verbatim: element.title)
        }
    }
}
