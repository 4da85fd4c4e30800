import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct ControlGallery: View {
    @State private var isOn = true
    @State private var isOff = false
    @State private var amount = 40.0
    @State private var count = 2
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)
    @State private var color = Color.orange
    @State private var isEditing = false

    var body: some View {
        VStack(alignment: .leading, spacing: 14) {
            Toggle("Switch", isOn: $isOn)
            Toggle("Another", isOn: $isOff).disabled(true)
            HStack {
                Toggle("Bold", isOn: $isOn).toggleStyle(.button)
                Toggle("Checked", isOn: $isOff).toggleStyle(.checkbox)
            }
            Slider(value: $amount, in: 0...100) {
                Text("Amount")
            } minimumValueLabel: {
                Image(systemName: "speaker.fill")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
            } onEditingChanged: {
                isEditing = $0
            }
            Stepper("Cups: \(count)", value: $count, in: 0...3)
            DatePicker("When", selection: $date)
            ColorPicker("Colour", selection: $color)
            HStack(spacing: 20) {
                Gauge(value: 0.3) {
                    Text("Heat")
                } currentValueLabel: {
                    Text(verbatim: "30")
                }
                .gaugeStyle(.accessoryCircular)
                Gauge(value: 0.7) { Text("Full") }.gaugeStyle(.accessoryCircularCapacity)
                ProgressView(value: 0.6).progressViewStyle(.circular)
                ProgressView()
            }
            Gauge(value: 0.5) { Text("Beans") }
            GroupBox("Group") {
                HStack {
                    Button("Small") {}.controlSize(.small).buttonStyle(.bordered)
                    Button("Regular") {}.buttonStyle(.borderedProminent).buttonBorderShape(.roundedRectangle)
                    Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                }
            }
            ControlGroup("Steps") {
                Button("Back") { count = 0 }
                Button("Forward") { count = 3 }
            }
            Text(verbatim: "is \(isOn) \(isOff) \(Int(amount)) \(count) \(isEditing)")
        }
        .padding(16)
        .tint(.indigo)
    }
}

private struct Appointment: View {
    @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

    var body: some View {
        VStack {
            DatePicker(
                "When", selection: $date, in: Date(timeIntervalSince1970: 946_684_800)..., displayedComponents: .date)
            Text(verbatim: date.formatted(.iso8601.year().month().day()))
        }
    }
}

@MainActor
@Suite("Controls for values in Chromium")
struct ValueControlPageTests {
    @Test func `a slider is dragged and worked by keys`() async throws {
        try await ViewPage.run(ControlGallery()) { view in
            let page = view.page
            let box = try await page.center(of: "input[type=range]")
            try await page.dragMouse(through: [box, CGPoint(x: box.x + 60, y: box.y), CGPoint(x: 2000, y: box.y)])
            try await view.waitForText("true false 100 2 false")
            try await page.evaluate("document.querySelector('input[type=range]').focus()")
            try await page.press("Home")
            try await view.waitForText("true false 0 2 false")
            try await page.press("ArrowRight")
            try await view.waitForText("true false 1 2 false")
            #expect(page.problems.isEmpty)
        }
    }

    @Test func `a slider follows a finger`() async throws {
        try await ViewPage.run(ControlGallery(), options: .phone()) { view in
            let box = try await view.page.center(of: "input[type=range]")
            let path = stride(from: box.x, through: box.x - 200, by: -20).map { CGPoint(x: $0, y: box.y) }
            try await view.page.dragFinger(through: path)
            try await view.waitForText("true false 0 2 false")
        }
    }

    @Test func `a dragged slider has one value on the way at most`() async throws {
        try await ViewPage.run(ControlGallery()) { view in
            let before = view.page.framesSent.count
            let box = try await view.page.center(of: "input[type=range]")
            let path = (0...100).map { CGPoint(x: box.x + Double($0), y: box.y) }
            try await view.page.dragMouse(through: path)
            try await view.page.waitFor("document.body.textContent.endsWith('2 false')")
            let values = view.page.framesSent.dropFirst(before).filter { $0.contains(#""kind":"value""#) }
            #expect(!values.isEmpty && values.count <= 101)
            let shown = try await view.page.evaluate(
                "String(Math.floor(document.querySelector('input[type=range]').value))")
            try await view.waitForText("true false \(shown.string ?? "") 2 false")
        }
    }

    @Test func `switches and steppers are worked by mouse touch and keys`() async throws {
        try await ViewPage.run(ControlGallery()) { view in
            try await view.page.click("[role=switch]")
            try await view.waitForText("is false false")
            try await view.page.press(" ")
            try await view.waitForText("is true false")
            try await view.page.click("[aria-label=Increment]")
            try await view.waitForText("40 3 false")
            #expect(
                try await view.page.evaluate(
                    "document.querySelector('[aria-label=Increment]').matches(':disabled, [aria-disabled=true]')")
                    == true)
        }
        try await ViewPage.run(ControlGallery(), options: .phone()) { view in
            try await view.page.tap("[role=checkbox]")
            try await view.waitForText("is true true")
            try await view.page.tap("[aria-label=Decrement]")
            try await view.waitForText("40 1 false")
        }
    }

    @Test func `a date is typed and a colour chosen`() async throws {
        try await ViewPage.run(ControlGallery(), options: PageOptions(timeZone: "UTC")) { view in
            try await view.page.evaluate("document.querySelector('input[type=date]').focus()")
            try await view.page.press("ArrowUp")
            try await view.waitForText("Dec 14, 2023")
            try await view.page.evaluate(
                """
                (() => {
                  const input = document.querySelector('input[type=color]');
                  input.value = '#00ff00';
                  input.dispatchEvent(new Event('input'));
                  input.dispatchEvent(new Event('change'));
                })()
                """)
            try await view.page.waitFor(
                "[...document.querySelectorAll('.path path, .element')].some((node) => getComputedStyle(node).fill === 'rgb(0, 255, 0)' || getComputedStyle(node).backgroundColor === 'rgb(0, 255, 0)')"
            )
        }
    }

    /// While a year is typed, the field has other years, which are too early.
    @Test func `a date is typed as people type it`() async throws {
        try await ViewPage.run(Appointment(), options: PageOptions(timeZone: "UTC")) { view in
            try await view.page.evaluate("document.querySelector('input[type=date]').focus()")
            try await view.page.pressUnhurried("1", "2", "2", "4", "2", "0", "2", "5")
            try await view.waitForText("2025-12-24")
            try await view.page.evaluate("document.activeElement.blur()")
            try await view.page.evaluate("document.querySelector('input[type=date]').focus()")
            try await view.page.pressUnhurried("0", "3", "0", "4", "1", "9", "9", "9")
            try await view.page.evaluate("document.activeElement.blur()")
            try await view.waitForText("2000-01-01")
        }
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `every control is seen`(scheme: PageOptions.ColorScheme) async throws {
        try await ViewPage.run(ControlGallery(), options: Screenshots.phone(scheme)) { view in
            try await Screenshots.keep(view.page, as: "controls-\(scheme.rawValue)")
            #expect(view.page.problems.isEmpty)
        }
    }
}
