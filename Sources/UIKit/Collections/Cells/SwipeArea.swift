import CoreGraphics
import DisplayList
import Foundation

/// What a swipe over a list's row moves: the row itself, between the buttons of its swipe actions.
///
/// The browser performs the swipe, as scrolling that snaps to the row or to the buttons.
final class SwipeArea: UIScrollView {
    private static let buttonWidth: CGFloat = 80

    /// The row: it has the cell's size, and its content.
    let line = UIView()
    private weak var cell: UICollectionViewCell?
    private var leading: [UIButton] = []
    private var trailing: [UIButton] = []

    init(_ cell: UICollectionViewCell) {
        self.cell = cell
        super.init(frame: cell.bounds)
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ leading: UISwipeActionsConfiguration?, _ trailing: UISwipeActionsConfiguration?) {
        for button in self.leading + self.trailing { button.removeFromSuperview() }
        self.leading = (leading?.actions ?? []).map(button)
        // The first action is at the edge.
        self.trailing = (trailing?.actions ?? []).reversed().map(button)
        for button in self.leading { insertSubview(button, belowSubview: line) }
        for button in self.trailing { addSubview(button) }
        arrange()
        displayDidChange()
        close(animated: false)
    }

    func close(animated: Bool) { setContentOffset(CGPoint(x: leadingWidth, y: 0), animated: animated) }

    private var leadingWidth: CGFloat { Self.buttonWidth * CGFloat(leading.count) }
    private var trailingWidth: CGFloat { Self.buttonWidth * CGFloat(trailing.count) }

    private func button(_ action: UIContextualAction) -> UIButton {
        let button = UIButton(type: .custom)
        button.titleLabel?.font = .systemFont(ofSize: 15, weight: .medium)
        button.tintColor = .white
        button.backgroundColor = action.backgroundColor ?? (action.style == .destructive ? .systemRed : .systemGray)
        if let image = action.image {
            button.setImage(image, for: .normal)
            button.accessibilityLabel = action.title
        } else {
            button.setTitle(action.title, for: .normal)
        }
        button.addAction(UIAction { [weak self] _ in self?.perform(action) }, for: .touchUpInside)
        return button
    }

    private func perform(_ action: UIContextualAction) {
        close(animated: true)
        action.handler(action, cell ?? self) { _ in }
    }

    /// The content has its new size before the offset is clamped to it.
    override func boundsDidChange(from old: CGRect) {
        if bounds.size != old.size { arrange() }
        super.boundsDidChange(from: old)
        if bounds.width != old.width { close(animated: false) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        arrange()
    }

    private func arrange() {
        line.frame = CGRect(x: leadingWidth, y: 0, width: bounds.width, height: bounds.height)
        for (index, button) in leading.enumerated() { place(button, CGFloat(index) * Self.buttonWidth) }
        for (index, button) in trailing.enumerated() {
            place(button, line.frame.maxX + CGFloat(index) * Self.buttonWidth)
        }
        contentSize = CGSize(width: leadingWidth + bounds.width + trailingWidth, height: bounds.height)
    }

    private func place(_ button: UIButton, _ x: CGFloat) {
        button.frame = CGRect(x: x, y: 0, width: Self.buttonWidth, height: bounds.height)
    }

    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        guard case .scroll(var content) = element.content else { return }
        content.scrollsVertically = false
        content.snapping = .offsets([0, leadingWidth, leadingWidth + trailingWidth], isMandatory: true)
        element.content = .scroll(content)
    }
}
