import Foundation
import Testing

@testable import SwiftUICore

/// A collection whose indices aren't numbers.
private struct Shelf: MutableCollection, RandomAccessCollection, RangeReplaceableCollection, Equatable {
    struct Place: Comparable, Hashable {
        let number: Int
        static func < (a: Place, b: Place) -> Bool { a.number < b.number }
    }

    var cups: [String] = []
    var startIndex: Place { Place(number: 0) }
    var endIndex: Place { Place(number: cups.count) }
    func index(after i: Place) -> Place { Place(number: i.number + 1) }
    func index(before i: Place) -> Place { Place(number: i.number - 1) }
    func index(_ i: Place, offsetBy distance: Int) -> Place { Place(number: i.number + distance) }
    func distance(from start: Place, to end: Place) -> Int { end.number - start.number }
    subscript(position: Place) -> String {
        get { cups[position.number] }
        set { cups[position.number] = newValue }
    }
    mutating func replaceSubrange<C: Collection>(_ places: Range<Place>, with new: C) where C.Element == String {
        cups.replaceSubrange(places.lowerBound.number..<places.upperBound.number, with: new)
    }
}

private struct Tea: Identifiable {
    let id: Int
    var name = "green"
}

/// Stores the visible columns.
private struct Columns: View {
    @AppStorage private var columns: TableColumnCustomization<Tea>
    init(_ store: UserDefaults) { _columns = AppStorage("columns", store: store) }

    var body: some View {
        Text(verbatim: "\(columns[visibility: "price"])")
        Button("hide") { columns[visibility: "price"] = .hidden }
    }
}

private struct MarkedGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.markedValueLabels }
}

/// Views and tabs of a type that isn't isolated.
private enum Corner {
    @ViewBuilder static var views: some View {
        Button("press") {}
        Label("label", systemImage: "star")
    }

    @TabContentBuilder<Int> static func tabs(_ hasSecond: Bool) -> some TabContent<Int> {
        Tab("First", systemImage: "star", value: 1) { Text(verbatim: "one") }
        if hasSecond { Tab("Second", systemImage: "star", value: 2) { Text(verbatim: "two") } }
    }
}

@MainActor
@Suite("Forms that Apple's samples use")
struct AppleFormsTests {
    @Test func `elements of a collection with indices of its own are deleted and moved`() {
        var shelf = Shelf(["a", "b", "c", "d"])
        let binding = Binding(get: { shelf }, set: { shelf = $0 })
        let actions = RowActionsModifier(binding, .all)
        actions.move?([0], 3)
        #expect(shelf.cups == ["b", "c", "a", "d"])
        actions.delete?([1, 3])
        #expect(shelf.cups == ["b", "a"])
        #expect(RowActionsModifier(binding, .move).delete == nil)
        #expect(RowActionsModifier(binding, .delete).move == nil)
    }

    @Test func `the margins of one section are its own`() throws {
        let list = List {
            Section { Text("near") }.listSectionMargins(.horizontal, 60)
            Section { Text("far") }
        }
        let window = TestWindow(list.listSectionMargins(.horizontal, 20))
        let rows = window.elements.filter { $0.accessibility.role == .listItem }
        #expect(rows.map { window.windowFrame(of: $0.id).minX } == [60, 20])
        #expect(rows.map(\.frame.width) == [180, 260])
    }

    @Test func `which columns are seen is kept`() throws {
        let store = try #require(UserDefaults(suiteName: "columns-\(UUID())"))
        let window = TestWindow(Columns(store))
        #expect(window.element(text: "automatic") != nil)
        window.press(button: "hide")
        window.render()
        #expect(window.element(text: "hidden") != nil)
        #expect(TestWindow(Columns(store)).element(text: "hidden") != nil)
    }

    @Test func `rows of a table name their values' type by themselves`() {
        let table = Table {
            TableColumn("Name", value: \Tea.name)
        } rows: {
            TableRow(Tea(id: 1))
        }
        #expect(TestWindow(table, size: CGSize(width: 900, height: 300)).element(text: "green") != nil)
    }

    @Test func `a gauge's marks are its style's to show`() {
        let gauge = Gauge(value: 0.5) {
            Text(verbatim: "level")
        } currentValueLabel: {
            Text(verbatim: "now")
        } minimumValueLabel: {
            Text(verbatim: "low")
        } maximumValueLabel: {
            Text(verbatim: "high")
        } markedValueLabels: {
            Text(verbatim: "mark")
        }
        let window = TestWindow(gauge.gaugeStyle(MarkedGauge()))
        #expect(window.element(text: "mark") != nil)
        #expect(window.element(text: "low") == nil)
    }

    @Test func `a slider's first form has its labels too`() {
        let slider = Slider(
            value: .constant(0.5), in: 0...1, onEditingChanged: { _ in }, minimumValueLabel: Text(verbatim: "low"),
            maximumValueLabel: Text(verbatim: "high")
        ) { Text(verbatim: "level") }
        // The label may also be a trailing closure, and a slider with only a label still resolves to its own initializer.
        _ = Slider(value: .constant(0.5), onEditingChanged: { _ in }) { Text(verbatim: "level") }
        _ = Slider(value: .constant(0.5), in: 0...1) { Text(verbatim: "level") }
        let window = TestWindow(slider)
        #expect(window.element(text: "low") != nil && window.element(text: "high") != nil)
    }

    @Test func `food is counted in kilocalories, and liquids as the place has it`() {
        let american = Locale(identifier: "en_US")
        let cake = Measurement(value: 418.4, unit: UnitEnergy.kilojoules)
        #expect(cake.formatted(.measurement(width: .wide, usage: .food).locale(american)) == "100 kilocalories")
        let milk = Measurement(value: 2, unit: UnitVolume.liters)
        let german = Locale(identifier: "en_DE")
        #expect(milk.formatted(.measurement(width: .wide, usage: .liquid).locale(german)) == "2 liters")
    }

    @Test func `types that are not isolated make views and tabs`() {
        #expect(TestWindow(VStack { Corner.views }).element(text: "label") != nil)
        let one = TestWindow(TabView(selection: .constant(1)) { Corner.tabs(false) })
        #expect(one.element(text: "one") != nil)
        #expect(one.element(text: "Second") == nil)
        let two = TestWindow(TabView(selection: .constant(2)) { Corner.tabs(true) })
        #expect(two.element(text: "two") != nil)
        #expect(two.element(text: "Second") != nil)
    }

    @Test func `a provider of text has an object of Foundation's`() {
        let provider = NSItemProvider(object: NSString(string: "cup"))
        #expect(provider.canLoadObject(ofClass: NSString.self))
        #expect(!provider.canLoadObject(ofClass: NSURL.self))
    }

    @Test func `the elements of a tuple may be of any view's type`() {
        let window = TestWindow(VStack { TupleView((Text(verbatim: "a") as any View, Text(verbatim: "b"))) })
        #expect(window.texts == ["a", "b"])
    }
}
