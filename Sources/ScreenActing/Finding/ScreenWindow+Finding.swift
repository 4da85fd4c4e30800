import CoreGraphics
import Foundation
import ScreenReading

extension ScreenWindow {
    /// The element that matches.
    /// - Throws: ``WindowError`` if no match is in reach, with the most similar names; or if there are several matches.
    public func find(_ query: ElementQuery) throws(WindowError) -> ScreenElement {
        let screen = screen
        let found = query.matches(in: screen.root)
        let inReach = found.filter(\.isInReach)
        guard let element = inReach.first else { throw screen.missing(query, behind: found.first) }
        guard inReach.count == 1 else { throw WindowError(ambiguous: query, inReach) }
        return element
    }

    /// All matches within reach, in reading order.
    public func all(_ query: ElementQuery) -> [ScreenElement] {
        query.matches(in: screen.root).filter(\.isInReach)
    }

    /// Whether there is at least one match within reach.
    public func has(_ query: ElementQuery) -> Bool { !all(query).isEmpty }

    /// The value of an element: a field's text, a slider's number, the selected item of a menu.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous.
    public func value(of query: ElementQuery) throws(WindowError) -> String { try find(query).value ?? "" }

    /// Whether a toggle is on, or an option, tab or row is selected.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous.
    public func isSelected(_ query: ElementQuery) throws(WindowError) -> Bool { try find(query).isSelected }

    /// Where an element is in the window, in points.
    ///
    /// - Throws: ``WindowError`` if the element is out of reach, or the query is ambiguous.
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
    /// The error for a query without a usable match.
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
    /// Sorted by the similarity of their names to one; unchanged if no name is similar.
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

/// The Levenshtein distance of two texts, ignoring case.
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
