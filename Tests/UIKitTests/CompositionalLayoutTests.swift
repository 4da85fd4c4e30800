import Testing

@testable import UIKit

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

    private func show(_ section: NSCollectionLayoutSection, _ counts: Int...) -> UICollectionView {
        let items = NumberedItems()
        items.counts = counts
        let view = items.collection(UICollectionViewCompositionalLayout(section: section))
        kept.items.append(items)
        return view
    }

    /// Retains the data sources, because a collection view holds them weakly.
    private final class Kept { var items: [NumberedItems] = [] }
    private let kept = Kept()

    private func frames(_ view: UICollectionView, _ section: Int = 0) -> [CGRect] {
        (0..<view.numberOfItems(inSection: section)).compactMap {
            view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame
        }
    }

    @Test func `a group repeats its item as often as it fits`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 3, bottom: 4, trailing: 5)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.25)), subitems: [item])
        let view = show(NSCollectionLayoutSection(group: group), 6)
        #expect(frames(view).map(\.origin.x) == [3, 83, 163, 243, 3, 83])
        #expect(frames(view)[5] == CGRect(x: 83, y: 82, width: 72, height: 74))
        #expect(view.contentSize == CGSize(width: 320, height: 160))
    }

    @Test func `so many items of a group share its length, less the room between`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(44)), repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(10)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 6
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 10, bottom: 12, trailing: 10)
        let view = show(section, 4)
        #expect(frames(view).map { $0.width.rounded() } == [93, 93, 93, 93])
        #expect(frames(view).map { $0.minX.rounded() } == [10, 113, 217, 10])
        #expect(frames(view)[3].origin == CGPoint(x: 10, y: 58) && view.contentSize.height == 114)
    }

    @Test func `groups in groups have a large item beside two small ones`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.75), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let pair = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.25), .fractionalHeight(1)), repeatingSubitem: small, count: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, pair])
        let view = show(NSCollectionLayoutSection(group: group), 4)
        #expect(
            frames(view) == [
                CGRect(x: 0, y: 0, width: 240, height: 200), CGRect(x: 240, y: 0, width: 80, height: 100),
                CGRect(x: 240, y: 100, width: 80, height: 100), CGRect(x: 0, y: 200, width: 240, height: 200),
            ])
    }

    @Test func `flexible spaces share what is left`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(80), .absolute(40)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(40)), subitems: [item])
        group.interItemSpacing = .flexible(10)
        #expect(frames(show(NSCollectionLayoutSection(group: group), 3)).map(\.minX) == [0, 120, 240])
        let alone = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
        alone.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(0), top: .fixed(5), trailing: .flexible(0), bottom: nil)
        let middle = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [alone])
        #expect(frames(show(NSCollectionLayoutSection(group: middle), 2)).map(\.minY) == [5, 50])
    }

    @Test func `a custom group's items are where the app says`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(100))) { room in
            let width = room.container.effectiveContentSize.width
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: width / 2, height: 60)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: width / 2, y: 30, width: width / 2, height: 70)),
            ]
        }
        let view = show(NSCollectionLayoutSection(group: group), 3)
        #expect(frames(view)[1] == CGRect(x: 160, y: 30, width: 160, height: 70))
        #expect(frames(view)[2].origin == CGPoint(x: 0, y: 100))
    }

    @Test func `a section's header, footer and badges have their places`() throws {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
        let item = NSCollectionLayoutItem(
            layoutSize: size(.absolute(100), .absolute(50)), supplementaryItems: [badge])
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(60), .absolute(16)),
            elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottomTrailing)
        section.boundarySupplementaryItems = [header, footer]
        let view = show(section, 1, 1)
        #expect(frames(view, 1) == [CGRect(x: 20, y: 156, width: 100, height: 50)])
        let top = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
        #expect(top?.frame == CGRect(x: 20, y: 116, width: 280, height: 30))
        let bottom = view.supplementaryView(forElementKind: UICollectionView.elementKindSectionFooter, at: [0, 0])
        #expect(bottom?.frame == CGRect(x: 240, y: 100, width: 60, height: 16))
        let corner = view.visibleSupplementaryViews(ofKind: "badge").map(\.frame.origin)
        #expect(corner.contains(CGPoint(x: 150, y: 0)) || corner.contains { abs($0.x - 150) < 51 }, "\(corner)")
    }

    @Test func `cells say their heights where the layout estimates, and those below make room`() throws {
        let row = size(.fractionalWidth(1), .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
        let items = NumberedItems(3)
        let view = items.collection(
            UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        let cell = try #require(view.cellForItem(at: [0, 0]) as? ItemCell)
        let height = cell.label.intrinsicContentSize.height + 20
        #expect(abs(cell.frame.height - height) < 1 && abs(frames(view)[2].minY - height * 2) < 1)
        cell.label.text = String(repeating: "a long text ", count: 20)
        cell.contentConfiguration = nil
        view.layoutIfNeeded()
        #expect(cell.frame.height > height * 3 && frames(view)[1].minY == cell.frame.maxY)
    }

    @Test func `a section that scrolls across has its own scrolling, and stops at groups`() throws {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(120)), subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 16, bottom: 5, trailing: 16)
        section.orthogonalScrollingBehavior = .groupPaging
        var seen: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, _ in
            seen.append(offset.x)
            for item in items { item.alpha = item.frame.minX < offset.x ? 0.5 : 1 }
        }
        let view = show(section, 40, 2)
        let area = try #require(view.areas[0])
        #expect(area.frame == CGRect(x: 0, y: 5, width: 320, height: 120))
        #expect(area.contentSize.width == 40 * 210 - 10 + 32 && view.contentSize.height == 260)
        #expect(area.subviews.count < 10)
        area.contentOffset.x = 4200
        view.layoutIfNeeded()
        #expect(seen.last == 4200 || seen.contains(4200))
        let cell = try #require(view.cellForItem(at: [0, 20]))
        #expect(cell.superview === area && cell.frame.minX == 16 + 20 * 210)
        #expect(view.cellForItem(at: [0, 19])?.alpha == 0.5 && cell.alpha == 1)
        #expect(view.cellForItem(at: [0, 0]) == nil && view.cellForItem(at: [1, 0]) != nil)
        view.scrollToItem(at: [0, 30], at: .left, animated: false)
        #expect(area.contentOffset.x == 6316)
    }

    @Test func `each section may have its own layout, with a background behind it`() {
        let row = size(.fractionalWidth(1), .absolute(50))
        let layout = UICollectionViewCompositionalLayout { index, _ in
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: row,
                repeatingSubitem: NSCollectionLayoutItem(
                    layoutSize: self.size(.fractionalWidth(1), .fractionalHeight(1))),
                count: index + 1)
            let section = NSCollectionLayoutSection(group: group)
            section.decorationItems = [NSCollectionLayoutDecorationItem.background(elementKind: "ground")]
            return section
        }
        layout.register(EdgeView.self, forDecorationViewOfKind: "ground")
        layout.configuration.interSectionSpacing = 20
        let items = NumberedItems(2, 2)
        let view = items.collection(layout)
        #expect(frames(view, 0).map(\.width) == [320, 320] && frames(view, 1).map(\.width) == [160, 160])
        #expect(frames(view, 1)[0].minY == 120)
        let grounds = view.subviews.compactMap { $0 as? EdgeView }
        #expect(
            grounds.map(\.frame.height).sorted() == [50, 100] && view.subviews.prefix(2).allSatisfy { $0 is EdgeView })
    }
}
