import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

@MainActor
private final class Diary {
    var entries: [String] = []
}

/// Shows its name and logs when it appears.
private final class Page: UIViewController {
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 30))
        label.text = "page of \(title ?? "")"
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) { diary.entries.append("\(title ?? "") appears") }
    override func viewDidDisappear(_ animated: Bool) { diary.entries.append("\(title ?? "") disappears") }
}

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
@Suite("Navigation and tab bar controllers")
struct NavigationControllerTests {
    private let diary = Diary()

    /// Presses the button with this label, or with something in it that has this label.
    private func press(_ label: String, in window: TestWindow) throws {
        let button = try #require(
            window.button(label)
                ?? window.elements.last { $0.content == .button && isCalled(label, $0, in: window) })
        window.press(button.id)
    }

    private func isCalled(_ label: String, _ element: DisplayElement, in window: TestWindow) -> Bool {
        element.accessibility.label == label
            || element.children.compactMap { window.list[$0] }.contains { isCalled(label, $0, in: window) }
    }

    @Test func `a pushed controller is shown, and the one below is seen again after it`() {
        let root = Page("Menu", diary)
        let stack = UINavigationController(rootViewController: root)
        let window = TestWindow(portrait: Shown(controller: stack))
        #expect(window.texts.contains("page of Menu") && window.texts.contains("Menu"))
        #expect(root.navigationController === stack && stack.topViewController === root)
        let cup = Page("Cup", diary)
        stack.pushViewController(cup, animated: false)
        window.render()
        #expect(window.texts.contains("page of Cup"))
        #expect(stack.viewControllers == [root, cup] && cup.parent === stack)
        #expect(stack.popViewController(animated: false) === cup)
        window.render()
        #expect(!window.texts.contains("page of Cup"))
        #expect(
            diary.entries == ["Menu appears", "Menu disappears", "Cup appears", "Cup disappears", "Menu appears"])
        #expect(cup.parent == nil && stack.popViewController(animated: false) == nil)
    }

    @Test func `the entries of a bar are pressed and follow their changes`() throws {
        let page = Page("Menu", diary)
        var pressed: [String] = []
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in pressed.append("add") })
        add.accessibilityLabel = "Add"
        page.navigationItem.rightBarButtonItem = add
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Sort", primaryAction: UIAction { _ in pressed.append("sort") })
        let window = TestWindow(portrait: Shown(controller: UINavigationController(rootViewController: page)))
        try press("Add", in: window)
        try press("Sort", in: window)
        #expect(pressed == ["add", "sort"])
        page.navigationItem.title = "Drinks"
        page.navigationItem.leftBarButtonItem?.title = "Order"
        window.render()
        #expect(window.texts.contains("Drinks") && window.texts.contains("Order") && !window.texts.contains("Sort"))
    }

    @Test func `back leads to the controller below`() throws {
        let stack = UINavigationController(rootViewController: Page("Menu", diary))
        let window = TestWindow(portrait: Shown(controller: stack))
        stack.pushViewController(Page("Cup", diary), animated: false)
        window.render()
        let page = try #require(window.elements.first { $0.input.events.contains(.back) })
        window.send(.back, to: page)
        #expect(stack.viewControllers.count == 1)
        #expect(diary.entries.last == "Menu appears")
    }

    @Test func `only the chosen tab is seen`() {
        let (tabs, first, second) = (UITabBarController(), Page("Shop", diary), Page("Guests", diary))
        first.tabBarItem = UITabBarItem(title: "Shop", image: UIImage(systemName: "cup.and.saucer"), tag: 0)
        let stack = UINavigationController(rootViewController: second)
        stack.tabBarItem.title = "Guests"
        tabs.viewControllers = [first, stack]
        let window = TestWindow(portrait: Shown(controller: tabs))
        #expect(window.texts.contains("page of Shop"))
        #expect(diary.entries == ["Shop appears"])
        tabs.selectedIndex = 1
        window.render()
        #expect(diary.entries == ["Shop appears", "Shop disappears", "Guests appears"])
        #expect(tabs.selectedViewController === stack && second.tabBarController === tabs)
    }

    @Test func `setting controllers lets the old ones go`() {
        let (tabs, first, second) = (UITabBarController(), Page("Shop", diary), Page("Guests", diary))
        tabs.setViewControllers([first, second], animated: false)
        tabs.selectedIndex = 1
        tabs.viewControllers = [second]
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === second && first.parent == nil)
    }

    @Test func `a lower bar is there while it is wanted`() {
        let page = Page("Menu", diary)
        page.toolbarItems = [UIBarButtonItem(title: "Pay", primaryAction: UIAction { _ in })]
        let stack = UINavigationController(rootViewController: page)
        let window = TestWindow(portrait: Shown(controller: stack))
        #expect(!window.texts.contains("Pay"))
        stack.isToolbarHidden = false
        window.render()
        #expect(window.texts.contains("Pay"))
    }
}
