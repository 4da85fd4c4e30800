import Foundation
import ScreenReading
@_spi(Nodes) import ViewTree

/// A query for elements, which is evaluated again on each use.
///
/// See [XCUIElementQuery](https://developer.apple.com/documentation/xcuiautomation/xcuielementquery).
// @unchecked: all of it is used on the main thread, which debug builds check.
public final class XCUIElementQuery: XCUIElementTypeQueryProvider, CustomReflectable, CustomDebugStringConvertible,
    @unchecked Sendable
{
    let application: XCUIApplication
    let words: String
    let search: @MainActor () -> [ScreenElement]

    init(_ application: XCUIApplication, _ words: String, _ search: @escaping @MainActor () -> [ScreenElement]) {
        self.application = application
        self.words = words
        self.search = search
    }

    private func narrowed(
        _ more: String, _ change: @escaping @MainActor ([ScreenElement]) -> [ScreenElement]
    ) -> XCUIElementQuery {
        let search = search
        return XCUIElementQuery(application, "\(words)\(more)") { change(search()) }
    }

    private func single(
        _ more: String, _ choose: @escaping @MainActor ([ScreenElement]) -> [ScreenElement]
    ) -> XCUIElement {
        let search = search
        return XCUIElement(application, "\(words)\(more)") { choose(search()) }
    }

    // MARK: One

    /// The element with a name or identifier.
    public subscript(key: String) -> XCUIElement {
        single("[\"\(key)\"]") { found in found.filter { $0.isNamed(key) } }
    }

    /// The only match.
    public var element: XCUIElement { single("") { $0 } }

    /// The first match.
    public var firstMatch: XCUIElement { single(".firstMatch") { Array($0.prefix(1)) } }

    /// The match at an index.
    public func element(boundBy index: Int) -> XCUIElement {
        single("[\(index)]") { found in found.indices.contains(index) ? [found[index]] : [] }
    }

    /// The only match for a predicate.
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The only match of a type, and with an identifier if one is given.
    public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(type, identifier: identifier).element
    }

    // MARK: Several

    /// The number of matches.
    public var count: Int { assumingMainActor { search().count } }

    /// All current matches.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// All current matches; each keeps referring to the same element.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] {
        let (found, search) = (assumingMainActor { self.search() }, search)
        return found.enumerated().map { index, element in
            XCUIElement(application, "\(words)[\(index)]") { search().filter { $0.id == element.id } }
        }
    }

    /// The property for predicates: `count`.
    public var customMirror: Mirror { Mirror(self, children: ["count": count]) }

    /// All matches with their descendants, as text.
    public var debugDescription: String {
        "\(words):\n" + assumingMainActor { search() }.map(\.text).joined()
    }

    /// The matches with a name or identifier.
    public func matching(identifier: String) -> XCUIElementQuery {
        narrowed("(\"\(identifier)\")") { found in found.filter { $0.isNamed(identifier) } }
    }

    /// The matches of a type, and with an identifier if one is given.
    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("(\(type), \(identifier ?? "any"))") { found in
            found.filter { $0.isOf(type) && (identifier.map($0.isNamed) ?? true) }
        }
    }

    /// The matches for a predicate, which may use `label`, `identifier`, `value`, `placeholderValue`, `enabled`, `selected`,
    /// `hittable` and `elementType`. A block predicate gets `XCUIElementAttributes`.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        nonisolated(unsafe) let predicate = predicate
        let application = application
        return narrowed("(\(predicate))") { found in
            found.filter { predicate.evaluate(with: $0.snapshot(in: application)) }
        }
    }

    /// The matches with a descendant of a type, and with an identifier if one is given.
    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("(containing \(type) \(identifier ?? ""))") { found in
            found.filter { element in
                element.all.dropFirst().contains { $0.isOf(type) && (identifier.map($0.isNamed) ?? true) }
            }
        }
    }

    /// The matches with a descendant for which a predicate is true.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        nonisolated(unsafe) let predicate = predicate
        let application = application
        return narrowed("(containing \(predicate))") { found in
            found.filter { $0.all.dropFirst().contains { predicate.evaluate(with: $0.snapshot(in: application)) } }
        }
    }

    /// All descendants of a type.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        let application = application
        return narrowed(".\(type)") { found in application.elements(of: type, below: found) }
    }

    /// The direct children of a type.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed(".\(type)") { found in found.flatMap(\.children).filter { $0.isOf(type) } }
    }
}

extension ScreenElement {
    /// The object that predicates are evaluated with.
    @MainActor func snapshot(in application: XCUIApplication) -> ElementSnapshot {
        ElementSnapshot(element: self, isHittable: application.isHittable(self))
    }

    func attributes(isHittable: Bool) -> [String: Any] {
        [
            "label": label, "identifier": identifier ?? "", "value": testedValue ?? "", "title": label,
            "placeholderValue": placeholder ?? "", "enabled": isEnabled, "isEnabled": isEnabled,
            "selected": isSelected, "isSelected": isSelected, "exists": true, "hittable": isHittable,
            "isHittable": isHittable, "elementType": Int(type.rawValue),
        ]
    }
}
