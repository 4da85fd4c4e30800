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

/// A cell with a text field.
private final class FieldCell: UICollectionViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    var reuseCount = 0
    var filling = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuseCount += 1
        field.text = nil
    }
}

private final class FieldRow: UITableViewCell {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
    var filling = ""

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

/// Cells that are reconfigured and kept, and when a data source is asked.
@MainActor
@Suite("Cells that stay")
struct CellKeepingTests {
    private func collection(_ height: CGFloat = 400) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        return UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout)
    }

    // MARK: Filled again

    @Test func `an item of a snapshot that is reconfigured keeps its cell, with what is typed, and is chosen still`()
        throws
    {
        let view = collection()
        var round = 1
        let registration = UICollectionView.CellRegistration<FieldCell, String> { cell, _, name in
            cell.filling = "\(name) \(round)"
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["Lisa", "Ken", "Mo"])
        source.apply(snapshot, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: view))
        let ken = try #require(view.cellForItem(at: [0, 1]) as? FieldCell)
        ken.field.text = "half a wo"
        view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        round = 2
        snapshot.deleteItems(["Lisa"])
        snapshot.reconfigureItems(["Ken"])
        source.apply(snapshot)
        window.render()
        #expect(view.cellForItem(at: [0, 0]) === ken && ken.reuseCount == 0 && ken.superview === view)
        #expect(ken.filling == "Ken 2" && ken.field.text == "half a wo")
        #expect(view.indexPathsForSelectedItems == [[0, 0]] && ken.isSelected)
        let mo = try #require(view.cellForItem(at: [0, 1]) as? FieldCell)
        #expect(mo.filling == "Mo 1")
        // The cell is reconfigured only once.
        round = 3
        source.apply(source.snapshot())
        #expect(ken.filling == "Ken 2")
        // A reloaded item gets another cell, or the same one after reuse.
        snapshot.reloadItems(["Mo"])
        source.apply(snapshot)
        window.render()
        let again = try #require(view.cellForItem(at: [0, 1]) as? FieldCell)
        #expect((again !== mo || again.reuseCount == 1) && again.filling == "Mo 3")
    }

    private final class Rows: NSObject, UICollectionViewDataSource {
        var names = ["Lisa", "Ken"]
        var identifier = "field"
        var countings = 0

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            countings += 1
            return names.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            (cell as? FieldCell)?.filling = names[indexPath.item]
            return cell
        }
    }

    @Test func `an item of a batch that is reconfigured keeps its cell, wherever it is then`() throws {
        let view = collection(), rows = Rows()
        for identifier in ["field", "other"] { view.register(FieldCell.self, forCellWithReuseIdentifier: identifier) }
        view.dataSource = rows
        let window = TestWindow(portrait: Shown(view: view))
        let ken = try #require(view.cellForItem(at: [0, 1]) as? FieldCell)
        ken.field.text = "half"
        rows.names = ["Ann", "Lisa", "Kenneth"]
        view.performBatchUpdates {
            view.reconfigureItems(at: [[0, 1]])
            view.insertItems(at: [[0, 0]])
        }
        window.render()
        #expect(view.cellForItem(at: [0, 2]) === ken && ken.filling == "Kenneth" && ken.field.text == "half")
        // A cell with another reuse identifier replaces it.
        rows.identifier = "other"
        view.reconfigureItems(at: [[0, 2]])
        window.render()
        let other = try #require(view.cellForItem(at: [0, 2]) as? FieldCell)
        #expect(
            other !== ken && other.reuseIdentifier == "other" && ken.superview == nil && view.visibleCells.count == 3)
    }

    private final class TableRows: NSObject, UITableViewDataSource {
        var names = ["Lisa", "Ken"]
        var identifier = "field"

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
            (cell as? FieldRow)?.filling = names[indexPath.row]
            return cell
        }
    }

    @Test func `a row that is reconfigured keeps its cell, by a batch and by a snapshot`() throws {
        let rows = TableRows(), table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        for identifier in ["field", "other"] { table.register(FieldRow.self, forCellReuseIdentifier: identifier) }
        table.dataSource = rows
        let window = TestWindow(portrait: Shown(view: table))
        let ken = try #require(table.cellForRow(at: [0, 1]) as? FieldRow)
        ken.field.text = "half"
        table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
        rows.names = ["Lisa", "Kenneth"]
        table.reconfigureRows(at: [[0, 1]])
        window.render()
        #expect(table.cellForRow(at: [0, 1]) === ken && ken.filling == "Kenneth" && ken.field.text == "half")
        rows.identifier = "other"
        table.reconfigureRows(at: [[0, 1]])
        window.render()
        let other = try #require(table.cellForRow(at: [0, 1]) as? FieldRow)
        #expect(other.reuseIdentifier == "other" && table.indexPathForSelectedRow == [0, 1])
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
            let cell = table.dequeueReusableCell(withIdentifier: "field", for: path)
            (cell as? FieldRow)?.filling += name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1])
        snapshot.appendItems(["Lisa", "Mo"])
        source.apply(snapshot)
        window.render()
        let mo = try #require(table.cellForRow(at: [0, 1]) as? FieldRow)
        let before = mo.filling
        snapshot.reconfigureItems(["Mo"])
        source.apply(snapshot)
        window.render()
        #expect(table.cellForRow(at: [0, 1]) === mo && mo.filling == before + "Mo")
    }

    // MARK: When a data source is asked

    /// As in apps: the data is set only when the view is loaded.
    private final class LateController: UICollectionViewController {
        var names: [String]!

        override func viewDidLoad() {
            super.viewDidLoad()
            collectionView.register(FieldCell.self, forCellWithReuseIdentifier: "field")
            names = ["Lisa", "Ken"]
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            names.count
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "field", for: indexPath)
        }
    }

    private final class LateTableController: UITableViewController {
        var names: [String]!

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(FieldRow.self, forCellReuseIdentifier: "field")
            names = ["Lisa", "Ken"]
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
        }
    }

    @Test func `a controller's data may be there only when its view is loaded`() {
        let controller = LateController(collectionViewLayout: UICollectionViewFlowLayout())
        let window = TestWindow(portrait: Shown(view: controller.view))
        #expect(controller.collectionView.visibleCells.count == 2)
        let table = LateTableController(style: .plain)
        let other = TestWindow(portrait: Shown(view: table.view))
        #expect(table.tableView.visibleCells.count == 2)
        withExtendedLifetime((window, other)) {}
    }

    @Test func `a data source is asked when it is needed first, and once`() {
        let view = collection(), rows = Rows()
        view.register(FieldCell.self, forCellWithReuseIdentifier: "field")
        view.dataSource = rows
        #expect(rows.countings == 0)
        // A change before the first count is already included in it.
        rows.names.append("Mo")
        view.insertItems(at: [[0, 2]])
        #expect(rows.countings == 0)
        #expect(view.numberOfItems(inSection: 0) == 3 && rows.countings == 1)
        rows.names.append("Ann")
        view.insertItems(at: [[0, 3]])
        #expect(view.numberOfItems(inSection: 0) == 4)
        // A new data source isn't asked before it is needed either.
        let others = Rows()
        view.dataSource = others
        #expect(others.countings == 0)
        view.performBatchUpdates {
            others.names.append("Bo")
            view.insertItems(at: [[0, 0]])
        }
        #expect(view.numberOfItems(inSection: 0) == 3)
        withExtendedLifetime(rows) {}
    }

    @Test func `a table's data source is asked when it is needed first`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400)), rows = TableRows()
        table.register(FieldRow.self, forCellReuseIdentifier: "field")
        rows.names = []
        table.dataSource = rows
        rows.names = ["Lisa"]
        table.insertRows(at: [[0, 0]], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 1)
        rows.names = ["Lisa", "Ken"]
        let window = TestWindow(portrait: Shown(view: table))
        table.insertRows(at: [[0, 1]], with: .none)
        window.render()
        #expect(table.visibleCells.count == 2)
    }

    // MARK: Outlines

    @Test func `what a snapshot takes out of an outline doesn't come back when it is turned`() throws {
        let view = collection()
        view.register(FieldCell.self, forCellWithReuseIdentifier: "field")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueReusableCell(withReuseIdentifier: "field", for: path)
        }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Drinks", "Cakes", "Jam"])
        outline.append(["Tea", "Coffee"], to: "Drinks")
        outline.append(["Green"], to: "Tea")
        outline.append(["Plum"], to: "Jam")
        outline.expand(["Drinks"])
        source.apply(outline, to: 0, animatingDifferences: false)
        var snapshot = source.snapshot()
        snapshot.deleteItems(["Cakes", "Tea"])
        snapshot.reconfigureItems(["Coffee"])
        source.apply(snapshot, animatingDifferences: false)
        #expect(source.snapshot(for: 0).items == ["Drinks", "Coffee", "Jam", "Plum"])
        source.turnOutline(at: [0, 2])
        #expect(source.snapshot().itemIdentifiers == ["Drinks", "Coffee", "Jam", "Plum"])
        source.turnOutline(at: [0, 0])
        #expect(source.snapshot().itemIdentifiers == ["Drinks", "Jam", "Plum"])
        // If the order of the items changes, or there are items that the outline doesn't know, the section is no longer an
        // outline.
        snapshot = source.snapshot()
        snapshot.appendItems(["Bread"], toSection: 0)
        source.apply(snapshot, animatingDifferences: false)
        source.turnOutline(at: [0, 0])
        #expect(source.snapshot().itemIdentifiers == ["Drinks", "Jam", "Plum", "Bread"])
        #expect(source.snapshot(for: 0).items == source.snapshot().itemIdentifiers)
        // A section that is removed and added again isn't an outline either.
        source.apply(outline, to: 0, animatingDifferences: false)
        snapshot.deleteAllItems()
        source.apply(snapshot, animatingDifferences: false)
        snapshot.appendSections([0])
        source.apply(snapshot, animatingDifferences: false)
        #expect(source.snapshot(for: 0).items.isEmpty)
    }

    @Test func `an outline loses what is below an item with it`() {
        var outline = NSDiffableDataSourceSectionSnapshot<Int>()
        outline.append(Array(0..<5000))
        outline.append(Array(5000..<10_000), to: 7)
        outline.append([10_000], to: 5003)
        outline.expand([7, 5003])
        outline.delete([3, 5003, 9])
        #expect(outline.items.count == 9997 && !outline.contains(10_000) && outline.level(of: 9999) == 1)
        outline.append([5003], to: 8)
        #expect(!outline.isExpanded(5003))
        outline.delete([7])
        #expect(outline.items.count == 4998)
    }
}
