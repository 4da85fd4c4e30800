import CoreGraphics
import Foundation

/// The background of a cell: its color and stroke and, in lists, the row's background with round corners and
/// separator.
final class CellGround: UIView {
    private var configuration: UIBackgroundConfiguration?
    private var place: ListPlace?
    private var isSelected = false

    override class var takesInput: Bool { false }

    var isNeeded: Bool { configuration != nil || place != nil }

    func show(_ configuration: UIBackgroundConfiguration?, _ place: ListPlace?, isSelected: Bool) {
        let old = self.configuration?.customView, new = configuration?.customView
        (self.configuration, self.place, self.isSelected) = (configuration, place, isSelected)
        // Another cell may have taken the custom view over since.
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        if let new, new.superview !== self { addSubview(new) }
        setNeedsDisplay()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        configuration?.customView?.frame = bounds
    }

    override func drawing() -> ViewDrawing? { recordDrawing().map { ViewDrawing($0, size: bounds.size) } }

    override func draw(_ rect: CGRect) {
        let insets = configuration?.backgroundInsets ?? .zero
        let area = insets.inset(bounds)
        let path = shape(of: area)
        if let color {
            color.setFill()
            path.fill()
        }
        if let stroke = configuration?.strokeColor, let width = configuration?.strokeWidth, width > 0 {
            stroke.setStroke()
            path.lineWidth = width
            path.stroke()
        }
        drawSeparator()
    }

    private func shape(of area: CGRect) -> UIBezierPath {
        if let configuration, configuration.cornerRadius > 0 {
            return UIBezierPath(roundedRect: area, cornerRadius: configuration.cornerRadius)
        }
        guard let place, place.isRounded, !place.isHeader else { return UIBezierPath(rect: area) }
        var corners: UIRectCorner = []
        if place.isFirst { corners.formUnion([.topLeft, .topRight]) }
        if place.isLast { corners.formUnion([.bottomLeft, .bottomRight]) }
        return UIBezierPath(
            roundedRect: area, byRoundingCorners: corners, cornerRadii: CGSize(width: 10, height: 10))
    }

    private var color: UIColor? {
        if let color = configuration?.shownColor { return color }
        guard let place, !place.isHeader else { return nil }
        if isSelected { return .systemGray4 }
        switch place.appearance {
        case .grouped, .insetGrouped: return .secondarySystemGroupedBackground
        case .plain: return .systemBackground
        case .sidebar, .sidebarPlain: return nil
        }
    }

    private func drawSeparator() {
        guard let place, place.showsSeparators, !place.isLast || place.appearance == .plain else { return }
        UIColor.separator.setFill()
        UIRectFill(CGRect(x: 16, y: bounds.height - 0.5, width: bounds.width - 16, height: 0.5))
    }
}
