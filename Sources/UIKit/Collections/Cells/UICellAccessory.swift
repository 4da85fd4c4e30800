import CoreGraphics
import Foundation
import SwiftUICore

/// An accessory beside a row's content, such as a chevron, a checkmark or a button.
///
/// See [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When the accessory is shown.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// The side on which the accessory is shown.
    public enum Placement {
        case leading(displayed: DisplayedState = .always), trailing(displayed: DisplayedState = .always)
    }

    let isLeading: Bool
    let displayed: DisplayedState
    let make: (UICollectionViewListCell) -> UIView

    private init(_ isLeading: Bool, _ displayed: DisplayedState, _ make: @escaping () -> UIView) {
        (self.isLeading, self.displayed, self.make) = (isLeading, displayed, { _ in make() })
    }

    private init(_ displayed: DisplayedState, ofCell make: @escaping (UICollectionViewListCell) -> UIView) {
        (isLeading, self.displayed, self.make) = (false, displayed, make)
    }

    private static func symbol(_ name: String, _ color: UIColor?, _ size: CGFloat) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.contentMode = .scaleAspectFit
        view.bounds.size = CGSize(width: size, height: size)
        if let color { view.tintColor = color }
        return view
    }

    private static func button(_ name: String, _ label: Text, _ color: UIColor?, _ action: (() -> Void)?) -> UIView {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 28, height: 28))
        button.setImage(UIImage(systemName: name), for: .normal)
        button.accessibilityLabel = label.plainText(in: EnvironmentValues())
        if let color { button.tintColor = color }
        if let action { button.addAction(UIAction { _ in action() }, for: .touchUpInside) }
        return button
    }

    /// A chevron, for a row that leads to another page.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(false, displayed) { symbol("chevron.right", options.tintColor ?? .tertiaryLabel, 13) }
    }

    /// A checkmark.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(false, displayed) { symbol("checkmark", options.tintColor, 17) } }

    /// An info button.
    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(false, displayed) {
            button("info.circle", .system("More Info"), options.tintColor, actionHandler)
        }
    }

    /// A button that deletes the row.
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(true, displayed) {
            button("minus.circle.fill", .system("Delete"), options.tintColor ?? .systemRed, actionHandler)
        }
    }

    /// A button that adds a row.
    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = .init(), actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(true, displayed) {
            button("plus.circle.fill", .system("Add"), options.tintColor ?? .systemGreen, actionHandler)
        }
    }

    /// A handle by which a person moves the row, if the data source allows it.
    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(displayed) { ReorderHandle($0, options.tintColor ?? .tertiaryLabel) }
    }

    /// A chevron that expands and collapses the row's children. It calls the closure if there is one, otherwise the
    /// data source.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = .init(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(displayed) { cell in
            let isExpanded = cell.isExpanded
            return button(
                isExpanded ? "chevron.down" : "chevron.right", .system(isExpanded ? "Collapse" : "Expand"),
                options.tintColor
            ) { [weak cell] in
                if let actionHandler { return actionHandler() }
                if let cell { cell.collection?.turnOutline(of: cell) }
            }
        }
    }

    /// A text label.
    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(false, displayed) {
            let label = UILabel()
            label.text = text
            label.font = options.font
            label.textColor = options.tintColor ?? .secondaryLabel
            label.bounds.size = label.intrinsicContentSize
            return label
        }
    }

    /// A custom view.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (isLeading, displayed) =
            switch configuration.placement {
            case .leading(let displayed): (true, displayed)
            case .trailing(let displayed): (false, displayed)
            }
        return UICellAccessory(isLeading, displayed) {
            let view = configuration.customView
            if view.bounds.size == .zero { view.bounds.size = view.intrinsicContentSize }
            return view
        }
    }

    /// A custom view and its placement.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// The side, and when the view is shown there.
        public let placement: Placement

        /// A custom view with its placement.
        public init(customView: UIView, placement: Placement) {
            (self.customView, self.placement) = (customView, placement)
        }
    }

    /// The options of a delete button.
    public typealias DeleteOptions = Options
    /// The options of an insert button.
    public typealias InsertOptions = Options
    /// The options of a disclosure indicator.
    public typealias DisclosureIndicatorOptions = Options
    /// The options of a checkmark.
    public typealias CheckmarkOptions = Options
    /// The options of a handle.
    public struct ReorderOptions: Sendable {
        /// The color; nil is the system's.
        public var tintColor: UIColor?
        /// Whether a separator is drawn before the handle. It has no effect here.
        public var showsVerticalSeparator: Bool?

        /// Options with a color.
        public nonisolated init(tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil) {
            (self.tintColor, self.showsVerticalSeparator) = (tintColor, showsVerticalSeparator)
        }
    }
    /// The options of an info button.
    public typealias DetailOptions = Options
    /// The options of a chevron that expands and collapses a row.
    public struct OutlineDisclosureOptions: Sendable {
        /// The style of the chevron. It has no effect here.
        public enum Style: Int, Sendable { case automatic, header, cell }
        /// The style of the chevron.
        public var style: Style
        /// The color; nil is the tint.
        public var tintColor: UIColor?

        /// Options with a color.
        public nonisolated init(style: Style = .automatic, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }
    /// The options of a label.
    public typealias LabelOptions = Options

    /// The options of an accessory. On Apple's systems each kind has a type of its own.
    public struct Options: Sendable {
        /// The color; nil is the kind's own.
        public var tintColor: UIColor?
        /// A text's font.
        public var font: UIFont

        /// Options with a color.
        public nonisolated init(tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)) {
            (self.tintColor, self.font) = (tintColor, font)
        }
    }
}
