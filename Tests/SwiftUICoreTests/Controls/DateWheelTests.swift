import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Wheels of dates")
struct DateWheelTests {
    private final class Birthday {
        var date: Date
        init(year: Int) { date = DateWheelTests.calendar.date(from: DateComponents(year: year, month: 6, day: 5))! }
        var year: Int { DateWheelTests.calendar.component(.year, from: date) }
    }

    private nonisolated static let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()

    private struct Form: View {
        let birthday: Birthday
        @State private var changes = 0

        var body: some View {
            VStack {
                DatePicker(
                    "Born",
                    selection: Binding(
                        get: { birthday.date },
                        set: {
                            birthday.date = $0
                            changes += 1
                        }), displayedComponents: .date
                )
                .datePickerStyle(.wheel)
                Text(verbatim: "changes \(changes)")
            }
        }
    }

    private func window(_ birthday: Birthday) -> TestWindow {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        environment.timeZone = .gmt
        environment.calendar = Self.calendar
        return TestWindow(Form(birthday: birthday), size: CGSize(width: 400, height: 400), environment: environment)
    }

    private func years(in window: TestWindow) -> [Int] { window.texts.compactMap { Int($0) }.filter { $0 > 31 } }

    private func turnYear(_ key: String, in window: TestWindow) throws {
        let wheel = try #require(
            window.elements.first { $0.accessibility.role == .spinButton && $0.accessibility.label == "Year" })
        let key = ElementEvent.Action.key(key, modifiers: [], isDown: true)
        window.graph.handle(ElementEvent(element: wheel.id, frameSeen: 0, action: key))
        window.render()
    }

    @Test func `the rows of years stay where they are as one is chosen`() throws {
        let birthday = Birthday(year: 2000)
        let window = window(birthday)
        #expect(years(in: window) == Array(1900...2100))
        for _ in 0..<3 { try turnYear("ArrowDown", in: window) }
        try turnYear("ArrowUp", in: window)
        #expect(birthday.year == 2002)
        #expect(years(in: window) == Array(1900...2100))
    }

    @Test func `there are years around the one that is chosen first`() {
        #expect(years(in: window(Birthday(year: 1815))) == Array(1715...1915))
    }
}
