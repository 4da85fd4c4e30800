import DisplayList
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// An image viewer: an image that fits its scroll view and is centered by insets.
private final class Viewer: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let content = UIView()
    var log: [String] = []

    init() {
        super.init(frame: .zero)
        scrollView.delegate = self
        scrollView.maximumZoomScale = 10
        scrollView.addSubview(content)
        addSubview(scrollView)
        content.accessibilityIdentifier = "content"
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        scrollView.frame = bounds
        content.frame.size = CGSize(width: bounds.width, height: bounds.width / 2)
        scrollView.contentSize = content.frame.size
        centre()
    }

    private func centre() {
        scrollView.contentInset = UIEdgeInsets(
            top: max((frame.height - content.frame.height) / 2, 0),
            left: max((frame.width - content.frame.width) / 2, 0),
            bottom: 0, right: 0)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        log.append("zoom \(Int((scrollView.zoomScale * 10).rounded()))")
        centre()
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { log.append("begin") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        log.append("end \(Int(scale))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { log.append("drag") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        log.append("let go\(decelerate ? " on" : "")")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { log.append("rest") }
}

private struct ViewerView: UIViewRepresentable {
    let viewer: Viewer
    func makeUIView(context: Context) -> Viewer { viewer }
    func updateUIView(_ uiView: Viewer, context: Context) {}
}

@MainActor
@Suite("Scroll views")
struct ScrollViewTests {
    private let viewer = Viewer()

    /// 300 by 400 points. The content is 300 by 150, so it begins 125 points from the top.
    private func window() -> TestWindow { TestWindow(portrait: ViewerView(viewer: viewer)) }

    @Test func `content that is smaller than the view lies in its middle by insets`() {
        let window = window()
        let content = window.scroll!.content
        #expect(content.inset == .init(top: 125))
        #expect(content.contentSize == CGSize(width: 300, height: 150))
        #expect(viewer.scrollView.contentOffset == CGPoint(x: 0, y: -125))
        #expect(content.target?.offset == CGPoint(x: 0, y: -125))
        #expect(content.zoom?.scale == 1)
        #expect(content.zoom?.maximum == 10)
        #expect(content.zoom?.element == window.element(identifier: "content")?.id)
    }

    @Test func `fingers magnify, and the delegate hears it as they do`() {
        let window = window()
        viewer.log = []
        let offset = CGPoint(x: 100, y: 40)
        window.send(.zoom(scale: 2, offset: offset, phase: .began), to: window.scroll!.element)
        #expect(viewer.scrollView.zoomScale == 2)
        #expect(viewer.scrollView.isZooming)
        #expect(viewer.scrollView.contentOffset == offset)
        #expect(viewer.scrollView.contentSize == CGSize(width: 600, height: 300))
        #expect(viewer.content.frame == CGRect(x: 0, y: 0, width: 600, height: 300))
        #expect(viewer.log == ["begin", "zoom 20", "scroll"])
        #expect(window.scroll!.content.inset == .init(top: 50))
    }

    @Test func `what the browser magnifies keeps its element's frame`() {
        let window = window()
        window.send(.zoom(scale: 3, offset: .zero, phase: .changed), to: window.scroll!.element)
        #expect(window.element(identifier: "content")?.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
        #expect(window.element(identifier: "content")?.style.transform == .identity)
        #expect(window.scroll!.content.contentSize == CGSize(width: 300, height: 150))
    }

    @Test func `let go, content comes to rest within its bounds`() {
        let window = window()
        let old = window.scroll!.content.target!.serial
        window.send(.zoom(scale: 4, offset: CGPoint(x: -50, y: 900), phase: .changed), to: window.scroll!.element)
        viewer.log = []
        window.send(.zoom(scale: 4, offset: CGPoint(x: -50, y: 900), phase: .ended), to: window.scroll!.element)
        let target = window.scroll!.content.target!
        #expect(target.serial > old)
        #expect(target.scale == 4)
        #expect(target.isAnimated)
        #expect(target.offset == CGPoint(x: 0, y: 200))
        #expect(viewer.scrollView.contentOffset == CGPoint(x: 0, y: 200))
        #expect(!viewer.scrollView.isZooming)
        #expect(viewer.log == ["scroll", "end 4"])
    }

    @Test func `beyond its bounds the scale comes back`() {
        let window = window()
        window.send(.zoom(scale: 12, offset: .zero, phase: .changed), to: window.scroll!.element)
        #expect(viewer.scrollView.zoomScale == 12)
        window.send(.zoom(scale: 12, offset: .zero, phase: .ended), to: window.scroll!.element)
        #expect(viewer.scrollView.zoomScale == 10)
        #expect(window.scroll!.content.target?.scale == 10)
    }

    @Test func `a scale that no finger makes is taken for the nearest`() {
        let window = window()
        window.send(.zoom(scale: 1e6, offset: .zero, phase: .changed), to: window.scroll!.element)
        #expect(viewer.scrollView.zoomScale == 40)
        window.send(.zoom(scale: -1, offset: .zero, phase: .changed), to: window.scroll!.element)
        #expect(viewer.scrollView.zoomScale == 40)
    }

    @Test func `zooming to a rectangle puts it in the middle`() {
        let window = window()
        viewer.scrollView.zoom(to: CGRect(x: 120, y: 55, width: 30, height: 40), animated: true)
        window.render()
        let target = window.scroll!.content.target!
        #expect(target.scale == 10)
        #expect(target.isAnimated)
        #expect(target.offset == CGPoint(x: 1200, y: 550))
        #expect(viewer.log.contains("zoom 100"))
        #expect(viewer.log.last == "end 10")
    }

    @Test func `zooming to the whole frame goes back to the middle`() {
        let window = window()
        viewer.scrollView.setZoomScale(10, animated: false)
        viewer.scrollView.zoom(to: viewer.scrollView.frame, animated: true)
        window.render()
        #expect(viewer.scrollView.zoomScale == 1)
        #expect(viewer.scrollView.contentOffset == CGPoint(x: 0, y: -125))
    }

    @Test func `setting the scale keeps the middle of what is seen`() {
        let window = window()
        viewer.scrollView.setZoomScale(4, animated: false)
        window.render()
        #expect(viewer.scrollView.contentOffset == CGPoint(x: 450, y: 100))
        viewer.scrollView.zoomScale = 99
        #expect(viewer.scrollView.zoomScale == 10)
    }

    @Test func `the browser's offsets are heard, and nothing is sent back`() {
        let window = window()
        viewer.scrollView.setZoomScale(4, animated: false)
        window.render()
        viewer.log = []
        let count = window.renderCount
        window.send(.scroll(CGPoint(x: 10, y: 20)), to: window.scroll!.element)
        #expect(viewer.scrollView.contentOffset == CGPoint(x: 10, y: 20))
        #expect(viewer.log == ["scroll"])
        #expect(window.renderCount == count)
    }

    @Test func `a drag is told from its beginning to its rest`() {
        let window = window()
        let element = window.scroll!.element
        viewer.log = []
        window.send(.scrolling(.dragging), to: element)
        #expect(viewer.scrollView.isDragging)
        window.send(.scrolling(.decelerating), to: element)
        #expect(viewer.scrollView.isDecelerating)
        window.send(.scrolling(.idle), to: element)
        #expect(viewer.log == ["drag", "let go on", "rest"])
        viewer.log = []
        window.send(.scrolling(.dragging), to: element)
        window.send(.scrolling(.idle), to: element)
        #expect(viewer.log == ["drag", "let go"])
    }

    @Test func `without a view for zooming nothing is magnified`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scroll.maximumZoomScale = 4
        scroll.zoomScale = 2
        #expect(scroll.zoomScale == 1)
    }
}

@MainActor
@Suite("Pulling down to refresh")
struct RefreshControlTests {
    private let control = UIRefreshControl()
    private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))

    private final class Loader {
        var count = 0
        func load() { count += 1 }
    }

    private func refreshing(_ window: TestWindow) -> Bool? { window.scroll?.content.isRefreshing }

    @Test func `a pull sends valueChanged, and the spinner stays until the refresh ends`() throws {
        let loader = Loader()
        control.addTarget(loader, action: #_selector("Loader.load"), for: .valueChanged)
        view.refreshControl = control
        let window = TestWindow(portrait: Guest(view: view))
        #expect(refreshing(window) == false)
        window.send(.refresh, to: try #require(window.scroll).element)
        #expect(loader.count == 1 && control.isRefreshing && refreshing(window) == true)
        window.send(.refresh, to: try #require(window.scroll).element)
        #expect(loader.count == 1)
        control.endRefreshing()
        window.render()
        #expect(refreshing(window) == false)
    }

    /// The browser shows its spinner by itself, so that it must hear of each end.
    @Test func `a pull whose refresh ends at once shows the spinner and hides it`() async throws {
        control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
        view.refreshControl = control
        let window = TestWindow(portrait: Guest(view: view))
        for isEnabled in [true, false] {
            control.isEnabled = isEnabled
            window.send(.refresh, to: try #require(window.scroll).element)
            #expect(!control.isRefreshing && refreshing(window) == true)
            await window.render(until: { refreshing(window) == false })
        }
    }

    @Test func `a refresh that the app begins is shown, and sends nothing`() throws {
        let loader = Loader()
        control.addTarget(loader, action: #_selector("Loader.load"), for: .valueChanged)
        view.addSubview(control)
        #expect(view.refreshControl === control)
        let window = TestWindow(portrait: Guest(view: view))
        control.beginRefreshing()
        window.render()
        #expect(refreshing(window) == true && loader.count == 0)
        view.refreshControl = nil
        window.render()
        #expect(refreshing(window) == nil)
        #expect(window.scroll?.element.input.events.contains(.refresh) == false)
    }

    @Test func `a table is pulled like its list`() async throws {
        let loader = Loader()
        let page = UITableViewController(style: .plain)
        let window = TestWindow(portrait: Guest(view: page.view))
        #expect(refreshing(window) == nil)
        page.refreshControl = control
        control.addTarget(loader, action: #_selector("Loader.load"), for: .valueChanged)
        window.render()
        window.send(.refresh, to: try #require(window.scroll).element)
        await window.render(until: { loader.count == 1 })
        #expect(refreshing(window) == true && control.isRefreshing)
        control.endRefreshing()
        await window.render(until: { refreshing(window) == false })
    }
}

private struct Guest: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
