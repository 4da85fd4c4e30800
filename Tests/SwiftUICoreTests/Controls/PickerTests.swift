import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mocha, rose
    var id: Self { self }
}

private struct FlavorPicker<S: PickerStyle>: View {
    let style: S
    @State private var flavor = Flavor.mocha

    var body: some View {
        VStack {
            Picker("Flavor", selection: $flavor) {
                ForEach(Flavor.allCases) { Text(verbatim: $0.rawValue) }
            }
            .pickerStyle(style)
            Text(verbatim: "chosen \(flavor.rawValue)")
        }
    }
}

private struct TaggedPicker: View {
    @State private var number: Int? = nil

    var body: some View {
        VStack {
            Picker("Number", selection: $number) {
                Text(verbatim: "none").tag(Int?.none)
                Text(verbatim: "one").tag(1)
                Group {
                    Text(verbatim: "two").tag(Int?(2))
                    if number == 2 { Text(verbatim: "three").tag(3) }
                }
            }
            Text(verbatim: "chosen \(number ?? 0)")
        }
    }
}

private struct Sheet: Identifiable {
    let id: Int
    @Binding var size: Int
}

private struct ManyPicker: View {
    @State private var first = 1
    @State private var second = 2

    var body: some View {
        VStack {
            Picker("Size", sources: sheets, selection: \.$size) {
                ForEach(1..<4) { Text(verbatim: "size \($0)") }
            }
            Text(verbatim: "\(first) \(second)")
        }
    }

    private var sheets: [Sheet] { [Sheet(id: 0, size: $first), Sheet(id: 1, size: $second)] }
}

/// A navigation-link picker with options that contain more than text.
private struct LinkedPicker: View {
    @State private var flavor = Flavor.mocha

    var body: some View {
        NavigationStack {
            VStack {
                Picker("Flavor", selection: $flavor) {
                    ForEach(Flavor.allCases) { flavor in
                        HStack {
                            Text(verbatim: flavor.rawValue)
                            Text(verbatim: "scent of \(flavor.rawValue)")
                        }
                    }
                }
                .pickerStyle(.navigationLink)
                Text(verbatim: "chosen \(flavor.rawValue)")
            }
        }
    }
}

extension TestWindow {
    /// Returns the control with this label.
    func control(_ label: String) -> (id: ElementID, content: ControlContent)? {
        for element in elements {
            if case .control(let content) = element.content, element.accessibility.label == label {
                return (element.id, content)
            }
        }
        return nil
    }

    func set(_ label: String, to value: String) throws {
        let (id, content) = try #require(control(label))
        let action = ElementEvent.Action.value(value, revision: content.revision + 1)
        graph.handle(ElementEvent(element: id, frameSeen: 0, action: action))
        render()
    }
}

@MainActor
@Suite("Pickers")
struct PickerTests {
    @Test func `a menu offers its options and shows the chosen one`() throws {
        let window = TestWindow(FlavorPicker(style: .menu))
        let menu = try #require(window.control("Flavor")?.content)
        #expect(menu.variety == .menu)
        #expect(menu.options.map(\.title) == ["vanilla", "mocha", "rose"])
        #expect(menu.value == "1")
        #expect(window.texts == ["mocha", "chosen mocha"])
    }

    @Test func `a link to options shows the options' own views, in its row and on their page`() {
        let window = TestWindow(LinkedPicker())
        #expect(window.texts.contains("scent of mocha") && !window.texts.contains("scent of rose"))
        window.press(button: "Flavor")
        #expect(window.texts.filter { $0 == "scent of mocha" }.count == 2)
        window.press(button: "scent of rose")
        #expect(window.texts.contains("chosen rose"))
        window.press(button: "Flavor")
        #expect(window.texts.filter { $0 == "scent of rose" }.count >= 2)
    }

    @Test func `choosing writes the identity of a ForEach's element`() throws {
        let window = TestWindow(FlavorPicker(style: .menu))
        try window.set("Flavor", to: "2")
        #expect(window.texts == ["rose", "chosen rose"])
        #expect(window.control("Flavor")?.content.value == "2")
    }

    @Test(arguments: ["3", "-1", "99", "rose", "", "1.0", "9223372036854775808", " 2"])
    func `a line that a menu doesn't have is chosen by nobody, whatever a client says`(value: String) throws {
        let window = TestWindow(FlavorPicker(style: .menu))
        try window.set("Flavor", to: value)
        #expect(window.texts == ["mocha", "chosen mocha"])
    }

    private struct Booking: View {
        @State var date = Date(timeIntervalSince1970: 15 * 86_400)

        var body: some View {
            DatePicker(
                "Day", selection: $date,
                in: Date(timeIntervalSince1970: 10 * 86_400)...Date(timeIntervalSince1970: 20 * 86_400))
            Text(verbatim: date.formatted(.iso8601))
        }
    }

    @Test(arguments: [
        ("1970-01-13", "1970-01-13"), ("1900-01-01", "1970-01-11"), ("9999-12-31", "1970-01-21"),
        ("1970-01-21", "1970-01-21"), ("1970-02-30", "1970-01-16"), ("-1-1-1", "1970-01-16"),
        ("99999999999999999999-01-01", "1970-01-16"), ("tomorrow", "1970-01-16"), ("", "1970-01-16"),
    ])
    func `a date stays within its limits, whatever a client says`(value: String, day: String) throws {
        var environment = EnvironmentValues()
        environment.timeZone = .gmt
        let window = TestWindow(Booking(), environment: environment)
        let field = try #require(
            window.elements.first {
                if case .control(let content) = $0.content { content.variety == .date } else { false }
            })
        guard case .control(let content) = field.content else { return }
        let action = ElementEvent.Action.value(value, revision: content.revision + 1)
        window.graph.handle(ElementEvent(element: field.id, frameSeen: 0, action: action))
        window.render()
        #expect(window.texts.last?.hasPrefix(day) == true)
    }

    @Test func `a value that was overtaken is ignored`() throws {
        let window = TestWindow(FlavorPicker(style: .menu))
        try window.set("Flavor", to: "2")
        let id = try #require(window.control("Flavor")).id
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .value("0", revision: 1)))
        window.render()
        #expect(window.texts.last == "chosen rose")
    }

    @Test func `tags of the optional's own type and of its value are options, and those that come later too`() throws {
        let window = TestWindow(TaggedPicker())
        #expect(window.control("Number")?.content.options.map(\.title) == ["none", "one", "two"])
        #expect(window.texts == ["none", "chosen 0"])
        try window.set("Number", to: "2")
        #expect(window.texts == ["two", "chosen 2"])
        #expect(window.control("Number")?.content.options.map(\.title) == ["none", "one", "two", "three"])
        try window.set("Number", to: "1")
        #expect(window.texts == ["one", "chosen 1"])
    }

    @Test func `one picker for several values shows none where they differ, and sets all`() throws {
        let window = TestWindow(ManyPicker())
        #expect(window.control("Size")?.content.value == "")
        try window.set("Size", to: "2")
        #expect(window.texts == ["size 3", "3 3"])
    }

    @Test func `segments are radio buttons of one width`() throws {
        let window = TestWindow(FlavorPicker(style: .segmented))
        let radios = window.elements.filter { $0.accessibility.role == .radio }
        #expect(radios.map(\.accessibility.isSelected) == [false, true, false])
        #expect(Set(radios.map(\.frame.width)).count == 1)
        window.press(button: "vanilla")
        #expect(window.texts.last == "chosen vanilla")
        let group = window.elements.first { $0.accessibility.role == .radioGroup }
        #expect(group?.accessibility.label == "Flavor")
    }

    @Test func `options of a section stand under its header`() throws {
        let picker = Picker("Drink", selection: .constant(2)) {
            Section("Hot") {
                Text(verbatim: "Latte").tag(1)
                Text(verbatim: "Mocha").tag(2)
            }
            Section("Cold") { Text(verbatim: "Tonic").tag(3) }
            Text(verbatim: "Water").tag(4)
        }
        let options = try #require(TestWindow(picker).control("Drink")).content.options
        #expect(options.map(\.title) == ["Latte", "Mocha", "Tonic", "Water"])
        #expect(options.map(\.group) == ["Hot", "Hot", "Cold", nil])
    }

    @Test func `a disabled picker is deaf`() throws {
        let window = TestWindow(FlavorPicker(style: .menu).disabled(true))
        let id = try #require(window.control("Flavor")).id
        #expect(window.list[id]?.input.isDisabled == true)
    }

    @Test func `a list of options marks the chosen one`() {
        marksTheChosenOne(TestWindow(FlavorPicker(style: .inline)))
        marksTheChosenOne(TestWindow(FlavorPicker(style: .radioGroup)))
        marksTheChosenOne(TestWindow(FlavorPicker(style: .palette)))
    }

    private func marksTheChosenOne(_ window: TestWindow) {
        window.press(button: "rose")
        let radios = window.elements.filter { $0.accessibility.role == .radio }
        #expect(radios.map(\.accessibility.isSelected) == [false, false, true])
        #expect(window.texts.last == "chosen rose")
    }
}

@MainActor
@Suite("Labels and their content")
struct LabeledContentTests {
    @Test func `a large label stands above what it labels`() throws {
        let view = LabeledContent {
            Text(verbatim: "Lisa").accessibilityIdentifier("value")
        } label: {
            Text(verbatim: "Name").accessibilityIdentifier("label")
        }
        let small = TestWindow(view)
        #expect(try #require(small.frame("label")).midY == #require(small.frame("value")).midY)
        let large = TestWindow(view.dynamicTypeSize(.accessibility3))
        let (label, value) = (try #require(large.frame("label")), try #require(large.frame("value")))
        #expect(value.minY >= label.maxY)
        #expect(value.minX == label.minX)
    }

    @Test func `the label stands at the leading edge and the content at the trailing one`() throws {
        let view = LabeledContent("Name") { Text(verbatim: "Lisa").accessibilityIdentifier("value") }
        let window = TestWindow(view)
        #expect(window.texts == ["Name", "Lisa"])
        #expect(window.frame("value")?.maxX == 300)
    }

    @Test func `a hidden label leaves the content`() {
        #expect(TestWindow(LabeledContent("Price", value: 3, format: .number).labelsHidden()).texts == ["3"])
    }

    @Test func `a style of the app's reads the environment`() {
        #expect(TestWindow(LabeledContent("A", value: "b").labeledContentStyle(Reversed())).texts == ["b", "A"])
        let disabled = LabeledContent("A", value: "b").labeledContentStyle(Reversed()).disabled(true)
        #expect(TestWindow(disabled).texts == ["off", "A"])
    }

    private struct Reversed: LabeledContentStyle {
        @Environment(\.isEnabled) private var isEnabled

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                if isEnabled { configuration.content } else { Text(verbatim: "off") }
                configuration.label
            }
        }
    }
}

@MainActor
@Suite("Subviews")
struct SubviewTests {
    private struct Names: View {
        @State private var count = 2
        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    Text(verbatim: "\(subviews.count) subviews")
                    if let last = subviews.last { last.font(.largeTitle).foregroundStyle(.red) }
                }
                Button("More") { count += 1 }
            }
        }

        @ViewBuilder private var content: some View {
            ForEach(0..<count, id: \.self) { Text(verbatim: "view \($0)") }
        }
    }

    @Test func `a container shows those of its views that it likes, in the environment that it likes`() throws {
        let window = TestWindow(Names())
        #expect(window.texts == ["2 subviews", "view 1", "More"])
        window.press(button: "More")
        #expect(window.texts == ["3 subviews", "view 2", "More"])
        guard case .text(let text) = window.element(text: "view 2")?.content else { return #expect(Bool(false)) }
        #expect(text.lines[0].runs[0].size == 34)
    }
}
