import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Styles of date pickers")
struct DatePickerStyleTests {
    private struct Postponing: DatePickerStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                configuration.label
                Button("Later") { configuration.selection = configuration.selection.addingTimeInterval(86_400) }
                DatePicker(
                    selection: configuration.$selection, displayedComponents: configuration.displayedComponents
                ) {}
                .labelsHidden()
            }
        }
    }

    private struct Booking: View {
        let title: String
        @State var date: Date

        var body: some View {
            DatePicker(title, selection: $date, in: Date(timeIntervalSince1970: 0)..., displayedComponents: .date)
                .datePickerStyle(Postponing())
            Text(verbatim: date.formatted(.iso8601.year().month().day()))
        }
    }

    private func fieldCount(in window: TestWindow) -> Int {
        window.elements.count { if case .control = $0.content { true } else { false } }
    }

    @Test func `a style of an app's own shows the label, changes the date and builds on other pickers`() {
        let window = TestWindow(Booking(title: "Day", date: Date(timeIntervalSince1970: 1_706_659_200)))
        #expect(window.texts.contains("Day") && window.texts.contains("2024-01-31"))
        #expect(fieldCount(in: window) == 1)
        window.press(button: "Later")
        #expect(window.texts.contains("2024-02-01"))
    }

    private struct Choosing: View {
        let calendar: Calendar
        @State var date: Date

        var body: some View {
            DatePicker("Day", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
            Text(verbatim: "\(calendar.component(.day, from: date)) at \(calendar.component(.hour, from: date))")
        }
    }

    @Test func `the time of day stays on a day on which clocks are changed`() throws {
        let zone = try #require(TimeZone(identifier: "America/New_York"))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let date = try #require(calendar.date(from: DateComponents(year: 2026, month: 3, day: 5, hour: 10)))
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = zone
        environment.calendar = calendar
        let window = TestWindow(
            Choosing(calendar: calendar, date: date), size: CGSize(width: 400, height: 500), environment: environment)
        #expect(window.texts.contains("5 at 10"))
        window.press(button: "8")
        #expect(window.texts.contains("8 at 10"))
    }
}
