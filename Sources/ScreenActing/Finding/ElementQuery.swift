import DisplayList
import Foundation
import ScreenReading

/// A query for an element of a screen. A string literal matches the name or the identifier of an element of any role.
///
///     try window.tap("Add")
///     try window.tap(.button("Delete").inside(.row("Milk")))
///     try window.find(.row().at(2))
///
/// Of nested elements with the same name, the outermost matches: the button, not the text on it.
public struct ElementQuery: Sendable, ExpressibleByStringLiteral {
    var roles: Set<ScreenRole> = []
    var name: String?
    private var part: String?
    private var identifier: String?
    private var value: String?
    private var words: String?
    private var element: ScreenElement?
    private var place: Int?
    private var outer: [ElementQuery] = []

    /// Matches elements by name or identifier.
    public init(_ name: String) { self.name = name }

    /// Matches elements by name or identifier.
    public init(stringLiteral name: String) { self.name = name }

    /// Matches elements of some roles, by name if one is given.
    public init(_ roles: Set<ScreenRole>, _ name: String? = nil) {
        self.roles = roles
        self.name = name
    }

    // MARK: Narrowing

    /// Selects the match at an index, counted from 0 in reading order.
    public func at(_ place: Int) -> ElementQuery { changed { $0.place = place } }

    /// Selects the first match.
    public var first: ElementQuery { at(0) }

    /// Restricts the query to elements inside another one.
    public func inside(_ outer: ElementQuery) -> ElementQuery { changed { $0.outer.append(outer) } }

    /// Restricts the query to elements with a value: a field's text, a slider's number, the selected item of a menu.
    public func value(_ value: String) -> ElementQuery { changed { $0.value = value } }

    /// Restricts the query to elements that contain a text: `.row().saying("Milk")`.
    public func saying(_ words: String) -> ElementQuery { changed { $0.words = words } }

    private func changed(_ change: (inout ElementQuery) -> Void) -> ElementQuery {
        var copy = self
        change(&copy)
        return copy
    }

    /// Matches elements by `accessibilityIdentifier(_:)`.
    public static func identifier(_ identifier: String) -> ElementQuery {
        var query = ElementQuery([])
        query.identifier = identifier
        return query
    }

    /// Matches an element that was found before, if it still exists.
    public static func exactly(_ element: ScreenElement) -> ElementQuery {
        var query = ElementQuery([])
        query.element = element
        return query
    }

    /// Matches elements whose names contain a text.
    public static func containing(_ part: String) -> ElementQuery {
        var query = ElementQuery([])
        query.part = part
        return query
    }
}

// MARK: Searching

extension ElementQuery {
    /// All matches, in reading order.
    func matches(in root: ScreenElement) -> [ScreenElement] {
        if element?.id == root.id { return [root] }
        let scopes = outer.reduce([root]) { scopes, query in scopes.flatMap { query.matches(in: $0) } }
        let found = scopes.flatMap { $0.children.flatMap { outermost(in: $0) } }
        guard let place else { return found }
        return found.indices.contains(place) ? [found[place]] : []
    }

    private func outermost(in element: ScreenElement) -> [ScreenElement] {
        fits(element) ? [element] : element.children.flatMap { outermost(in: $0) }
    }

    private func fits(_ element: ScreenElement) -> Bool {
        if let id = self.element?.id { return element.id == id }
        if !roles.isEmpty, !roles.contains(element.role) { return false }
        if let name, !element.isCalled(name), !(isOfRows && element.texts.contains(name)) { return false }
        if let part, !element.label.contains(part) { return false }
        if let identifier, element.identifier != identifier { return false }
        if let value, element.value != value { return false }
        if let words, !element.texts.contains(where: { $0.contains(words) }) { return false }
        return true
    }

    /// Rows have no names of their own: they are found by a text in them.
    private var isOfRows: Bool { roles == [.row] }
}

extension ElementQuery: CustomStringConvertible {
    /// A description: `button "Delete" in row "Milk"`.
    public var description: String {
        if let element { return element.summary }
        var words = [roles.isEmpty ? "element" : roles.map(\.words).sorted().joined(separator: " or ")]
        if let name { words.append("\"\(name)\"") }
        if let part { words.append("with \"\(part)\" in its name") }
        if let identifier { words.append("identified as \"\(identifier)\"") }
        if let value { words.append("with the value \"\(value)\"") }
        if let text = self.words { words.append("saying \"\(text)\"") }
        if let place { words.append("at place \(place)") }
        for query in outer { words.append("in \(query)") }
        return words.joined(separator: " ")
    }
}
