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

/// Writes down which data it is asked to load.
@MainActor
private final class Loader: NSObject, UICollectionViewDataSourcePrefetching, UITableViewDataSourcePrefetching,
    UITableViewDataSource
{
    var wanted: [Int] = []
    var unwanted: [Int] = []

    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        wanted += indexPaths.map(\.item)
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        unwanted += indexPaths.map(\.item)
    }
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        wanted += indexPaths.map(\.row)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 200 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
@Suite("Prefetching")
struct PrefetchTests {
    private let loader = Loader()

    private func collection(_ count: Int) -> (NumberedItems, UICollectionView) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 300, height: 50)
        layout.minimumLineSpacing = 0
        let items = NumberedItems(count)
        let view = items.collection(layout)
        view.prefetchDataSource = loader
        return (items, view)
    }

    private func lastShown(_ view: UICollectionView) -> Int { view.indexPathsForVisibleItems.last!.item }

    @Test func `the items after those in view are asked for, the nearest first and each once`() throws {
        let (items, view) = collection(300)
        let window = TestWindow(portrait: Shown(view: view))
        _ = items
        let first = lastShown(view) + 1
        #expect(loader.wanted.first == first && loader.wanted == loader.wanted.sorted())
        let asked = loader.wanted.count
        #expect(asked >= 8 && asked <= 40)
        window.send(.scroll(CGPoint(x: 0, y: 100)), to: try #require(window.scroll).element)
        #expect(loader.wanted.count > asked && loader.wanted == loader.wanted.sorted())
        #expect(Set(loader.wanted).count == loader.wanted.count)
        #expect(loader.unwanted.isEmpty)
    }

    @Test func `a turn of the direction cancels, and asks for the items before those in view`() throws {
        let (items, view) = collection(300)
        let window = TestWindow(portrait: Shown(view: view))
        _ = items
        window.send(.scroll(CGPoint(x: 0, y: 5000)), to: try #require(window.scroll).element)
        loader.wanted = []
        loader.unwanted = []
        window.send(.scroll(CGPoint(x: 0, y: 4900)), to: try #require(window.scroll).element)
        let shown = view.indexPathsForVisibleItems.map(\.item)
        #expect(loader.wanted.first == shown[0] - 1 && loader.wanted == loader.wanted.sorted(by: >))
        #expect(!loader.unwanted.isEmpty && loader.unwanted.allSatisfy { $0 > shown.last! })
    }

    @Test func `at the end there is nothing to ask for, and neither without prefetching`() {
        let (items, view) = collection(3)
        let window = TestWindow(portrait: Shown(view: view))
        _ = items
        #expect(loader.wanted.isEmpty)
        let (more, other) = collection(300)
        _ = more
        other.isPrefetchingEnabled = false
        let second = TestWindow(portrait: Shown(view: other))
        #expect(loader.wanted.isEmpty && window.renderCount > 0 && second.renderCount > 0)
    }

    @Test func `a table asks for its next rows`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        table.dataSource = loader
        table.prefetchDataSource = loader
        let window = TestWindow(portrait: Shown(view: table))
        window.render()
        let last = table.indexPathsForVisibleRows?.last?.row ?? 0
        #expect(last > 4 && loader.wanted.first == last + 1 && loader.wanted == loader.wanted.sorted())
    }
}
