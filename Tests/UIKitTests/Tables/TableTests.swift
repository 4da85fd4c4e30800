import DisplayList
import SwiftUI
import SwiftUICore
import Testing
import ViewTesting

@testable import UIKit

/// A cell as apps write it, with views placed by constraints.
private final class GuestCell: UITableViewCell {
    let name = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        name.numberOfLines = 0
        name.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(name)
        NSLayoutConstraint.activate([
            name.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 20),
            name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -20),
            name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
            name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        ])
    }

    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) { super.init(reuseIdentifier: (reuseIdentifier ?? "") + "!") }
    required init?(coder: NSCoder) { fatalError("there are no archives") }
}

@MainActor
private final class Guests: NSObject, UITableViewDataSource, UITableViewDelegate {
    var names = [["Lisa", "Ken"], ["Mo"]]
    var madeCount = 0
    var log: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { names.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names[section].count }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Table \(section + 1)" }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        madeCount += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "guest", for: indexPath) as! GuestCell
        cell.name.text = names[indexPath.section][indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        log.append("chose \(names[indexPath.section][indexPath.row])")
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Pay") { [self] _, _, done in
                log.append("paid \(names[indexPath.section].remove(at: indexPath.row))")
                tableView.deleteRows(at: [indexPath], with: .automatic)
                done(true)
            }
        ])
    }
}

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
@Suite("Tables")
struct TableTests {
    private let guests = Guests()
    private let table = UITableView(frame: .zero, style: .insetGrouped)

    private func show() -> TestWindow {
        table.register(GuestCell.self, forCellReuseIdentifier: "guest")
        table.dataSource = guests
        table.delegate = guests
        return TestWindow(portrait: Shown(view: table))
    }

    @Test func `a class is asked for its own cells`() {
        table.register(GuestCell.self, forCellReuseIdentifier: "guest")
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
        let cell = table.dequeueReusableCell(withIdentifier: "guest") as? GuestCell
        #expect(cell?.reuseIdentifier == "guest" && cell?.name.superview === cell?.contentView)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header")?.reuseIdentifier == "header!")
        #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
    }

    @Test func `sections have their words, and rows their cells`() throws {
        let window = show()
        #expect(["Lisa", "Ken", "Mo", "Table 1", "Table 2"].allSatisfy(window.texts.contains))
        #expect(guests.madeCount == 3)
        #expect(table.visibleCells.count == 3 && table.numberOfSections == 2)
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
        let name = (cell as? GuestCell)?.name
        #expect(cell.frame.height == (name?.frame.height ?? 0) + 40)
        #expect(name?.frame.minX == 16 && name?.frame.maxX == cell.frame.width - 16)
    }

    @Test func `a press chooses a row`() throws {
        let window = show()
        let row = try #require(window.elements.first { $0.accessibility.role == .button && !$0.input.gestures.isEmpty })
        let place = CGPoint(x: 5, y: 5)
        window.send(.gesture(index: 0, phase: .ended, value: .init(start: place, location: place)), to: row)
        #expect(guests.log == ["chose Lisa"])
        #expect(table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
        #expect(table.visibleCells[0].isSelected)
        table.deselectRow(at: IndexPath(row: 0, section: 0), animated: false)
        #expect(table.indexPathForSelectedRow == nil && !table.visibleCells[0].isSelected)
    }

    @Test func `a swipe's button deletes its row, and other rows keep their cells`() {
        let window = show()
        window.press(button: "Pay")
        #expect(guests.log == ["paid Lisa"] && table.numberOfRows(inSection: 0) == 1)
        window.render()
        #expect(!window.texts.contains("Lisa") && window.texts.contains("Ken"))
        #expect(guests.madeCount == 3)
        guests.names[0] += ["Ann", "Bo"]
        table.insertRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .none)
        window.render()
        #expect(window.texts.contains("Ann") && window.texts.contains("Bo") && guests.madeCount == 5)
        guests.names = [["Zoe"]]
        table.reloadData()
        window.render()
        #expect(window.texts.contains("Zoe") && !window.texts.contains("Ken") && !window.texts.contains("Mo"))
    }

    @Test func `changes of a batch go by the numbers before it, and insertions by those after`() {
        let window = show()
        guests.names[0] = ["Eve", "Ken"]
        table.performBatchUpdates {
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
            table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        }
        window.render()
        let cells = table.visibleCells.compactMap { ($0 as? GuestCell)?.name.text }
        #expect(cells == ["Eve", "Ken", "Mo"])
    }

    @Test func `a snapshot shows what is new and keeps what stays`() {
        table.register(GuestCell.self, forCellReuseIdentifier: "guest")
        var made: [String] = []
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, name in
            made.append(name)
            let cell = table.dequeueReusableCell(withIdentifier: "guest", for: path) as? GuestCell
            cell?.name.text = name
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([1, 2])
        snapshot.appendItems(["Lisa", "Ken"], toSection: 1)
        snapshot.appendItems(["Mo"])
        source.apply(snapshot, animatingDifferences: false)
        let window = TestWindow(portrait: Shown(view: table))
        #expect(made == ["Lisa", "Ken", "Mo"])
        snapshot.deleteItems(["Lisa"])
        snapshot.insertItems(["Ann"], beforeItem: "Mo")
        snapshot.reloadItems(["Mo"])
        source.apply(snapshot, animatingDifferences: false)
        window.render()
        #expect(made == ["Lisa", "Ken", "Mo", "Ann", "Mo"])
        #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) == "Mo")
        #expect(source.indexPath(for: "Ken") == IndexPath(row: 0, section: 0))
        #expect(source.snapshot().itemIdentifiers == ["Ken", "Ann", "Mo"])
    }

    @Test func `a configuration's texts are beside or below one another`() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        (content.text, content.secondaryText) = ("Tea", "3.50")
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 300, height: cell.height(in: 300))
        cell.layoutIfNeeded()
        let labels = cell.contentView.subviews[0].subviews.compactMap { $0 as? UILabel }
        #expect(labels[1].frame.maxX == 284 && abs(labels[0].frame.midY - labels[1].frame.midY) < 1)
        content.prefersSideBySideTextAndSecondaryText = false
        cell.contentConfiguration = content
        cell.layoutIfNeeded()
        #expect(labels[1].frame.minY > labels[0].frame.minY + 15 && labels[1].frame.minX == 16)
    }
}
