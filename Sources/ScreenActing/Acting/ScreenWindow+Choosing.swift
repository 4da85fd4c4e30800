import CoreGraphics
import DisplayList
import Foundation
import ScreenReading
import SwiftUICore

extension ScreenWindow {
    /// Chooses an option of a picker by its title: a menu item, or a visible option.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, isn't a picker or has no such option, or if the query is
    ///   ambiguous or the option is disabled.
    public func choose(_ option: String, from query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        if element.role == .radioGroup { return try tap(.option(option).inside(query)) }
        let (id, control) = try control(element)
        guard let line = control.options.first(where: { $0.title == option }) else {
            let titles = control.options.map { "\"\($0.title)\"" }.joined(separator: ", ")
            throw WindowError("The \(element.name) has no option \"\(option)\". It has: \(titles).")
        }
        guard !line.isDisabled else { throw WindowError("The option \"\(option)\" of \(element.name) is disabled.") }
        send(.value(line.value, revision: control.revision + 1), to: id)
    }

    /// Moves a slider to a value, rounded to its steps.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach or the query is ambiguous, or if it isn't a slider.
    public func set(_ value: Double, of query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        let (id, control) = try control(element)
        guard control.variety == .slider else { throw WindowError("The \(element.name) is no slider.") }
        let low = Double(control.minimum ?? "") ?? 0, high = Double(control.maximum ?? "") ?? 1
        var new = min(max(value, low), high)
        if let step = control.step.flatMap({ Double($0) }) {
            new = min(low + ((new - low) / step).rounded() * step, high)
        }
        send(.hold(true), to: id)
        send(.value("\(new)", revision: control.revision + 1), to: id)
        send(.hold(false), to: id)
    }

    /// Moves a slider to a fraction of its range, 0 to 1.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach or the query is ambiguous, or if it isn't a slider.
    public func set(fraction: Double, of query: ElementQuery) throws(WindowError) {
        let (_, control) = try control(find(query))
        let low = Double(control.minimum ?? "") ?? 0, high = Double(control.maximum ?? "") ?? 1
        try set(low + (high - low) * fraction, of: query)
    }

    /// A slider's position as a fraction of its range, 0 to 1; nil for other elements.
    package func fraction(of element: ScreenElement) -> Double? {
        guard let (_, control) = try? control(element), control.variety == .slider else { return nil }
        let low = Double(control.minimum ?? "") ?? 0, high = Double(control.maximum ?? "") ?? 1
        return high > low ? ((Double(control.value) ?? low) - low) / (high - low) : 0
    }

    /// Picks a date or a time, in the window's time zone.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach or the query is ambiguous, or if it isn't a date picker.
    public func set(_ date: Date, of query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        let (id, control) = try control(element)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = timeZone
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        func digits(_ number: Int?, _ count: Int) -> String {
            let text = String(number ?? 0)
            return String(repeating: "0", count: max(count - text.count, 0)) + text
        }
        let day = "\(digits(parts.year, 4))-\(digits(parts.month, 2))-\(digits(parts.day, 2))"
        let time = "\(digits(parts.hour, 2)):\(digits(parts.minute, 2))"
        switch control.variety {
        case .date: send(.value(day, revision: control.revision + 1), to: id)
        case .time: send(.value(time, revision: control.revision + 1), to: id)
        case .dateTime: send(.value("\(day)T\(time)", revision: control.revision + 1), to: id)
        default: throw WindowError("The \(element.name) picks no date.")
        }
    }

    /// Changes a stepper's value by a number of steps.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach or the query is ambiguous, or if it isn't a stepper.
    public func step(_ query: ElementQuery, by count: Int) throws(WindowError) {
        let element = try find(query)
        let buttons = element.all.filter { $0.role == .button }
        for _ in 0..<abs(count) {
            if element.role == .stepper {
                let key = count > 0 ? "ArrowUp" : "ArrowDown"
                send(.key(key, modifiers: [], isDown: true), to: element.id)
            } else if buttons.count == 2 {
                try tap(buttons[count > 0 ? 1 : 0])
            } else {
                throw WindowError("The \(element.name) is no stepper.")
            }
        }
    }

    /// Chooses files on the user's machine for a file input, or drops them on an element.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach or the query is ambiguous, or if it takes no files.
    public func give(_ files: [(name: String, type: String, data: Data)], to query: ElementQuery) throws(WindowError) {
        let element = try find(query)
        let touched = try touched(element)
        guard let taker = touched.first(where: { $0.input.events.contains(.file) }) else {
            throw WindowError("The \(element.name) takes no files.")
        }
        for (index, file) in files.enumerated() {
            let starts = stride(from: 0, to: max(file.data.count, 1), by: FileChunk.dataCountMax)
            for start in starts {
                let part = file.data.dropFirst(start).prefix(FileChunk.dataCountMax)
                let chunk = FileChunk(
                    index: index, count: files.count, name: file.name, type: file.type, byteCount: file.data.count,
                    offset: start, data: Data(part))
                send(.file(chunk), to: taker.id)
            }
        }
    }

    private func control(_ element: ScreenElement) throws(WindowError) -> (id: ElementID, content: ControlContent) {
        _ = try touched(element)
        guard case .control(let control)? = list[element.id]?.content else {
            throw WindowError("The \(element.name) has no value to choose.")
        }
        return (element.id, control)
    }
}
