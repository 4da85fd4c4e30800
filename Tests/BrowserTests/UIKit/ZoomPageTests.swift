import BrowserTesting
import Foundation
import SwiftUI
import Testing
import UIKit

/// A picture of 390 by 260 points in the middle of a scroll view, with a maximum zoom scale of ten.
private final class Viewer: UIView, UIScrollViewDelegate {
    let scrollView = UIScrollView()
    let picture = UIView()
    let dot = UIView()

    init() {
        super.init(frame: .zero)
        scrollView.delegate = self
        scrollView.maximumZoomScale = 10
        picture.backgroundColor = .systemTeal
        picture.accessibilityIdentifier = "picture"
        dot.backgroundColor = .systemOrange
        dot.accessibilityIdentifier = "dot"
        dot.frame = CGRect(x: 290, y: 128, width: 4, height: 4)
        picture.addSubview(dot)
        picture.addGestureRecognizer(doubleTap())
        scrollView.addSubview(picture)
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { nil }

    private func doubleTap() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        recognizer.addAction { [weak self] in self?.zoom(at: $0) }
        return recognizer
    }

    private func zoom(at recognizer: UIGestureRecognizer) {
        let place = recognizer.location(in: picture)
        let size = CGSize(width: bounds.width / 4, height: bounds.height / 4)
        let rect = CGRect(
            x: place.x - size.width / 2, y: place.y - size.height / 2, width: size.width, height: size.height)
        scrollView.zoom(to: rect, animated: true)
    }

    override func layoutSubviews() {
        scrollView.frame = bounds
        picture.frame.size = CGSize(width: bounds.width, height: 260)
        scrollView.contentSize = picture.frame.size
        centre()
    }

    private func centre() {
        scrollView.contentInset.top = max((bounds.height - picture.frame.height) / 2, 0)
    }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centre() }
}

private struct ViewerView: UIViewRepresentable {
    let viewer: Viewer
    func makeUIView(context: Context) -> Viewer { viewer }
    func updateUIView(_ uiView: Viewer, context: Context) {}
}

@MainActor
@Suite("Zooming in Chromium")
struct ZoomPageTests {
    private let viewer = Viewer()

    /// The visible frame of a view, in the page.
    private func box(_ identifier: String, in page: Page) async throws -> CGRect {
        let script = """
            (() => {
              const box = document.querySelector('[data-identifier=\(identifier)]').getBoundingClientRect();
              return [box.x, box.y, box.width, box.height];
            })()
            """
        let numbers = (try await page.evaluate(script).array ?? []).compactMap(\.double)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    /// Waits until the picture has that width and no animation is running.
    private func waitForWidth(_ width: Double, in page: Page) async throws {
        try await page.waitFor(
            "Math.abs(document.querySelector('[data-identifier=picture]').getBoundingClientRect().width - \(width)) < 2"
                + " && document.querySelector('.scrolled').style.translate === ''")
    }

    @Test func `two fingers magnify about where they are`() async throws {
        try await ViewPage.run(ViewerView(viewer: viewer), options: .phone()) { view in
            let start = try await box("dot", in: view.page)
            let middle = CGPoint(x: start.midX, y: start.midY)
            let steps = stride(from: 20.0, through: 80, by: 10).map { reach in
                [CGPoint(x: middle.x - reach, y: middle.y), CGPoint(x: middle.x + reach, y: middle.y)]
            }
            try await view.page.dragFingers(steps)
            try await waitForWidth(390 * 4, in: view.page)
            #expect(abs(viewer.scrollView.zoomScale - 4) < 0.01)
            let end = try await box("dot", in: view.page)
            #expect(abs(end.midX - middle.x) < 1.5)
            #expect(abs(end.midY - middle.y) < 1.5)
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `the control key and the wheel magnify about the pointer`() async throws {
        try await ViewPage.run(ViewerView(viewer: viewer)) { view in
            let start = try await box("dot", in: view.page)
            try await view.page.evaluate(
                """
                document.querySelector('[data-identifier=dot]').dispatchEvent(new WheelEvent('wheel', {
                  deltaY: -100 * Math.log(3), ctrlKey: true, bubbles: true, cancelable: true,
                  clientX: \(start.midX), clientY: \(start.midY) }))
                """)
            try await waitForWidth(900 * 3, in: view.page)
            let end = try await box("dot", in: view.page)
            #expect(abs(end.midX - start.midX) < 1.5)
            #expect(abs(viewer.scrollView.zoomScale - 3) < 0.01)
        }
    }

    @Test func `let go beyond its bounds the picture comes back to the middle`() async throws {
        try await ViewPage.run(ViewerView(viewer: viewer), options: .phone()) { view in
            let start = try await box("picture", in: view.page)
            #expect(abs(start.midY - 422) < 1)
            let steps = stride(from: 80.0, through: 20, by: -10).map { reach in
                [CGPoint(x: 195 - reach, y: 300), CGPoint(x: 195 + reach, y: 300)]
            }
            try await view.page.dragFingers(steps)
            try await waitForWidth(390, in: view.page)
            let end = try await box("picture", in: view.page)
            #expect(abs(end.minY - start.minY) < 1)
            #expect(viewer.scrollView.zoomScale == 1)
        }
    }

    @Test func `two taps magnify where they fall`() async throws {
        try await ViewPage.run(ViewerView(viewer: viewer), options: .phone()) { view in
            let dot = try await box("dot", in: view.page)
            let place = CGPoint(x: dot.midX, y: dot.midY)
            try await view.page.tap(at: place)
            try await view.page.tap(at: place)
            try await waitForWidth(390 * 4, in: view.page)
            let end = try await box("dot", in: view.page)
            #expect(abs(end.midX - 195) < 1.5)
        }
    }

    @Test func `a magnified picture is scrolled by a finger`() async throws {
        try await ViewPage.run(ViewerView(viewer: viewer), options: .phone()) { view in
            viewer.scrollView.setZoomScale(4, animated: false)
            try await waitForWidth(390 * 4, in: view.page)
            let before = viewer.scrollView.contentOffset
            try await view.page.dragFinger(through: (0...10).map { CGPoint(x: 300 - Double($0) * 15, y: 400) })
            try await view.page.waitFor("document.querySelector('.scroll').scrollLeft > \(before.x + 100)")
            let deadline = ContinuousClock.now + .seconds(5)
            while viewer.scrollView.contentOffset.x < before.x + 100, ContinuousClock.now < deadline {
                try await Task.sleep(for: .milliseconds(20))
            }
            #expect(viewer.scrollView.contentOffset.x > before.x + 100)
        }
    }
}
