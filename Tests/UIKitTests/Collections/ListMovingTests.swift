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

/// Drinks in a data source of an app's own, of several heights.
@MainActor
private final class Shelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var drinks: [String]
    let heights: [String: CGFloat]
    let view: UICollectionView

    init(_ drinks: [String], heights: [String: CGFloat] = [:]) {
        (self.drinks, self.heights) = (drinks, heights)
        let layout = UICollectionViewFlowLayout()
        (layout.minimumLineSpacing, layout.minimumInteritemSpacing) = (0, 0)
        view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: layout)
        super.init()
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        (view.dataSource, view.delegate) = (self, self)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { drinks.count }
    func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
        cell.accessibilityLabel = drinks[path.item]
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { true }
    func collectionView(_ view: UICollectionView, moveItemAt old: IndexPath, to new: IndexPath) {
        drinks.insert(drinks.remove(at: old.item), at: new.item)
    }
    func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
    ) -> CGSize { CGSize(width: 300, height: heights[drinks[path.item]] ?? 44) }

    /// The labels of the cells from top to bottom.
    var shown: [String] {
        view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.accessibilityLabel ?? "" }
    }
}

@MainActor
@Suite("Moving the rows of lists while something else happens")
struct ListMovingTests {
    @Test func `a batch ends a move, and is applied to the items where they were`() {
        let shelf = Shelf(["tea", "mocha", "latte", "water"])
        let window = TestWindow(portrait: Shown(view: shelf.view))
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
        shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: 110))
        window.render()
        #expect(shelf.shown == ["mocha", "latte", "tea", "water"])
        shelf.drinks.remove(at: 1)
        shelf.view.deleteItems(at: [[0, 1]])
        window.render()
        #expect(shelf.shown == ["tea", "latte", "water"])
        // What ends the touch afterwards changes nothing.
        shelf.view.endInteractiveMovement()
        shelf.view.cancelInteractiveMovement()
        window.render()
        #expect(shelf.shown == ["tea", "latte", "water"] && shelf.drinks == ["tea", "latte", "water"])
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
    }

    @Test func `the item that is moved can be deleted`() {
        let shelf = Shelf(["tea", "mocha"])
        let window = TestWindow(portrait: Shown(view: shelf.view))
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
        shelf.drinks.remove(at: 0)
        shelf.view.deleteItems(at: [[0, 0]])
        window.render()
        #expect(shelf.shown == ["mocha"])
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
    }

    @Test func `a low item passes a high one at its middle, and stays beyond it`() {
        let shelf = Shelf(["tea", "mocha"], heights: ["mocha": 200])
        let window = TestWindow(portrait: Shown(view: shelf.view))
        #expect(shelf.view.beginInteractiveMovementForItem(at: [0, 0]))
        for (position, order) in [(82.0, ["tea", "mocha"]), (150, ["mocha", "tea"]), (90, ["tea", "mocha"])] {
            for _ in 0..<3 {
                shelf.view.updateInteractiveMovementTargetPosition(CGPoint(x: 150, y: position))
                window.render()
                let mocha = shelf.view.visibleCells.first { $0.accessibilityLabel == "mocha" }
                #expect(mocha?.frame.minY == (order[0] == "mocha" ? 0 : 44), "\(position)")
            }
        }
    }

    /// A list whose rows can be deleted by a swipe, as apps write it: the provider asks the data source for the item.
    private func swiped(
        _ log: @escaping (String) -> Void
    ) -> (view: UICollectionView, source: UICollectionViewDiffableDataSource<Int, String>) {
        var source: UICollectionViewDiffableDataSource<Int, String>?
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.trailingSwipeActionsConfigurationProvider = { path in
            guard let item = source?.itemIdentifier(for: path) else { return nil }
            return UISwipeActionsConfiguration(actions: [
                UIContextualAction(style: .destructive, title: item) { _, _, done in
                    log(item)
                    done(true)
                }
            ])
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            cell.accessibilityLabel = name
        }
        let made = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        made.reorderingHandlers.canReorderItem = { _ in true }
        source = made
        return (view, made)
    }

    @Test func `a swipe action belongs to its row after a move, too`() throws {
        var deleted: [String] = []
        let (view, source) = swiped { deleted.append($0) }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["tea", "mocha", "latte"])
        source.apply(snapshot, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: view))
        let places = try (0...1).map { try #require(view.cellForItem(at: [0, $0])).center }
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        for place in [places[0], places[1]] {
            view.updateInteractiveMovementTargetPosition(place)
            window.render()
        }
        view.endInteractiveMovement()
        window.render()
        #expect(source.snapshot().itemIdentifiers == ["mocha", "tea", "latte"])
        for item in source.snapshot().itemIdentifiers {
            let cell = try #require(source.indexPath(for: item).flatMap(view.cellForItem))
            #expect(cell.accessibilityLabel == item)
        }
        for item in ["mocha", "tea", "latte"] { window.press(button: item) }
        #expect(deleted == ["mocha", "tea", "latte"])
    }

    @Test func `an outline keeps its hidden children when an item of it is moved`() {
        let (view, source) = swiped { _ in }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["coffee", "tea"])
        outline.append(["latte", "mocha"], to: "coffee")
        source.apply(outline, to: 0, animatingDifferences: false)
        var saved: [String] = []
        source.reorderingHandlers.didReorder = { saved = $0.sectionTransactions.flatMap(\.finalSnapshot.items) }
        let window = TestWindow(portrait: Shown(view: view))
        #expect(view.beginInteractiveMovementForItem(at: [0, 0]))
        view.updateInteractiveMovementTargetPosition(view.cellForItem(at: [0, 1])?.center ?? .zero)
        view.endInteractiveMovement()
        window.render()
        #expect(source.snapshot().itemIdentifiers == ["tea", "coffee"])
        #expect(saved == ["tea", "coffee", "latte", "mocha"])
        source.turnOutline(at: [0, 1])
        #expect(source.snapshot().itemIdentifiers == ["tea", "coffee", "latte", "mocha"])
        #expect(source.snapshot(for: 0).parent(of: "mocha") == "coffee")
    }
}
