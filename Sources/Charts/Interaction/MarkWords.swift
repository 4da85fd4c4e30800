import SwiftUI

/// The accessibility labels and values of marks.
@MainActor
struct MarkWords {
    let model: ChartModel

    /// The app's label, or else the mark's value along its base axis, and its series.
    func label(of mark: Mark, in environment: EnvironmentValues) -> Text {
        if let label = mark.look.label { return label }
        if let sector = mark.sector {
            return Text(verbatim: series(of: mark, in: environment) ?? sector.value.label.plainText(in: environment))
        }
        let base = mark.isUpright ? mark.x : mark.y
        let place = base.all.isEmpty ? nil : words(base, in: environment)
        return Text(verbatim: [place, series(of: mark, in: environment)].compactMap { $0 }.joined(separator: ", "))
    }

    func value(of mark: Mark, in environment: EnvironmentValues) -> Text {
        if let value = mark.look.value { return value }
        if let sector = mark.sector { return Text(verbatim: words(.value(sector.value), in: environment)) }
        return Text(verbatim: words(mark.isUpright ? mark.y : mark.x, in: environment))
    }

    private func series(of mark: Mark, in environment: EnvironmentValues) -> String? {
        (mark.look.by.color ?? mark.look.by.symbol ?? mark.series ?? mark.look.by.position).map {
            ValueWords([$0.start], environment)[$0.start]
        }
    }

    private func words(_ place: Mark.Place, in environment: EnvironmentValues) -> String {
        switch place {
        case .none, .fixed: return ""
        case .value(let value):
            let words = words(value.start, value, environment)
            guard let end = value.end, value.unit == nil else { return words }
            return words + " – " + self.words(end, value, environment)
        case .range(let start, let end):
            return words(start.start, start, environment) + " – " + words(end.start, end, environment)
        }
    }

    private func words(_ value: _ChartValue, _ plotted: PlottedValue, _ environment: EnvironmentValues) -> String {
        switch value {
        case .category(let name): return name
        case .number(let number):
            return number.formatted(.number.precision(.fractionLength(0...2)).locale(environment.locale))
        case .date(let date):
            let style = Date.FormatStyle(
                locale: environment.locale, calendar: environment.calendar, timeZone: environment.calendar.timeZone)
            switch plotted.unit {
            case .year: return date.formatted(style.year())
            case .month, .quarter: return date.formatted(style.month(.wide).year())
            case .hour, .minute, .second: return date.formatted(style.month().day().hour().minute())
            default: return date.formatted(style.month(.wide).day().year())
            }
        }
    }
}
