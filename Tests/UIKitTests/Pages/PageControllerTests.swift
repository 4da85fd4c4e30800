import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

/// Has pages in an order, with dots.
@MainActor
private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = (0..<3).map { number in
        let page = UIViewController()
        page.title = "page \(number)"
        return page
    }
    /// Whether the first page follows the last.
    var isRound = false
    var events: [String] = []

    private func page(_ step: Int, from controller: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: controller) else { return nil }
        if isRound { return pages[(index + step + pages.count) % pages.count] }
        return pages.indices.contains(index + step) ? pages[index + step] : nil
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { page(-1, from: viewController) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { page(1, from: viewController) }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) { events.append("to \(pendingViewControllers[0].title ?? "")") }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { events.append("from \(previousViewControllers[0].title ?? ""), \(finished), \(completed)") }
}

@MainActor
@Suite("Page controllers")
struct PageControllerTests {
    private let book = Book()
    private let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)

    private func open(_ number: Int) {
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[number]], direction: .forward, animated: false)
    }

    @Test func `the pages are what the data source has before and after the current one`() {
        open(1)
        #expect(controller.viewControllers == [book.pages[1]])
        #expect(controller.pages.controllers == book.pages && controller.pages.index == 1)
        #expect(controller.children.count == 3 && controller.pages.showsDots)
    }

    @Test func `a swipe changes the current page and tells the delegate`() {
        open(1)
        controller.choose(2)
        #expect(controller.viewControllers == [book.pages[2]])
        #expect(book.events == ["to page 2", "from page 1, true, true"])
    }

    @Test func `setting a page tells no delegate, and calls the completion`() {
        open(0)
        var isDone = false
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { isDone = $0 }
        #expect(controller.pages.index == 2 && isDone && book.events.isEmpty)
    }

    @Test func `pages that go round end where they began`() {
        book.isRound = true
        open(1)
        #expect(Set(controller.pages.controllers) == Set(book.pages) && controller.pages.controllers.count == 3)
        let order = controller.pages.controllers
        controller.choose(2)
        #expect(controller.pages.controllers == order)
    }

    @Test func `without a data source there is one page, which another one replaces`() {
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        controller.setViewControllers([book.pages[1]], direction: .forward, animated: true)
        #expect(controller.pages.controllers == [book.pages[1]] && controller.children == [book.pages[1]])
    }

    @Test func `a window shows the pages`() {
        for page in book.pages {
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
            label.text = page.title
            page.view.addSubview(label)
        }
        open(1)
        let window = TestWindow(portrait: Shown(controller: controller))
        #expect(window.texts.contains("page 1"))
    }
}

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
