import Testing

@testable import UIKit

/// A data source with a given number of items in each section. It logs its calls.
@MainActor
final class NumberedItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    var counts: [Int]
    var log: [String] = []
    var madeCount = 0
    var size: ((IndexPath) -> CGSize)?

    init(_ counts: Int...) { self.counts = counts }

    func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        counts[section]
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        madeCount += 1
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        (cell as? ItemCell)?.label.text = "\(indexPath.section)-\(indexPath.item)"
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
        (view as? EdgeView)?.label.text = "\(kind.suffix(6)) \(indexPath.first ?? 0)"
        return view
    }
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("chose \(indexPath.section)-\(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        log.append("left \(indexPath.section)-\(indexPath.item)")
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        indexPath.item != 3
    }

    /// A collection of 320 by 480 points.
    func collection(_ layout: UICollectionViewLayout) -> UICollectionView {
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        view.register(ItemCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter, "badge"] {
            view.register(EdgeView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        view.dataSource = self
        view.delegate = self
        view.layoutIfNeeded()
        return view
    }
}

/// A cell as apps write it, with a text placed by constraints.
final class ItemCell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
        ])
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

final class EdgeView: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
    }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
    override func layoutSubviews() { label.frame = bounds }
}

@MainActor
@Suite("Flow layouts")
struct FlowLayoutTests {
    private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    @Test func `lines have as many items as fit, which share the room that is left`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 90, height: 60)
        let view = NumberedItems(5).collection(layout)
        // Three columns of 90 points with two gaps of 25. The last line uses the same columns.
        #expect(frames(view).map(\.minX) == [0, 115, 230, 0, 115])
        #expect(frames(view).map(\.minY) == [0, 0, 0, 70, 70])
        #expect(view.contentSize == CGSize(width: 320, height: 130))
    }

    @Test func `insets, spacings, headers and footers count`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 140, height: 50)
        layout.sectionInset = UIEdgeInsets(top: 5, left: 15, bottom: 7, right: 15)
        layout.minimumLineSpacing = 4
        layout.headerReferenceSize = CGSize(width: 1, height: 30)
        layout.footerReferenceSize = CGSize(width: 1, height: 20)
        let view = NumberedItems(3, 1).collection(layout)
        #expect(frames(view).map(\.origin) == [CGPoint(x: 15, y: 35), CGPoint(x: 165, y: 35), CGPoint(x: 15, y: 89)])
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let edges = kinds.map { kind in
            (0...1).map { view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: $0))?.frame }
        }
        #expect(edges[0] == [CGRect(x: 0, y: 0, width: 320, height: 30), CGRect(x: 0, y: 166, width: 320, height: 30)])
        #expect(edges[1][0] == CGRect(x: 0, y: 146, width: 320, height: 20))
        #expect(frames(view, 1) == [CGRect(x: 15, y: 201, width: 140, height: 50)])
        #expect(view.contentSize.height == 278)
    }

    @Test func `items of several heights stand in the middle of their line`() {
        let items = NumberedItems(3)
        items.size = { CGSize(width: 100, height: [20, 60, 40][$0.item]) }
        let view = items.collection(UICollectionViewFlowLayout())
        #expect(frames(view).map(\.minY) == [20, 0, 10])
        #expect(frames(view).map(\.minX) == [0, 110, 220])
    }

    @Test func `a horizontal layout fills columns`() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 70, height: 230)
        let view = NumberedItems(5).collection(layout)
        #expect(frames(view).map(\.origin.x) == [0, 0, 80, 80, 160])
        #expect(frames(view).map(\.origin.y) == [0, 250, 0, 250, 0])
        #expect(view.contentSize == CGSize(width: 230, height: 480))
    }

    @Test func `a header that is pinned stays in sight as long as its section`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.headerReferenceSize = CGSize(width: 0, height: 40)
        layout.sectionHeadersPinToVisibleBounds = true
        let items = NumberedItems(8, 8)
        let view = items.collection(layout)
        func header(_ section: Int) -> CGFloat? {
            view.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: section)
            )?.frame.minY
        }
        view.contentOffset.y = 300
        view.layoutIfNeeded()
        #expect(header(0) == 300)
        view.contentOffset.y = 890
        view.layoutIfNeeded()
        #expect([header(0), header(1)] == [870, 910] && items.madeCount < 16)
    }

    @Test func `cells say their own size where the layout estimates`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let view = NumberedItems(2).collection(layout)
        let cell = try #require(view.cellForItem(at: [0, 0]) as? ItemCell)
        let text = cell.label.intrinsicContentSize
        #expect(abs(cell.frame.width - text.width - 16) < 1 && abs(cell.frame.height - text.height - 20) < 1)
    }

    @Test func `only what is near the sight is made, and cells are used again`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 90)
        let items = NumberedItems(1000)
        let view = items.collection(layout)
        let before = items.madeCount
        #expect(before < 12 && view.visibleCells.count == before)
        var cells = Set(view.visibleCells.map { ObjectIdentifier($0) })
        for step in 1...20 {
            view.contentOffset.y = CGFloat(step) * 400
            view.layoutIfNeeded()
            cells.formUnion(view.visibleCells.map { ObjectIdentifier($0) })
        }
        #expect(view.indexPathsForVisibleItems.contains([0, 80]) && !view.indexPathsForVisibleItems.contains([0, 40]))
        #expect(items.madeCount > 80 && cells.count < 30, "\(items.madeCount) of \(cells.count) cells")
    }
}
