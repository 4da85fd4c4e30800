import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

private struct Dish: Identifiable {
    let id: String
    var parts: [Dish]?
}

@MainActor @Observable private final class Kitchen {
    var isExpanded = false
    var columns = TableColumnCustomization<Dish>()
    var hovered: [Bool] = []
}

private struct DishColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Dish, Never> {
        TableColumn("Name") { Text(verbatim: $0.id) }.customizationID("name")
        TableColumnForEach(["long", "loud"], id: \.self) { word in
            TableColumn(word) { Text(verbatim: "\(word) \($0.id)") }.customizationID(word)
        }
    }
}

private struct DishRows: TableRowContent {
    let dishes: [Dish]

    var tableRowBody: some TableRowContent<Dish> {
        ForEach(dishes) { dish in
            TableRow(dish).contextMenu { Button("Order") {} }.draggable(dish.id)
        }
        .dropDestination(for: String.self) { _, _ in }
    }
}

private struct DishTable<Rows: TableRowContent>: View where Rows.TableRowValue == Dish {
    @Bindable var menu = Kitchen()
    @TableRowBuilder<Dish> let rows: () -> Rows

    var body: some View {
        Table(of: Dish.self, columnCustomization: $menu.columns) {
            DishColumns()
        } rows: {
            rows()
        }
        .environment(\.horizontalSizeClass, .regular)
    }
}

@MainActor
@Suite("Rows of tables")
struct TableRowTests {
    private let soup = Dish(id: "soup", parts: [Dish(id: "leek")])
    private let salad = Dish(id: "salad")

    @Test func `rows of a section stand under its header`() {
        let window = TestWindow(
            DishTable {
                Section("Warm") { TableRow(soup) }
                Section("Cold") { TableRow(salad) }
            })
        let wanted = ["Warm", "soup", "Cold", "salad"]
        #expect(window.texts.filter { wanted.contains($0) } == wanted)
        #expect(window.texts.contains("Name"))
    }

    @Test func `a row folds others away`() {
        let menu = Kitchen()
        let window = TestWindow(
            DishTable {
                DisclosureTableRow(
                    soup, isExpanded: Binding(get: { menu.isExpanded }, set: { menu.isExpanded = $0 })
                ) {
                    ForEach(soup.parts ?? []) { TableRow($0) }
                }
            })
        #expect(window.texts.contains("soup"))
        #expect(!window.texts.contains("leek"))
        menu.isExpanded = true
        window.render()
        #expect(window.texts.contains("leek"))
    }

    @Test func `elements of a tree begin folded`() throws {
        let window = TestWindow(
            Table([soup, salad], children: \.parts) { TableColumn("Name") { Text(verbatim: $0.id) } }
                .environment(\.horizontalSizeClass, .regular))
        #expect(window.texts.contains("salad"))
        #expect(!window.texts.contains("leek"))
        window.press(try #require(window.elements.first { $0.content == .button }).id)
        #expect(window.texts.contains("leek"))
    }

    @Test func `what a row offers lies around all of it`() throws {
        let window = TestWindow(DishTable { DishRows(dishes: [salad]) })
        let row = try #require(window.elements.last { $0.accessibility.role == .listItem })
        let menus = window.elements.filter { $0.input.events.contains(.contextMenu) }
        #expect(menus.contains { $0.frame.size == row.frame.size })
        #expect(window.elements.contains { $0.input.events.contains(.drag) })
        #expect(window.elements.contains { $0.input.events.contains(.drop) })
    }

    @Test func `a hidden column is not shown`() {
        let menu = Kitchen()
        let window = TestWindow(DishTable(menu: menu) { TableRow(salad) }, size: CGSize(width: 800, height: 300))
        #expect(window.texts.contains("loud salad"))
        menu.columns[visibility: "loud"] = .hidden
        window.render()
        #expect(!window.texts.contains("loud salad"))
        #expect(window.texts.contains("long salad"))
    }

    @Test func `a column that is moved takes the others place`() throws {
        let columns = DishColumns()._columns
        var customization = TableColumnCustomization<Dish>()
        customization.move("loud", to: "name", among: columns)
        #expect(customization.arranged(columns).map(\.id) == ["loud", "name", "long"])
        customization.move("loud", to: "long", among: columns)
        #expect(customization.arranged(columns).map(\.id) == ["name", "long", "loud"])
        customization[visibility: "long"] = .hidden
        let stored = try JSONEncoder().encode(customization)
        #expect(try JSONDecoder().decode(TableColumnCustomization<Dish>.self, from: stored) == customization)
        customization.resetOrder()
        #expect(customization.arranged(columns).map(\.id) == ["name", "loud"])
    }
}
