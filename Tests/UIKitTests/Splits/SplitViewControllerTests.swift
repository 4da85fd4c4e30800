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
        let label = UILabel(frame: CGRect(x: 10, y: 10, width: 150, height: 30))
        label.text = "page of \(title ?? "")"
        view.addSubview(label)
    }

    override func viewDidAppear(_ animated: Bool) { diary.entries.append("\(title ?? "") appears") }
    override func viewDidDisappear(_ animated: Bool) { diary.entries.append("\(title ?? "") disappears") }
}

/// Logs what it is told, and answers what the test wants.
@MainActor
private final class Guide: UISplitViewControllerDelegate {
    var events: [String] = []
    var top: UISplitViewController.Column?
    var mode: UISplitViewController.DisplayMode?
    var leavesSecondary = false

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { events.append("to \(displayMode)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        events.append("shows \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        events.append("hides \(column)")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        events.append("proposes \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { mode ?? proposedDisplayMode }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { events.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { events.append("expanded") }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { leavesSecondary }
}

private struct Shown: UIViewControllerRepresentable {
    let controller: UIViewController
    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor
@Suite("Split view controllers")
struct SplitViewControllerTests {
    private let diary = Diary()
    private let guide = Guide()
    private let boxes: Page
    private let letters: Page
    private let split = UISplitViewController(style: .doubleColumn)

    init() {
        (boxes, letters) = (Page("Boxes", diary), Page("Letters", diary))
        split.setViewController(boxes, for: .primary)
        split.setViewController(letters, for: .secondary)
        split.delegate = guide
    }

    private func window(_ controller: UIViewController, width: CGFloat) -> TestWindow {
        TestWindow(Shown(controller: controller), size: CGSize(width: width, height: 600))
    }

    private func turn(_ window: TestWindow, width: CGFloat) {
        window.graph.setViewport(CGSize(width: width, height: 600))
        window.render()
    }

    // MARK: Side by side

    @Test func `a wide window shows both columns`() {
        let window = self.window(split, width: 1000)
        #expect(window.texts.contains("page of Boxes") && window.texts.contains("page of Letters"))
        #expect(Set(diary.entries) == ["Boxes appears", "Letters appears"])
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary && split.splitBehavior == .tile)
        #expect(guide.events.isEmpty)
    }

    @Test func `a column's controller gets a navigation controller, and is still the column's`() {
        #expect(split.viewController(for: .primary) === boxes)
        #expect(boxes.navigationController != nil && split.children.first === boxes.navigationController)
        #expect(boxes.splitViewController === split && split.viewControllers.count == 2)
        let stack = UINavigationController(rootViewController: Page("Drafts", diary))
        split.setViewController(stack, for: .secondary)
        #expect(split.viewController(for: .secondary) === stack && split.viewControllers.last === stack)
        #expect(letters.splitViewController == nil)
        split.setViewController(nil, for: .secondary)
        #expect(split.viewController(for: .secondary) == nil && split.children.count == 1)
    }

    @Test func `a hidden column disappears, and the delegate knows it before`() {
        let window = self.window(split, width: 1000)
        diary.entries = []
        split.hide(.primary)
        window.render()
        #expect(split.displayMode == .secondaryOnly && diary.entries == ["Boxes disappears"])
        #expect(guide.events == ["to secondaryOnly", "hides primary"])
        split.show(.primary)
        window.render()
        #expect(split.displayMode == .oneBesideSecondary && diary.entries.last == "Boxes appears")
        #expect(guide.events.suffix(2) == ["to oneBesideSecondary", "shows primary"])
    }

    @Test func `the button of the bar hides the primary column`() throws {
        let window = self.window(split, width: 1000)
        let button = try #require(window.elements.first { $0.accessibility.label == "Hide sidebar" })
        window.press(button.id)
        #expect(split.displayMode == .secondaryOnly && guide.events.contains("hides primary"))
    }

    @Test func `without the gesture there is no button`() {
        split.presentsWithGesture = false
        let window = self.window(split, width: 1000)
        #expect(!window.elements.contains { $0.accessibility.label == "Hide sidebar" })
    }

    @Test func `a preferred mode with overlapping columns is shown side by side`() {
        split.preferredDisplayMode = .oneOverSecondary
        #expect(split.displayMode == .oneBesideSecondary)
        split.preferredDisplayMode = .secondaryOnly
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test func `three columns are shown where there is space for them`() {
        let split = UISplitViewController(style: .tripleColumn)
        for (column, name) in [(UISplitViewController.Column.primary, "A"), (.supplementary, "B"), (.secondary, "C")] {
            split.setViewController(Page(name, diary), for: column)
        }
        let window = self.window(split, width: 800)
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(Set(diary.entries) == ["B appears", "C appears"])
        turn(window, width: 1200)
        #expect(split.displayMode == .twoBesideSecondary && diary.entries.last == "A appears")
        split.hide(.supplementary)
        #expect(split.displayMode == .secondaryOnly)
        split.show(.supplementary)
        #expect(split.displayMode == .oneBesideSecondary)
        split.show(.primary)
        #expect(split.displayMode == .twoBesideSecondary)
    }

    @Test func `a column is as wide as the app wants within its limits`() throws {
        split.preferredPrimaryColumnWidthFraction = 0.4
        split.maximumPrimaryColumnWidth = 350
        let window = self.window(split, width: 1000)
        #expect(split.primaryColumnWidth == 350)
        let main = try #require(window.element(text: "page of Letters"))
        #expect(window.windowFrame(of: main.id).minX >= 350)
        split.preferredPrimaryColumnWidth = 200
        split.minimumPrimaryColumnWidth = 240
        #expect(split.primaryColumnWidth == 240)
    }

    // MARK: Over each other

    @Test func `a narrow window shows the secondary column, from which back leads to the primary one`() throws {
        let window = self.window(split, width: 390)
        #expect(split.isCollapsed && diary.entries == ["Letters appears"])
        #expect(guide.events == ["proposes secondary", "collapsed"])
        let page = try #require(window.elements.first { $0.input.events.contains(.back) })
        window.send(.back, to: page)
        #expect(diary.entries == ["Letters appears", "Letters disappears", "Boxes appears"])
        #expect(guide.events.suffix(2) == ["hides secondary", "shows primary"])
        split.show(.secondary)
        window.render()
        #expect(diary.entries.last == "Letters appears")
    }

    @Test func `the delegate chooses the column that a narrow window shows`() {
        guide.top = .primary
        let window = self.window(split, width: 390)
        #expect(diary.entries == ["Boxes appears"] && window.texts.contains("page of Boxes"))
        split.hide(.primary)
        #expect(split.columns.arrangement.top == .primary)
    }

    @Test func `a turned window collapses and expands the columns`() {
        let window = self.window(split, width: 1000)
        guide.top = .primary
        guide.mode = .secondaryOnly
        turn(window, width: 390)
        #expect(split.isCollapsed && diary.entries.last == "Letters disappears")
        #expect(guide.events == ["proposes secondary", "hides secondary", "collapsed"])
        turn(window, width: 1000)
        #expect(!split.isCollapsed && split.displayMode == .secondaryOnly)
        #expect(diary.entries.suffix(2) == ["Boxes disappears", "Letters appears"])
        #expect(guide.events.last == "expanded")
    }

    @Test func `a narrow window shows the controller for it`() {
        split.setViewController(Page("Small", diary), for: .compact)
        let window = self.window(split, width: 390)
        #expect(diary.entries == ["Small appears"] && window.texts.contains("page of Small"))
        #expect(split.viewControllers.count == 1 && split.viewControllers.first?.title == "Small")
        turn(window, width: 1000)
        #expect(Set(diary.entries.suffix(3)) == ["Small disappears", "Boxes appears", "Letters appears"])
    }

    // MARK: Details

    @Test func `a detail replaces the secondary controller`() {
        let window = self.window(split, width: 1000)
        let draft = Page("Draft", diary)
        boxes.showDetailViewController(draft, sender: nil)
        window.render()
        #expect(split.viewController(for: .secondary) === draft && letters.parent?.parent == nil)
        #expect(window.texts.contains("page of Draft") && !window.texts.contains("page of Letters"))
    }

    @Test func `a detail is shown over the primary column in a narrow window`() {
        guide.top = .primary
        let window = self.window(split, width: 390)
        boxes.showDetailViewController(Page("Draft", diary), sender: nil)
        window.render()
        #expect(diary.entries == ["Boxes appears", "Boxes disappears", "Draft appears"])
    }

    @Test func `showing a controller pushes it in the primary column`() {
        let folder = Page("Folder", diary)
        split.show(folder, sender: nil)
        #expect(boxes.navigationController?.viewControllers == [boxes, folder])
    }

    // MARK: The classic kind

    @Test func `a classic split view has two controllers, and one while it is collapsed`() {
        let (classic, boxes, letters) = (UISplitViewController(), Page("Boxes", diary), Page("Letters", diary))
        classic.delegate = guide
        guide.leavesSecondary = true
        classic.viewControllers = [boxes, letters]
        #expect(classic.style == .unspecified && classic.viewController(for: .primary) == nil)
        #expect(boxes.parent === classic && boxes.navigationController == nil)
        let window = self.window(classic, width: 1000)
        #expect(classic.viewControllers == [boxes, letters] && !classic.displayModeButtonItem.isHidden)
        turn(window, width: 390)
        #expect(classic.viewControllers == [boxes] && classic.displayModeButtonItem.isHidden)
        #expect(diary.entries.last == "Letters disappears")
        classic.showDetailViewController(letters, sender: nil)
        window.render()
        #expect(diary.entries.suffix(2) == ["Boxes disappears", "Letters appears"])
    }

    @Test func `the button of a classic split view shows and hides the primary column`() {
        let classic = UISplitViewController()
        classic.viewControllers = [Page("Boxes", diary), Page("Letters", diary)]
        classic.displayModeButtonItem.press()
        #expect(classic.displayMode == .secondaryOnly)
        classic.displayModeButtonItem.press()
        #expect(classic.displayMode == .oneBesideSecondary)
    }
}
