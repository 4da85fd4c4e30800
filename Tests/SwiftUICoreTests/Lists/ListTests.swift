import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor @Observable private final class Model {
    var rows = (0..<10_000).map { "row \($0)" }
    var one: String?
    var several: Set<String> = []
    var mode = EditMode.inactive
    var isExpanded = false
}

@MainActor @Observable private final class Row: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) { (self.id, name) = (id, "row \(id)") }
}

private struct Shelf: Identifiable {
    let id: String
    var items: [String]
}

@MainActor @Observable private final class Pantry {
    var shelves = [Shelf(id: "fruit", items: ["apple", "pear", "plum"]), Shelf(id: "spices", items: ["salt"])]
}

private struct Shelves: View {
    @Bindable var pantry: Pantry
    var deleteShelves: ((IndexSet) -> Void)?
    var body: some View {
        List {
            ForEach($pantry.shelves) { $shelf in
                Section(shelf.id) {
                    ForEach(shelf.items, id: \.self) { Text($0) }
                        .onDelete { shelf.items.remove(atOffsets: $0) }
                }
            }
            .onDelete(perform: deleteShelves)
        }
    }
}

private struct Names: View {
    @Bindable var model: Model
    var body: some View {
        List(selection: $model.one) {
            ForEach(model.rows, id: \.self) { Text($0) }
                .onDelete { model.rows.remove(atOffsets: $0) }
                .onMove { model.rows.move(fromOffsets: $0, toOffset: $1) }
        }
        .environment(\.editMode, $model.mode)
    }
}

extension TestWindow {
    /// The row with this text.
    func row(_ text: String) -> DisplayElement? {
        elements.last { $0.accessibility.role == .listItem && below($0.id).contains { $0.text == text } }
    }

    private func below(_ id: ElementID) -> [DisplayElement] {
        guard let element = list[id] else { return [] }
        return [element] + element.children.flatMap { below($0) }
    }

    fileprivate func key(_ key: String, _ modifiers: [String] = [], at text: String) {
        graph.handle(
            ElementEvent(element: row(text)!.id, frameSeen: 0, action: .key(key, modifiers: modifiers, isDown: true)))
        render()
    }
}

@MainActor
@Suite("Lists")
struct ListTests {
    @Test func `rows are made as they come near`() {
        let window = TestWindow(Names(model: Model()))
        #expect(window.texts.contains("row 0"))
        #expect(!window.texts.contains("row 200"))
        #expect(window.list.brokenInvariants() == [])
        window.scroll(to: 200_000)
        #expect(!window.texts.contains("row 0"))
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `rows are at least 44 points high and are list items`() {
        let window = TestWindow(Names(model: Model()))
        #expect(window.row("row 3")?.frame.height == 44)
        #expect(window.elements.contains { $0.accessibility.role == .list })
    }

    @Test func `a press selects one row`() {
        let model = Model()
        let window = TestWindow(Names(model: model))
        window.press(window.row("row 2")!.id)
        #expect(model.one == "row 2")
        #expect(window.row("row 2")?.accessibility.isSelected == true)
        window.press(window.row("row 3")!.id)
        #expect(model.one == "row 3")
        #expect(window.row("row 2")?.accessibility.isSelected == false)
    }

    @Test func `the arrow keys move the keyboard and the selection`() {
        let model = Model()
        let window = TestWindow(Names(model: model))
        window.key("ArrowDown", at: "row 2")
        #expect(model.one == "row 3")
        #expect(window.list.focus == window.row("row 3")?.id)
        window.key("ArrowUp", at: "row 3")
        #expect(model.one == "row 2")
    }

    @Test func `keys that follow fast go on from the row that has the keyboard`() {
        let model = Model()
        let window = TestWindow(Names(model: model))
        for _ in 0..<3 { window.key("ArrowDown", at: "row 0") }
        #expect(model.one == "row 3")
    }

    @Test func `the delete key deletes a row`() {
        let model = Model()
        let window = TestWindow(Names(model: model))
        window.key("Delete", at: "row 1")
        #expect(model.rows.prefix(3) == ["row 0", "row 2", "row 3"])
        #expect(window.list.focus == window.row("row 2")?.id)
    }

    @Test func `rows of a shelf can still be deleted after the first`() {
        let pantry = Pantry()
        let window = TestWindow(Shelves(pantry: pantry))
        window.key("Delete", at: "apple")
        window.key("Delete", at: "pear")
        #expect(pantry.shelves.first?.items == ["plum"])
    }

    @Test func `where shelves can be deleted too a row is deleted from its shelf`() {
        let pantry = Pantry()
        let window = TestWindow(Shelves(pantry: pantry) { pantry.shelves.remove(atOffsets: $0) })
        window.key("Delete", at: "apple")
        window.key("Delete", at: "pear")
        #expect(pantry.shelves.map(\.items) == [["plum"], ["salt"]])
    }

    @Test func `a view behind all rows is scrolled to`() {
        let window = TestWindow(
            ScrollViewReader { proxy in
                VStack {
                    Button("go") { proxy.scrollTo("bottom") }
                    List {
                        ForEach(0..<500, id: \.self) { Text(verbatim: "row \($0)") }
                        Text(verbatim: "the end").id("bottom")
                    }
                }
            })
        #expect(!window.texts.contains("the end"))
        window.press(button: "go")
        #expect(window.texts.contains("the end"))
    }

    @Test func `a swipe uncovers a delete button`() {
        let model = Model()
        let window = TestWindow(Names(model: model))
        let row = window.row("row 1")!
        let scroll = window.list.elements.values.first { element in
            if case .scroll(let content) = element.content, content.scrollsHorizontally {
                return row.children.contains(element.id)
                    || row.children.flatMap { window.list[$0]!.children }.contains(element.id)
            }
            return false
        }
        guard case .scroll(let content)? = scroll?.content else { Issue.record("no swiping"); return }
        #expect(content.contentSize.width == row.frame.width + 80)
        #expect(content.snapping == .offsets([0, row.frame.width], isMandatory: true))
        window.press(button: "Delete")
        #expect(!model.rows.contains("row 0"))
    }

    @Test func `edit mode shows controls that delete and move`() {
        let model = Model()
        let window = TestWindow(Names(model: model))
        model.mode = .active
        window.render()
        let handle = window.elements.first { $0.accessibility.label == "Move" }!
        window.graph.handle(
            ElementEvent(element: handle.id, frameSeen: 0, action: .key("ArrowDown", modifiers: [], isDown: true)))
        window.render()
        #expect(model.rows.prefix(2) == ["row 1", "row 0"])
        let delete = window.elements.first { $0.accessibility.label == "Delete" }!
        window.press(delete.id)
        #expect(model.rows.first == "row 0")
    }

    @Test func `a list of data may always have one row selected`() {
        struct Always: View {
            @State private var one = "row 0"
            var body: some View {
                Text(verbatim: "chosen: \(one)")
                List(["row 0", "row 1"], id: \.self, selection: $one) { Text(verbatim: $0) }
            }
        }
        let window = TestWindow(VStack { Always() })
        #expect(window.row("row 0")?.accessibility.isSelected == true)
        window.press(window.row("row 1")!.id)
        #expect(window.texts.contains("chosen: row 1"))
        #expect(window.row("row 0")?.accessibility.isSelected == false)
    }

    @Test func `several rows are selected in edit mode`() {
        struct Several: View {
            @Bindable var model: Model
            var body: some View {
                List(model.rows, id: \.self, selection: $model.several) { Text($0) }
                    .environment(\.editMode, .constant(.active))
            }
        }
        let model = Model()
        let window = TestWindow(Several(model: model))
        window.press(window.row("row 1")!.id)
        window.press(window.row("row 3")!.id)
        #expect(model.several == ["row 1", "row 3"])
        window.press(window.row("row 1")!.id)
        #expect(model.several == ["row 3"])
    }

    @Test func `in edit mode a row's button leaves room for the control that deletes the row`() throws {
        struct Buttons: View {
            @Bindable var model: Model
            var body: some View {
                List { ForEach(["apple"], id: \.self) { Button($0) {} }.onDelete { _ in } }
                    .environment(\.editMode, $model.mode)
            }
        }
        let model = Model()
        let window = TestWindow(Buttons(model: model))
        let row = try #require(window.row("apple"))
        let wide = try #require(window.button("apple"))
        #expect(window.windowFrame(of: wide.id) == window.windowFrame(of: row.id))
        model.mode = .active
        window.render()
        let button = try #require(window.button("apple"))
        let delete = try #require(window.elements.first { $0.content == .button && $0.id != button.id })
        #expect(!window.windowFrame(of: button.id).intersects(window.windowFrame(of: delete.id)))
    }

    @Test func `sections have headers and footers`() {
        let window = TestWindow(
            List {
                Section("First") {
                    Text("a"); Text("b")
                }
                Section {
                    Text("c")
                } footer: {
                    Text("the end")
                }
            })
        #expect(
            window.texts.filter { ["First", "a", "b", "c", "the end"].contains($0) } == [
                "First", "a", "b", "c", "the end",
            ])
        #expect(window.elements.contains { $0.accessibility.role == .heading })
    }

    @Test func `a section can be folded away`() {
        struct Folding: View {
            @Bindable var model: Model
            var body: some View {
                List { Section("Head", isExpanded: $model.isExpanded) { Text("inside") } }
            }
        }
        let model = Model()
        let window = TestWindow(Folding(model: model))
        #expect(!window.texts.contains("inside"))
        window.press(button: "Head")
        #expect(window.texts.contains("inside"))
    }

    @Test func `a tree unfolds`() {
        struct Item: Identifiable {
            let id: String
            var children: [Item]?
        }
        let tree = [Item(id: "fruit", children: [Item(id: "apple"), Item(id: "pear")]), Item(id: "salt")]
        let window = TestWindow(List(tree, children: \.children) { Text($0.id) })
        #expect(window.texts.filter { $0 == "apple" }.isEmpty)
        window.press(button: "fruit")
        #expect(
            window.texts.filter { ["fruit", "apple", "pear", "salt"].contains($0) } == [
                "fruit", "apple", "pear", "salt",
            ])
    }

    @Test func `what a row says of itself is shown`() {
        let window = TestWindow(
            List {
                Text("mail").badge(3)
                Text("coloured").listRowBackground(Color.red)
                Text("high").listRowInsets(EdgeInsets(top: 40, leading: 0, bottom: 40, trailing: 0))
            })
        #expect(window.texts.contains("3"))
        #expect(window.row("high")!.frame.height > 80)
        #expect(window.list.brokenInvariants() == [])
    }

    @Test func `offsets are removed and moved as arrays do`() {
        var letters = Array("abcdef")
        letters.remove(atOffsets: [1, 3])
        #expect(String(letters) == "acef")
        letters.move(fromOffsets: [0], toOffset: 3)
        #expect(String(letters) == "ceaf")
        letters.move(fromOffsets: [2, 3], toOffset: 0)
        #expect(String(letters) == "afce")
    }

    @Test func `an unavailable view says what is missing`() {
        let window = TestWindow(
            ContentUnavailableView("No Mail", systemImage: "tray", description: Text("It comes later.")))
        #expect(window.texts.contains("No Mail") && window.texts.contains("It comes later."))
    }

    @Test func `changing one row of ten thousand is one operation`() {
        struct NameView: View {
            let row: Row
            var body: some View { Text(row.name) }
        }
        let rows = (0..<10_000).map(Row.init)
        let window = TestWindow(List(rows) { NameView(row: $0) })
        let before = window.list
        rows[3].name = "other"
        window.render()
        let changed = window.list.elements.filter { before[$0.key] != $0.value }
        #expect(changed.count == 1)
    }
}
