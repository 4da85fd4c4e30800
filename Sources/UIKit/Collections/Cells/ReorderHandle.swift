import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// The handle of a list's row: it moves the row by dragging, or with the arrow keys.
final class ReorderHandle: UIImageView {
    private weak var cell: UICollectionViewListCell?
    private var start = CGPoint.zero
    private let drag = HandleDrag()

    init(_ cell: UICollectionViewListCell, _ color: UIColor) {
        self.cell = cell
        super.init(image: UIImage(systemName: "line.3.horizontal"))
        bounds.size = CGSize(width: 28, height: 28)
        contentMode = .center
        tintColor = color
        isUserInteractionEnabled = true
        accessibilityLabel = Text.system("Move").plainText(in: EnvironmentValues())
        accessibilityHint = Text.system("Arrow keys move the row").plainText(in: EnvironmentValues())
        accessibilityTraits = .button
        drag.addAction { [weak self] _ in self?.dragDidChange() }
        addGestureRecognizer(drag)
    }

    required init?(coder: NSCoder) { nil }

    private func dragDidChange() {
        guard let cell, let collection = cell.collection else { return }
        switch drag.state {
        case .began:
            start = cell.center
            guard let path = collection.indexPath(for: cell), collection.beginInteractiveMovementForItem(at: path)
            else {
                return
            }
            follow(collection)
        case .changed: follow(collection)
        case .ended: collection.endInteractiveMovement()
        case .cancelled, .failed, .possible: collection.cancelInteractiveMovement()
        }
    }

    private func follow(_ collection: UICollectionView) {
        let distance = drag.translation(in: nil).y
        collection.updateInteractiveMovementTargetPosition(CGPoint(x: start.x, y: start.y + distance))
    }

    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        element.input.events.formUnion([.key, .focus])
        element.input.isFocusable = true
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard let cell, let collection = cell.collection else { return super.handle(action) }
        switch action {
        case .key("ArrowUp", _, true, _): collection.step(cell, by: -1)
        case .key("ArrowDown", _, true, _): collection.step(cell, by: 1)
        default: return super.handle(action)
        }
        return true
    }
}

/// A pan that begins as soon as the finger moves.
private final class HandleDrag: UIPanGestureRecognizer {
    override var spec: GestureSpec { .drag(minimumPoints: 2) }
}
