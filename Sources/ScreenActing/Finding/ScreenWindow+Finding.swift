import CoreGraphics
import Foundation
import ScreenReading

extension ScreenWindow {
    /// The element that is meant.
    /// - Throws: Where there is none in reach, with the names that come nearest; where there are several.
    public func find(_ query: ElementQuery) throws(WindowError) -> ScreenElement {
        let screen = screen
        let found = query.matches(in: screen.root)
        let inReach = found.filter(\.isInReach)
        guard let element = inReach.first else { throw screen.missing(query, behind: found.first) }
        guard inReach.count == 1 else { throw WindowError(ambiguous: query, inReach) }
        return element
    }

    /// All elements that are meant and in reach, in the order in which they are read.
    public func all(_ query: ElementQuery) -> [ScreenElement] {
        query.matches(in: screen.root).filter(\.isInReach)
    }

    /// Whether there is at least one that is meant, and in reach.
    public func has(_ query: ElementQuery) -> Bool { !all(query).isEmpty }

    /// The value of an element: a field's text, a slider's number, the chosen line of a menu.
    ///
    /// - Throws: ``WindowError`` where the element isn't in reach or several are meant.
    public func value(of query: ElementQuery) throws(WindowError) -> String { try find(query).value ?? "" }

    /// Whether a toggle is on, or an option, a tab or a row chosen.
    ///
    /// - Throws: ``WindowError`` where the element isn't in reach or several are meant.
    public func isSelected(_ query: ElementQuery) throws(WindowError) -> Bool { try find(query).isSelected }

    /// Where an element is in the window, in points.
    ///
    /// - Throws: ``WindowError`` where the element isn't in reach or several are meant.
    public func frame(of query: ElementQuery) throws(WindowError) -> CGRect { try find(query).frame }
}

extension WindowError {
    fileprivate init(ambiguous query: ElementQuery, _ found: [ScreenElement]) {
        let listed = found.prefix(5).map(\.summary).joined(separator: "; ")
        self.init(
            "There are \(found.count) that an \(query) may be: \(listed). Say its role, what it is inside of, or .at(0)."
        )
    }
}

extension Screen {
    /// Why a query found nothing that can be worked.
    fileprivate func missing(_ query: ElementQuery, behind: ScreenElement?) -> WindowError {
        if let behind {
            let front = elements.last { $0.role.isPresented && $0.isInReach }
            return WindowError("The \(behind.summary) lies behind the \(front?.summary ?? "dialog").")
        }
        let inReach = elements.filter(\.isInReach)
        let alike = query.roles.isEmpty ? inReach : inReach.filter { query.roles.contains($0.role) }
        let nearest = (alike.isEmpty ? inReach : alike).filter { !$0.label.isEmpty || !alike.isEmpty }
            .sorted(near: query.name ?? "")
        guard !nearest.isEmpty else { return WindowError("There is no \(query): the screen is empty.") }
        let listed = nearest.prefix(8).map(\.summary).joined(separator: "; ")
        return WindowError("There is no \(query). There is: \(listed)\(nearest.count > 8 ? "; …" : ".")")
    }
}

extension [ScreenElement] {
    /// Those whose names are nearest to one first; where there is none, as they are.
    fileprivate func sorted(near name: String) -> [ScreenElement] {
        guard !name.isEmpty else { return self }
        let measured = enumerated().map { (place: $0, distance: $1.distance(to: name), element: $1) }
        return measured.sorted { ($0.distance, $0.place) < ($1.distance, $1.place) }.map(\.element)
    }
}

extension ScreenElement {
    fileprivate func distance(to name: String) -> Int {
        [label, identifier, placeholder].compactMap(\.self).map { editDistance($0, name) }.min() ?? .max
    }
}

/// How many characters have to be put in, taken out or replaced to make one text of the other, upper and lower case alike.
func editDistance(_ left: String, _ right: String) -> Int {
    let (left, right) = (Array(left.lowercased().prefix(64)), Array(right.lowercased().prefix(64)))
    var row = Array(0...right.count)
    for (i, character) in left.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for (j, other) in right.enumerated() {
            let replaced = diagonal + (character == other ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = Swift.min(replaced, row[j + 1] + 1, row[j] + 1)
        }
    }
    return row[right.count]
}
