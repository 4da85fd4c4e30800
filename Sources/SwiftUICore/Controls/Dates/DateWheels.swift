import Foundation

/// A date, or a time, on wheels: one for each of its parts, in the order in which the window's locale writes them.
struct DateWheels: View {
    let selection: Binding<Date>
    let components: DatePickerComponents
    let minimum: Date?
    let maximum: Date?
    @Environment(\.calendar) private var calendar
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone
    /// The years on the wheel. They stay the same when another year is chosen: otherwise the rows would move away under
    /// the row that was just selected.
    @State private var years: ClosedRange<Int>?

    var body: some View {
        HStack(spacing: 4) {
            if components.contains(.date) { ForEach(dateParts, id: \.self) { wheel($0) } }
            if components.contains(.hourAndMinute) { ForEach(timeParts, id: \.self) { wheel($0) } }
        }
        .frame(maxWidth: 420)
        .onChange(of: reach, initial: true) { years = reach }
    }

    private enum Part: String, Hashable {
        case year = "Year", month = "Month", day = "Day", hour = "Hour", minute = "Minute", half = "AM/PM"
    }

    private var zoned: Calendar {
        var zoned = calendar
        zoned.timeZone = timeZone
        zoned.locale = locale
        return zoned
    }

    // MARK: Order

    private var dateParts: [Part] {
        let letters: [(Part, Character)] = [(.year, "y"), (.month, "M"), (.day, "d")]
        let pattern = pattern("yMMMd")
        return letters.sorted { place($0.1, pattern) < place($1.1, pattern) }.map(\.0)
    }

    private var timeParts: [Part] { hasHalves ? [.hour, .minute, .half] : [.hour, .minute] }
    private var hasHalves: Bool { pattern("j").contains("a") }

    private func pattern(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    }

    private func place(_ letter: Character, _ pattern: String) -> Int {
        let place = pattern.firstIndex(of: letter) ?? pattern.endIndex
        return pattern.distance(from: pattern.startIndex, to: place)
    }

    // MARK: One wheel

    private func wheel(_ part: Part) -> some View {
        Picker(selection: binding(part)) {
            ForEach(values(part), id: \.self) { value in Text(verbatim: title(part, value)).tag(value) }
        } label: {
            Text.system(LocalizedStringKey(part.rawValue))
        }
        .pickerStyle(.wheel)
        .labelsHidden()
        .frame(minWidth: part == .month ? 96 : 52, maxWidth: part == .month ? 200 : 96)
    }

    private func values(_ part: Part) -> [Int] {
        switch part {
        case .year:
            let first = minimum.map { zoned.component(.year, from: $0) } ?? reach.lowerBound
            let last = maximum.map { zoned.component(.year, from: $0) } ?? reach.upperBound
            return Array(first...max(first, last))
        case .month: return Array(1...max(zoned.monthSymbols.count, 1))
        case .day: return Array(zoned.range(of: .day, in: .month, for: selection.wrappedValue) ?? 1..<32)
        case .hour: return hasHalves ? [12] + Array(1...11) : Array(0...23)
        case .minute: return Array(0...59)
        case .half: return [0, 1]
        }
    }

    /// A hundred years on either side of the first chosen one. If the selection is set to a year beyond that, the range
    /// is extended; if that would be more than a thousand years, it is replaced.
    private var reach: ClosedRange<Int> {
        let chosen = zoned.component(.year, from: selection.wrappedValue)
        let around = chosen - 100...chosen + 100
        guard let years, !years.contains(chosen) else { return years ?? around }
        let both = min(years.lowerBound, around.lowerBound)...max(years.upperBound, around.upperBound)
        return both.count <= 1000 ? both : around
    }

    private func title(_ part: Part, _ value: Int) -> String {
        switch part {
        case .month: zoned.monthSymbols.indices.contains(value - 1) ? zoned.monthSymbols[value - 1] : String(value)
        case .half: value == 0 ? zoned.amSymbol : zoned.pmSymbol
        case .minute: value < 10 ? "0\(value)" : String(value)
        case .year, .day, .hour: String(value)
        }
    }

    // MARK: Reading and writing

    private func binding(_ part: Part) -> Binding<Int> {
        Binding(get: { value(part) }, set: { set(part, $0) })
    }

    private func value(_ part: Part) -> Int {
        let now = zoned.dateComponents([.year, .month, .day, .hour, .minute], from: selection.wrappedValue)
        let hour = now.hour ?? 0
        switch part {
        case .year: return now.year ?? 0
        case .month: return now.month ?? 1
        case .day: return now.day ?? 1
        case .hour: return hasHalves ? (hour % 12 == 0 ? 12 : hour % 12) : hour
        case .minute: return now.minute ?? 0
        case .half: return hour < 12 ? 0 : 1
        }
    }

    /// Sets one part and keeps the others. A day that the new month doesn't have becomes its last day, and the date is
    /// clamped to the range.
    private func set(_ part: Part, _ value: Int) {
        var parts = zoned.dateComponents([.year, .month, .day, .hour, .minute, .second], from: selection.wrappedValue)
        switch part {
        case .year: parts.year = value
        case .month: parts.month = value
        case .day: parts.day = value
        case .hour:
            let isLate = (parts.hour ?? 0) >= 12
            parts.hour = hasHalves ? value % 12 + (isLate ? 12 : 0) : value
        case .minute: parts.minute = value
        case .half: parts.hour = (parts.hour ?? 0) % 12 + 12 * value
        }
        parts.day = min(parts.day ?? 1, daysOfMonth(parts))
        guard let date = zoned.date(from: parts) else { return }
        let early = max(date, minimum ?? date)
        selection.wrappedValue = min(early, maximum ?? early)
    }

    private func daysOfMonth(_ parts: DateComponents) -> Int {
        var first = DateComponents()
        (first.year, first.month, first.day) = (parts.year, parts.month, 1)
        return zoned.date(from: first).flatMap { zoned.range(of: .day, in: .month, for: $0) }?.count ?? 31
    }
}
