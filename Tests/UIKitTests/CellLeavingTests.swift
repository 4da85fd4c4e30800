import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

/// What happens to cells whose items are removed.
@MainActor
@Suite("Cells that go")
struct CellLeavingTests {
    private final class TableRows: NSObject, UITableViewDataSource {
        var names = ["Lisa", "Ken"]

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        }
    }

    private final class Delegate: NSObject, UICollectionViewDelegate, UITableViewDelegate {
        var log: [String] = []

        func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt path: IndexPath
        ) { log.append("cell \(path.item)") }
        func collectionView(
            _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at path: IndexPath
        ) { log.append("header \(path.section)") }
        func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath) {
            log.append("row \(path.row)")
        }
    }

    @Test func `the delegate hears of cells of items that are gone, and of headers`() {
        let items = NumberedItems(3, 1), delegate = Delegate()
        let layout = UICollectionViewFlowLayout()
        layout.headerReferenceSize = CGSize(width: 100, height: 30)
        let view = items.collection(layout)
        let window = TestWindow(portrait: Shown(view: view))
        view.delegate = delegate
        items.counts = [2]
        view.performBatchUpdates {
            view.deleteItems(at: [[0, 1]])
            view.deleteSections([1])
        }
        window.render()
        #expect(delegate.log.sorted() == ["cell 0", "cell 1", "header 1"])
    }

    @Test func `a table's delegate hears of cells of rows that are gone`() {
        let rows = TableRows(), delegate = Delegate(),
            table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        (table.dataSource, table.delegate) = (rows, delegate)
        let window = TestWindow(portrait: Shown(view: table))
        rows.names = ["Ann", "Lisa", "Ken"]
        table.insertRows(at: [[0, 0]], with: .none)
        window.render()
        rows.names = ["Ann", "Lisa"]
        table.deleteRows(at: [[0, 2]], with: .none)
        window.render()
        #expect(delegate.log == ["row 2"])
    }

    @Test func `sizes of items that are gone are forgotten`() {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let items = NumberedItems(3)
        let view = items.collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let window = TestWindow(portrait: Shown(view: view))
        #expect(view.measured.count == 3)
        for _ in 0..<20 {
            items.counts = [3]
            view.performBatchUpdates {
                view.deleteItems(at: [[0, 0]])
                view.insertItems(at: [[0, 2]])
            }
            window.render()
        }
        #expect(view.measured.count == 3 && view.visibleCells.count == 3)
    }

    @Test func `a cell that is used again has the ground of its configuration only`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        let grounds = [UIView(), UIView()]
        for ground in grounds {
            var configuration = UIBackgroundConfiguration.clear()
            configuration.customView = ground
            cell.backgroundConfiguration = configuration
        }
        #expect(grounds[0].superview == nil && grounds[1].superview != nil)
        cell.backgroundConfiguration = nil
        #expect(grounds[1].superview == nil)
    }
}
