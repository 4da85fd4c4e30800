import CoreGraphics
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The scroll view's description for the browser, and the browser's events.
extension UIScrollView {
    private var zoom: ScrollContent.Zoom? {
        let view = delegate?.viewForZooming(in: self)
        if zoomedView == nil { zoomedView = view }
        guard maximumZoomScale > minimumZoomScale, let element = view?.layoutNode?.elementID else { return nil }
        return ScrollContent.Zoom(
            element: element, scale: Double(currentScale), minimum: Double(minimumZoomScale),
            maximum: Double(maximumZoomScale), bounces: bouncesZoom)
    }

    func describeScrolling(_ element: inout DisplayElement) {
        let inset = adjustedContentInset
        var content = ScrollContent(
            scrollsHorizontally: true, scrollsVertically: true,
            showsIndicators: showsHorizontalScrollIndicator || showsVerticalScrollIndicator,
            isDisabled: !isScrollEnabled,
            contentSize: CGSize(width: contentSize.width / currentScale, height: contentSize.height / currentScale),
            snapping: isPagingEnabled ? .pages : nil, target: target)
        content.inset = .init(
            top: Double(inset.top), left: Double(inset.left), bottom: Double(inset.bottom), right: Double(inset.right))
        content.isFollowed = delegate != nil
        content.place = ScrollContent.Place(contentOffset, target: target, isOnItsWay: isScrollingByItself)
        content.zoom = zoom
        content.isRefreshing = refreshControl?.isSpinning
        if content.zoom == nil { content.contentSize = contentSize }
        element.content = .scroll(content)
        element.input.events.formUnion([.scroll, .scrolling])
        if content.zoom != nil { element.input.events.insert(.zoom) }
        if refreshControl != nil { element.input.events.insert(.refresh) }
    }

    func hear(_ action: ElementEvent.Action) -> Bool {
        switch action {
        case .scroll(let offset):
            note(offset)
            displayDidChange()
        case .scrolling(let stage): enter(stage)
        case .zoom(let scale, let offset, let phase): zoom(CGFloat(scale), offset, phase)
        case .refresh: refreshControl?.wasPulled()
        default: return false
        }
        return true
    }

    // MARK: Scrolling

    private func enter(_ stage: ScrollStage) {
        switch stage {
        case .dragging: beginDragging()
        case .decelerating: decelerate()
        case .idle: rest()
        }
    }

    private func beginDragging() {
        (isTracking, isDragging, isDecelerating) = (true, true, false)
        dismissKeyboardIfWanted()
        delegate?.scrollViewWillBeginDragging(self)
    }

    private func decelerate() {
        (isTracking, isDragging, isDecelerating) = (false, false, true)
        delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        delegate?.scrollViewWillBeginDecelerating(self)
    }

    private func rest() {
        let (wasDragging, wasDecelerating) = (isDragging, isDecelerating)
        (isTracking, isDragging, isDecelerating) = (false, false, false)
        if wasDragging { delegate?.scrollViewDidEndDragging(self, willDecelerate: false) }
        if wasDecelerating { delegate?.scrollViewDidEndDecelerating(self) }
        if isScrollingByItself { delegate?.scrollViewDidEndScrollingAnimation(self) }
        isScrollingByItself = false
    }

    // MARK: Zooming

    /// The browser has already zoomed. Only the scale and offset are taken over: the view's transform and the insets
    /// are the app's.
    private func zoom(_ scale: CGFloat, _ offset: CGPoint, _ phase: ElementEvent.Phase) {
        guard let view = delegate?.viewForZooming(in: self), scale > 0 else { return }
        if !isZooming {
            isZooming = true
            delegate?.scrollViewWillBeginZooming(self, with: view)
        }
        magnify(view, to: min(max(scale, minimumZoomScale / Self.bounceMax), maximumZoomScale * Self.bounceMax))
        note(offset)
        if phase == .ended || phase == .cancelled { endZooming(view, offset) }
    }

    /// How far fingers may zoom beyond the limits.
    private static var bounceMax: CGFloat { 4 }

    private func endZooming(_ view: UIView, _ offset: CGPoint) {
        let rest = max(min(currentScale, maximumZoomScale), minimumZoomScale)
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        let settled = arithmetic.offset(offset, magnifiedBy: rest / currentScale, keeping: middle)
        isZoomBouncing = rest != currentScale
        magnify(view, to: rest)
        isZooming = false
        bringToRest(settled, animated: true)
        isZoomBouncing = false
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: rest)
    }
}
