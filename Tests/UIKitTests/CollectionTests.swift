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

@MainActor
@Suite("Collections")
struct CollectionTests {
    private func grid() -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 50)
        return layout
    }

    private func press(_ text: String, _ window: TestWindow) throws {
        let cells = window.elements.filter { $0.accessibility.role == .button && !$0.input.gestures.isEmpty }
        let cell = try #require(cells.first { window.list.says(text, in: $0) })
        let place = CGPoint(x: 5, y: 5)
        window.send(.gesture(index: 0, phase: .ended, value: .init(start: place, location: place)), to: cell)
    }

    @Test func `cells are shown where the layout says, and a scroll brings others`() throws {
        let items = NumberedItems(60)
        let view = items.collection(grid())
        let window = TestWindow(portrait: Shown(view: view))
        #expect(window.texts.contains("0-0") && window.texts.contains("0-12") && !window.texts.contains("0-50"))
        #expect(view.bounds.size == CGSize(width: 300, height: 400))
        let scroll = try #require(window.scroll)
        #expect(scroll.content.isFollowed && scroll.content.contentSize.height == view.contentSize.height)
        window.send(.scroll(CGPoint(x: 0, y: 700)), to: scroll.element)
        #expect(!window.texts.contains("0-0") && window.texts.contains("0-40"))
        #expect(view.cellForItem(at: [0, 40])?.superview === view && view.cellForItem(at: [0, 0]) == nil)
    }

    @Test func `cells are read aloud in the order of their items`() throws {
        let items = NumberedItems(60)
        let view = items.collection(grid())
        let window = TestWindow(portrait: Shown(view: view))
        let scroll = try #require(window.scroll)
        window.send(.scroll(CGPoint(x: 0, y: 700)), to: scroll.element)
        window.send(.scroll(CGPoint(x: 0, y: 300)), to: scroll.element)
        let shown = view.subviews.compactMap { ($0 as? UICollectionViewCell).flatMap(view.indexPath) }
        #expect(shown == shown.sorted() && shown.count > 12)
    }

    @Test func `a press chooses an item, and the delegate may refuse`() throws {
        let items = NumberedItems(6)
        let view = items.collection(grid())
        let window = TestWindow(portrait: Shown(view: view))
        try press("0-1", window)
        try press("0-2", window)
        try press("0-3", window)
        #expect(items.log == ["chose 0-1", "left 0-1", "chose 0-2"])
        #expect(view.indexPathsForSelectedItems == [[0, 2]] && view.cellForItem(at: [0, 2])?.isSelected == true)
        #expect(view.cellForItem(at: [0, 1])?.isSelected == false)
        view.allowsMultipleSelection = true
        try press("0-5", window)
        try press("0-2", window)
        #expect(view.indexPathsForSelectedItems == [[0, 5]] && items.log.suffix(2) == ["chose 0-5", "left 0-2"])
    }

    @Test func `changes of a batch go by the numbers before it, and insertions by those after`() {
        let items = NumberedItems(4)
        let view = items.collection(grid())
        let window = TestWindow(portrait: Shown(view: view))
        let kept = view.cellForItem(at: [0, 3])
        items.counts = [4]
        view.performBatchUpdates {
            view.insertItems(at: [[0, 1]])
            view.deleteItems(at: [[0, 0]])
        }
        window.render()
        #expect(view.indexPath(for: kept!) == [0, 3] && view.numberOfItems(inSection: 0) == 4)
        #expect(view.visibleCells.count == 4)
        items.counts = [2, 3]
        view.reloadData()
        window.render()
        #expect(view.visibleCells.count == 5 && view.numberOfSections == 2)
    }

    @Test func `batches within a batch are shown at the outermost end, as those of tables`() {
        let items = NumberedItems(4)
        let view = items.collection(grid())
        let window = TestWindow(portrait: Shown(view: view))
        var told: [String] = []
        items.counts = [3]
        view.performBatchUpdates {
            view.performBatchUpdates {
                view.deleteItems(at: [[0, 0]])
            } completion: { _ in
                told.append("inner \(view.numberOfItems(inSection: 0))")
            }
            #expect(view.numberOfItems(inSection: 0) == 4 && told.isEmpty)
        } completion: { _ in
            told.append("outer")
        }
        #expect(told == ["inner 3", "outer"])
        // If the counts don't match the update, the data is reloaded.
        items.counts = [7]
        view.insertItems(at: [[0, 0]])
        window.render()
        #expect(view.numberOfItems(inSection: 0) == 7)
    }

    @Test func `a snapshot shows what is new and keeps what stays`() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: grid())
        var made: [String] = []
        let registration = UICollectionView.CellRegistration<ItemCell, String> { cell, path, name in
            made.append(name)
            cell.label.text = name
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["Lisa", "Ken"], toSection: 1)
        snapshot.appendItems(["Mo"])
        source.apply(snapshot, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: view))
        #expect(made == ["Lisa", "Ken", "Mo"])
        let ken = view.cellForItem(at: [0, 1])
        snapshot.deleteItems(["Lisa"])
        snapshot.insertItems(["Ann"], beforeItem: "Mo")
        snapshot.reloadItems(["Mo"])
        source.apply(snapshot, animatingDifferences: false)
        window.render()
        #expect(made == ["Lisa", "Ken", "Mo", "Ann", "Mo"] && view.cellForItem(at: [0, 0]) === ken)
        #expect(source.itemIdentifier(for: [1, 1]) == "Mo" && source.indexPath(for: "Ken") == [0, 0])
        #expect(source.sectionIdentifier(for: 1) == 2 && source.index(for: 1) == 0)
        #expect(!window.texts.contains("Lisa") && ["Ken", "Ann", "Mo"].allSatisfy(window.texts.contains))
    }

    @Test func `an outline shows what is below expanded items only`() {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Drinks", "Cakes"])
        outline.append(["Coffee", "Tea"], to: "Drinks")
        outline.append(["Green"], to: "Tea")
        #expect(outline.items == ["Drinks", "Coffee", "Tea", "Green", "Cakes"])
        #expect(outline.visibleItems == ["Drinks", "Cakes"] && outline.level(of: "Green") == 2)
        outline.expand(["Drinks", "Tea"])
        #expect(outline.visibleItems == outline.items)
        outline.collapse(["Tea"])
        #expect(outline.visibleItems == ["Drinks", "Coffee", "Tea", "Cakes"] && outline.parent(of: "Tea") == "Drinks")
        #expect(outline.snapshot(of: "Drinks").rootItems == ["Coffee", "Tea"])
        outline.delete(["Tea"])
        #expect(outline.items == ["Drinks", "Coffee", "Cakes"])
    }

    @Test func `a list has rows with their texts, what stands beside them, and headers`() throws {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = [.label(text: "7"), .disclosureIndicator()]
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { cell, _, path in
            var content = UIListContentConfiguration.groupedHeader()
            content.text = "Shelf \(path.section)"
            cell.contentConfiguration = content
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["Beans", "Milk"])
        source.apply(snapshot, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: view))
        #expect(["Shelf 0", "Beans", "Milk", "7"].allSatisfy(window.texts.contains))
        let cells = view.visibleCells
        #expect(cells.map(\.frame.minX) == [16, 16] && cells.map(\.frame.width) == [268, 268])
        #expect(cells[0].frame.height >= 44 && cells[1].frame.minY == cells[0].frame.maxY)
        #expect(cells[0].contentView.frame.width < 230)
        let header = view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).first
        #expect(header?.frame.maxY == cells[0].frame.minY && (header?.frame.height ?? 0) > 20)
    }

    @Test func `an arrow shows what is below a row, and hides it again`() throws {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .sidebar)))
        let rows = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = UIListContentConfiguration.sidebarCell()
            content.text = name
            cell.contentConfiguration = content
            cell.accessories = name == "Drinks" ? [.outlineDisclosure()] : []
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, name in
            view.dequeueConfiguredReusableCell(using: rows, for: path, item: name)
        }
        var log: [String] = []
        source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Drinks", "Cakes"])
        outline.append(["Tea"], to: "Drinks")
        source.apply(outline, to: 0, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: view))
        #expect(!window.texts.contains("Tea"))
        let arrow = try #require(window.elements.first { $0.accessibility.label == "Expand" })
        window.press(arrow.id)
        window.render()
        #expect(window.texts.contains("Tea") && log == ["expand Drinks"])
        let back = try #require(window.elements.first { $0.accessibility.label == "Collapse" })
        window.press(back.id)
        window.render()
        #expect(!window.texts.contains("Tea") && source.snapshot(for: 0).items == ["Drinks", "Tea", "Cakes"])
    }

    @Test func `a cell's configuration hears of the cell's state`() throws {
        let items = NumberedItems(2)
        let view = items.collection(grid())
        let cell = try #require(view.cellForItem(at: [0, 0]))
        var states: [Bool] = []
        cell.configurationUpdateHandler = { cell, state in
            states.append(state.isSelected)
            var ground = UIBackgroundConfiguration.clear()
            ground.backgroundColor = state.isSelected ? .systemBlue : .systemGray
            cell.backgroundConfiguration = ground
        }
        view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        view.deselectItem(at: [0, 0], animated: false)
        #expect(states == [false, true, false] && cell.backgroundConfiguration?.backgroundColor == .systemGray)
    }

    @Test func `a cell may show a SwiftUI view`() throws {
        let row = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400),
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
            cell.contentConfiguration = UIHostingConfiguration {
                SwiftUI.Text(verbatim: "Cup \(number)").frame(height: 70)
            }
            .margins(.vertical, 5)
            .background(Color.yellow)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2])
        source.apply(snapshot, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: view))
        #expect(window.texts.contains("Cup 1") && window.texts.contains("Cup 2"))
        #expect(view.visibleCells.map(\.frame.height) == [80, 80])
    }

    @Test func `a controller shows its collection`() throws {
        final class Numbers: UICollectionViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
            }
            override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
            override func collectionView(
                _ view: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = view.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
                (cell as? ItemCell)?.label.text = "number \(indexPath.item)"
                return cell
            }
        }
        struct Page: UIViewControllerRepresentable {
            func makeUIViewController(context: Context) -> UICollectionViewController {
                let layout = UICollectionViewFlowLayout()
                layout.itemSize = CGSize(width: 140, height: 50)
                return Numbers(collectionViewLayout: layout)
            }
            func updateUIViewController(_ controller: UICollectionViewController, context: Context) {}
        }
        let window = TestWindow(portrait: Page())
        #expect(window.texts.contains("number 0") && window.texts.contains("number 1"))
    }
}

extension DisplayList {
    @MainActor fileprivate func says(_ text: String, in element: DisplayElement) -> Bool {
        element.text == text || element.children.contains { child in self[child].map { says(text, in: $0) } ?? false }
    }
}
