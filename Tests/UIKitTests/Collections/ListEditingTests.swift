import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A list of drinks whose rows can be swiped and moved.
@MainActor
private final class Drinks {
    let view: UICollectionView
    let source: UICollectionViewDiffableDataSource<Int, String>
    var log: [String] = []
    private let notes: Notes

    private final class Notes { weak var drinks: Drinks? }

    init(_ names: [String], _ more: [String] = []) {
        let notes = Notes()
        self.notes = notes
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.leadingSwipeActionsConfigurationProvider = { path in
            guard path.item == 0 else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .normal, title: "Like") { _, _, done in
                    notes.drinks?.log.append("like \(path.item)")
                    done(true)
                }
            ])
        }
        list.trailingSwipeActionsConfigurationProvider = { path in
            UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: "Delete") { _, view, done in
                    notes.drinks?.log.append("delete \(path.item) \(view is UICollectionViewCell)")
                    done(true)
                }
            ])
        }
        view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems(names, toSection: 0)
        snapshot.appendItems(more, toSection: 1)
        source.apply(snapshot, animatingDifferences: false)
        notes.drinks = self
        source.reorderingHandlers.canReorderItem = { $0 != "water" }
        source.reorderingHandlers.willReorder = { [unowned self] in
            log.append("will \($0.initialSnapshot.itemIdentifiers.joined(separator: " "))")
        }
        source.reorderingHandlers.didReorder = { [unowned self] transaction in
            let sections = transaction.sectionTransactions.map { "\($0.sectionIdentifier):\($0.difference.count)" }
            log.append("did \(source.snapshot().itemIdentifiers.joined(separator: " "))")
            log.append("sections \(sections.joined(separator: " "))")
        }
    }

    func cell(_ item: Int, _ section: Int = 0) -> UICollectionViewCell { view.cellForItem(at: [section, item])! }
}

@MainActor
@Suite("Swiping and moving the rows of lists")
struct ListEditingTests {
    private func handles(_ window: TestWindow) -> [DisplayElement] {
        window.elements.filter { $0.accessibility.label == "Move" }
    }

    private func drag(_ handle: DisplayElement, by points: CGFloat, in window: TestWindow, end: Bool = true) {
        let start = CGPoint(x: 10, y: 10), place = CGPoint(x: 10, y: 10 + points)
        window.send(.gesture(index: 0, phase: .began, value: .init(start: start, location: start)), to: handle)
        window.send(.gesture(index: 0, phase: .changed, value: .init(start: start, location: place)), to: handle)
        guard end else { return }
        window.send(.gesture(index: 0, phase: .ended, value: .init(start: start, location: place)), to: handle)
    }

    // MARK: Swipes

    @Test func `a row lies between the buttons of its swipe actions`() throws {
        let drinks = Drinks(["tea", "mocha", "water"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        #expect(window.texts.filter { $0 == "Delete" }.count == 3 && window.texts.filter { $0 == "Like" }.count == 1)
        let first = try #require(drinks.cell(0).subviews.first as? UIScrollView)
        #expect(first.contentOffset.x == 80 && first.contentSize.width == 300 + 160)
        #expect(drinks.cell(0).contentView.convert(CGPoint.zero, to: drinks.cell(0)).x == 0)
        let second = try #require(drinks.cell(1).subviews.first as? UIScrollView)
        #expect(second.contentOffset.x == 0 && second.contentSize.width == 380)
    }

    @Test func `a swipe action is performed, and closes the row`() throws {
        let drinks = Drinks(["tea", "mocha"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        let area = try #require(drinks.cell(0).subviews.first as? UIScrollView)
        let scroll = try #require(
            window.elements.first { element in
                guard case .scroll(let content) = element.content else { return false }
                return content.contentSize.width == 460
            })
        window.send(.scroll(CGPoint(x: 160, y: 0)), to: scroll)
        #expect(area.contentOffset.x == 160)
        window.press(button: "Delete")
        #expect(drinks.log == ["delete 0 true"] && area.contentOffset.x == 80)
        window.press(button: "Like")
        #expect(drinks.log.last == "like 0")
    }

    @Test func `a row that moves up is asked for its actions again`() {
        let drinks = Drinks(["tea", "mocha"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        var snapshot = drinks.source.snapshot()
        snapshot.deleteItems(["tea"])
        drinks.source.apply(snapshot, animatingDifferences: false)
        window.render()
        #expect(window.texts.filter { $0 == "Like" }.count == 1)
        window.press(button: "Delete")
        #expect(drinks.log == ["delete 0 true"])
    }

    @Test func `a list without providers has rows without swipe areas`() {
        let view = NumberedItems(3).collection(
            UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        let cell = view.cellForItem(at: [0, 0])
        #expect(cell?.contentView.superview === cell)
    }

    // MARK: Moving

    @Test func `a handle moves its row, and the handlers get both orders`() {
        let drinks = Drinks(["tea", "mocha", "latte"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        let height = drinks.cell(0).bounds.height
        drag(handles(window)[0], by: height * 1.6, in: window)
        #expect(drinks.source.snapshot().itemIdentifiers == ["mocha", "latte", "tea"])
        #expect(drinks.log == ["will tea mocha latte", "did mocha latte tea", "sections 0:2"])
        window.render()
        #expect(drinks.cell(2).frame.minY == height * 2)
    }

    @Test func `a cell follows the finger before the others, which make room`() {
        let drinks = Drinks(["tea", "mocha", "latte"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        let (tea, mocha) = (drinks.cell(0), drinks.cell(1))
        let height = tea.bounds.height
        drag(handles(window)[0], by: height, in: window, end: false)
        window.render()
        #expect(tea.frame.minY == height && mocha.frame.minY == 0)
        #expect(window.elements.filter { $0.style.zIndex == 1 }.count == 1)
        #expect(drinks.source.snapshot().itemIdentifiers == ["tea", "mocha", "latte"])
        drinks.view.cancelInteractiveMovement()
        window.render()
        #expect(tea.frame.minY == 0 && mocha.frame.minY == height && drinks.log.isEmpty)
        #expect(window.elements.allSatisfy { $0.style.zIndex == 0 })
    }

    @Test func `an item that may not be moved stays`() {
        let drinks = Drinks(["water", "mocha"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        drag(handles(window)[0], by: 60, in: window)
        #expect(drinks.source.snapshot().itemIdentifiers == ["water", "mocha"] && drinks.log.isEmpty)
        #expect(!drinks.view.beginInteractiveMovementForItem(at: [0, 9]))
    }

    @Test func `an item is moved into another section`() {
        let drinks = Drinks(["tea", "mocha"], ["latte"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        #expect(drinks.view.beginInteractiveMovementForItem(at: [0, 1]))
        drinks.view.updateInteractiveMovementTargetPosition(drinks.cell(0, 1).center)
        window.render()
        drinks.view.endInteractiveMovement()
        window.render()
        #expect(drinks.source.snapshot().itemIdentifiers(inSection: 0) == ["tea"])
        #expect(drinks.source.snapshot().itemIdentifiers(inSection: 1) == ["mocha", "latte"])
        #expect(drinks.view.numberOfItems(inSection: 1) == 2)
    }

    @Test func `the arrow keys move a row whose handle has the focus`() {
        let drinks = Drinks(["tea", "mocha", "latte"])
        let window = TestWindow(portrait: Shown(view: drinks.view))
        window.send(.key("ArrowDown", modifiers: [], isDown: true), to: handles(window)[0])
        #expect(drinks.source.snapshot().itemIdentifiers == ["mocha", "tea", "latte"])
        window.send(.key("ArrowUp", modifiers: [], isDown: true), to: handles(window)[2])
        #expect(drinks.source.snapshot().itemIdentifiers == ["mocha", "latte", "tea"])
    }
}
