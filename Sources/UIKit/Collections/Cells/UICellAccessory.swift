import CoreGraphics
import Foundation
import SwiftUICore

/// What stands beside a row's content: an arrow, a tick, a button.
///
/// See [UICellAccessory](https://developer.apple.com/documentation/uikit/uicellaccessory-swift.struct).
@preconcurrency @MainActor
public struct UICellAccessory {
    /// When it is shown.
    public enum DisplayedState: Int, Sendable { case always, whenEditing, whenNotEditing }
    /// On which side it stands.
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

    /// An arrow: the row leads somewhere.
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = .init()
    ) -> UICellAccessory {
        UICellAccessory(false, displayed) { symbol("chevron.right", options.tintColor ?? .tertiaryLabel, 13) }
    }

    /// A tick.
    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = .init()
    ) -> UICellAccessory { UICellAccessory(false, displayed) { symbol("checkmark", options.tintColor, 17) } }

    /// A button that tells more.
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

    /// An arrow that shows what is below the row, and hides it again: as the closure does it, or else the data source.
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

    /// A text.
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

    /// A view of the app's.
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

    /// A view of the app's, and where it stands.
    @preconcurrency @MainActor
    public struct CustomViewConfiguration {
        /// The view.
        public let customView: UIView
        /// On which side, and when.
        public let placement: Placement

        /// A view with its place.
        public init(customView: UIView, placement: Placement) {
            (self.customView, self.placement) = (customView, placement)
        }
    }

    /// How a button that deletes looks.
    public typealias DeleteOptions = Options
    /// How a button that adds looks.
    public typealias InsertOptions = Options
    /// How an arrow looks.
    public typealias DisclosureIndicatorOptions = Options
    /// How a tick looks.
    public typealias CheckmarkOptions = Options
    /// How a button that tells more looks.
    public typealias DetailOptions = Options
    /// How an arrow that shows what is below looks.
    public struct OutlineDisclosureOptions: Sendable {
        /// Where the arrow stands. It has no effect on its look here.
        public enum Style: Int, Sendable { case automatic, header, cell }
        /// Where the arrow stands.
        public var style: Style
        /// The colour; nil is the tint.
        public var tintColor: UIColor?

        /// A look with a colour.
        public nonisolated init(style: Style = .automatic, tintColor: UIColor? = nil) {
            (self.style, self.tintColor) = (style, tintColor)
        }
    }
    /// How a text looks.
    public typealias LabelOptions = Options

    /// How something beside a row's content looks. On Apple's systems each kind has a type of its own.
    public struct Options: Sendable {
        /// The colour; nil is the kind's own.
        public var tintColor: UIColor?
        /// A text's font.
        public var font: UIFont

        /// A look with a colour.
        public nonisolated init(tintColor: UIColor? = nil, font: UIFont = .preferredFont(forTextStyle: .body)) {
            (self.tintColor, self.font) = (tintColor, font)
        }
    }
}
