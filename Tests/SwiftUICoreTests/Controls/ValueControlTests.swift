import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Controls for values")
struct ValueControlTests {
    // MARK: Toggles

    private struct Switches: View {
        @State private var first = false
        @State private var second = true

        var body: some View {
            VStack {
                Toggle("First", isOn: $first)
                Toggle("Both", sources: [Values(isOn: $first), Values(isOn: $second)], isOn: \.$isOn)
                    .toggleStyle(.checkbox)
                Text(verbatim: "\(first) \(second)")
            }
        }
    }

    private struct Values {
        @Binding var isOn: Bool
    }

    private func role(_ role: ElementAccessibility.Role, in window: TestWindow) -> DisplayElement? {
        window.elements.first { $0.accessibility.role == role }
    }

    @Test func `a switch turns its value, and says so`() throws {
        let window = TestWindow(Switches())
        let element = try #require(role(.toggle, in: window))
        #expect(element.accessibility.label == "First")
        #expect(!element.accessibility.isSelected)
        window.press(element.id)
        #expect(window.texts.last == "true true")
        #expect(role(.toggle, in: window)?.accessibility.isSelected == true)
    }

    @Test func `a toggle for several values that differ turns all on, then all off`() throws {
        let window = TestWindow(Switches())
        let box = try #require(role(.checkbox, in: window)).id
        window.press(box)
        #expect(window.texts.last == "true true")
        window.press(box)
        #expect(window.texts.last == "false false")
    }

    @Test func `a style of the app's turns the value by its binding`() {
        struct Word: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button {
                    configuration.isOn.toggle()
                } label: {
                    Text(verbatim: configuration.isOn ? "ON" : "OFF")
                }
            }
        }
        let window = TestWindow(Switches().toggleStyle(Word()))
        window.press(button: "OFF")
        #expect(window.texts.first == "ON")
    }

    // MARK: Sliders and steppers

    private struct Amount: View {
        @State private var value = 2.0
        @State private var edits: [Bool] = []

        var body: some View {
            VStack {
                Slider(value: $value, in: 0...10, step: 0.5) {
                    Text(verbatim: "Amount")
                } minimumValueLabel: {
                    Text(verbatim: "0")
                } maximumValueLabel: {
                    Text(verbatim: "10")
                } onEditingChanged: {
                    edits.append($0)
                }
                Text(verbatim: "\(value) \(edits)")
            }
        }
    }

    @Test func `a slider has its range and step, and tells when it is held`() throws {
        let window = TestWindow(Amount())
        let (id, content) = try #require(window.control("Amount"))
        #expect([content.value, content.minimum, content.maximum, content.step] == ["2", "0", "10", "0.5"])
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .hold(true)))
        try window.set("Amount", to: "7.5")
        window.graph.handle(ElementEvent(element: id, frameSeen: 0, action: .hold(false)))
        window.render()
        #expect(window.texts.last == "7.5 [true, false]")
    }

    @Test(arguments: [("99", "10.0"), ("-1", "0.0"), ("nan", "2.0"), ("x", "2.0"), ("", "2.0")])
    func `a slider takes no value out of its range`(sent: String, kept: String) throws {
        let window = TestWindow(Amount())
        try window.set("Amount", to: sent)
        #expect(window.texts.last == "\(kept) []")
    }

    private struct Count: View {
        @State private var count = 1
        var body: some View {
            VStack {
                Stepper("Count", value: $count, in: 0...4, step: 2)
                Text(verbatim: "\(count)")
            }
        }
    }

    @Test func `a stepper stops at its bounds and is deaf there`() throws {
        let window = TestWindow(Count())
        func button(_ name: String) throws -> DisplayElement {
            try #require(window.elements.first { $0.accessibility.label == name })
        }
        window.press(try button("Increment").id)
        #expect(window.texts.last == "3")
        window.press(try button("Increment").id)
        #expect(window.texts.last == "4")
        #expect(try button("Increment").input.isDisabled)
        for expected in ["2", "0"] {
            window.press(try button("Decrement").id)
            #expect(window.texts.last == expected)
        }
        #expect(try button("Decrement").input.isDisabled)
    }

    // MARK: Dates and colors

    private struct Appointment: View {
        @State private var date = Date(timeIntervalSince1970: 1_700_000_000)  // 2023-11-14 22:13:20 UTC
        var body: some View {
            VStack {
                DatePicker("When", selection: $date, in: Date(timeIntervalSince1970: 1_600_000_000)...)
                Text(verbatim: "\(Int(date.timeIntervalSince1970))")
            }
            .environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
            .environment(\.locale, Locale(identifier: "en_US"))
        }
    }

    @Test func `a date is shown and chosen in the window's time zone`() throws {
        let window = TestWindow(Appointment())
        #expect(window.texts.contains("Nov 15, 2023"))
        let content = try #require(window.control("When")?.content)
        #expect([content.value, content.minimum] == ["2023-11-15", "2020-09-13"])
        try window.set("When", to: "2023-11-20")
        #expect(window.texts.last == "\(1_700_000_000 + 5 * 86400)")
    }

    @Test(arguments: ["2023-02-31", "2023-11", "x", "0-0-0", "99999-01-01"])
    func `what is no date changes nothing`(text: String) throws {
        let window = TestWindow(Appointment())
        try window.set("When", to: text)
        #expect(window.texts.last == "1700000000")
    }

    @Test func `a date before the range becomes its beginning`() throws {
        let window = TestWindow(Appointment())
        try window.set("When", to: "1999-01-01")
        #expect(window.texts.last == "1600000000")
    }

    private struct Paints: View {
        @State private var color = Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 0.5)
        var body: some View {
            VStack {
                ColorPicker("Paint", selection: $color)
                Text(verbatim: color.resolve(in: EnvironmentValues()).description)
            }
        }
    }

    @Test func `a chosen colour keeps its opacity`() throws {
        let window = TestWindow(Paints())
        #expect(window.control("Paint")?.content.value == "#ff0000")
        try window.set("Paint", to: "#0000ff")
        let wanted = "#0000FF80"
        #expect(window.texts.last?.uppercased() == wanted)
        try window.set("Paint", to: "red")
        #expect(window.texts.last?.uppercased() == wanted)
    }

    // MARK: Gauges and progress

    @Test func `a gauge says its value, within its range`() {
        let window = TestWindow(Gauge(value: 30, in: 20...40) { Text(verbatim: "Heat") })
        let gauge = role(.meter, in: window)
        #expect(gauge?.accessibility.label == "Heat")
        #expect(gauge?.accessibility.value == "50%")
    }

    @Test func `a gauge is filled in proportion to its value, and at its minimum not at all`() {
        func widths(_ value: Double) -> [CGFloat] {
            let view = Gauge(value: value) { Text(verbatim: "Heat") }.gaugeStyle(.accessoryLinearCapacity)
                .frame(width: 200)
            return TestWindow(view).elements.filter { $0.frame.height == 6 }.map(\.frame.width).sorted()
        }
        #expect(widths(0.5).contains(100))
        #expect(widths(0.001).contains(6))
        #expect(!widths(0).contains { $0 > 0 && $0 < 200 })
    }

    @Test func `progress in a style of the app's`() {
        struct Words: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
                }
            }
        }
        let view = ProgressView("Brewing", value: 1, total: 4).progressViewStyle(Words())
        #expect(TestWindow(view).texts == ["Brewing", "0.25"])
    }

    @Test func `a share of nothing is none`() {
        struct Share: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text(verbatim: "\(configuration.fractionCompleted ?? -1)")
            }
        }
        #expect(TestWindow(ProgressView(value: 0.0 / 0.0).progressViewStyle(Share())).texts == ["0.0"])
        let gauge = TestWindow(Gauge(value: 0.0 / 0.0) { Text(verbatim: "Heat") })
        #expect(role(.meter, in: gauge)?.accessibility.value == "0%")
    }

    // MARK: Groups and editing

    @Test func `controls of a group have lines between them`() {
        let window = TestWindow(
            ControlGroup("Zoom") {
                Button("In") {}
                Button("Out") {}
            })
        #expect(role(.group, in: window)?.accessibility.label == "Zoom")
        #expect(window.texts == ["In", "Out"])
    }

    @Test func `an edit button turns the edit mode around it`() {
        struct Editing: View {
            @Environment(\.editMode) private var editMode
            var body: some View {
                VStack {
                    EditButton()
                    Text(verbatim: editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
                }
            }
        }
        let window = TestWindow(EditModeScope(Editing()))
        window.press(button: "Edit")
        #expect(window.texts == ["Done", "editing"])
    }

    @Test(arguments: ControlSize.allCases)
    func `a larger control is larger`(size: ControlSize) throws {
        let window = TestWindow(Button("Go") {}.buttonStyle(.bordered).controlSize(size))
        let button = try #require(window.elements.first { $0.content == .button })
        let text = try #require(window.element(text: "Go"))
        #expect(button.frame.height == text.frame.height + size.padding.height * 2)
    }

    @Test func `A slider's thumb stands at its steps alone, whatever a client says`() {
        func stands(_ number: Double, by step: Double?, in enabled: ClosedRange<Double> = 0...10) -> Double {
            Slider<EmptyView, EmptyView>.reachable(number, from: 0, by: step, in: enabled)
        }
        #expect(stands(3.4, by: nil) == 3.4 && stands(99, by: nil) == 10 && stands(-1, by: nil) == 0)
        #expect(stands(3.4, by: 1) == 3 && stands(3.6, by: 1) == 4 && stands(99, by: 3) == 9)
        // Computed as in a browser.
        #expect(stands(0.30000000000000004, by: 0.1) == 0.30000000000000004)
        #expect(stands(7.9, by: 3, in: 2...7) == 6 && stands(0, by: 3, in: 2...7) == 3)
    }
}
