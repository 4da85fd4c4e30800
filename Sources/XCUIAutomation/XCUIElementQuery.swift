import Foundation
import ScreenReading
@_spi(Nodes) import ViewTree

/// A search for elements, which is made anew whenever something is asked of it.
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

    /// The element that is called, or identified by, a name.
    public subscript(key: String) -> XCUIElement {
        single("[\"\(key)\"]") { found in found.filter { $0.isNamed(key) } }
    }

    /// The only element.
    public var element: XCUIElement { single("") { $0 } }

    /// The first element.
    public var firstMatch: XCUIElement { single(".firstMatch") { Array($0.prefix(1)) } }

    /// The element at a place.
    public func element(boundBy index: Int) -> XCUIElement {
        single("[\(index)]") { found in found.indices.contains(index) ? [found[index]] : [] }
    }

    /// The only element that a predicate is true of.
    public func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The only element of a kind, and with an identifier where one is given.
    public func element(matching type: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(type, identifier: identifier).element
    }

    // MARK: Several

    /// How many there are.
    public var count: Int { assumingMainActor { search().count } }

    /// All there are now.
    public var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// All there are now; each stays the one that it is.
    public var allElementsBoundByAccessibilityElement: [XCUIElement] {
        let (found, search) = (assumingMainActor { self.search() }, search)
        return found.enumerated().map { index, element in
            XCUIElement(application, "\(words)[\(index)]") { search().filter { $0.id == element.id } }
        }
    }

    /// What predicates ask for: `count`.
    public var customMirror: Mirror { Mirror(self, children: ["count": count]) }

    /// All there are, with what is in them.
    public var debugDescription: String {
        "\(words):\n" + assumingMainActor { search() }.map(\.text).joined()
    }

    /// Those that are called, or identified by, a name.
    public func matching(identifier: String) -> XCUIElementQuery {
        narrowed("(\"\(identifier)\")") { found in found.filter { $0.isNamed(identifier) } }
    }

    /// Those of a kind, and with an identifier where one is given.
    public func matching(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("(\(type), \(identifier ?? "any"))") { found in
            found.filter { $0.isOf(type) && (identifier.map($0.isNamed) ?? true) }
        }
    }

    /// Those that a predicate is true of; it may ask for `label`, `identifier`, `value`, `placeholderValue`, `enabled`,
    /// `selected`, `hittable` and `elementType`. A predicate that is a closure is told `XCUIElementAttributes`.
    public func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        nonisolated(unsafe) let predicate = predicate
        let application = application
        return narrowed("(\(predicate))") { found in
            found.filter { predicate.evaluate(with: $0.snapshot(in: application)) }
        }
    }

    /// Those that have an element of a kind in them, with an identifier where one is given.
    public func containing(_ type: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        narrowed("(containing \(type) \(identifier ?? ""))") { found in
            found.filter { element in
                element.all.dropFirst().contains { $0.isOf(type) && (identifier.map($0.isNamed) ?? true) }
            }
        }
    }

    /// Those that have an element in them of which a predicate is true.
    public func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        nonisolated(unsafe) let predicate = predicate
        let application = application
        return narrowed("(containing \(predicate))") { found in
            found.filter { $0.all.dropFirst().contains { predicate.evaluate(with: $0.snapshot(in: application)) } }
        }
    }

    /// All elements of a kind in these.
    public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        let application = application
        return narrowed(".\(type)") { found in application.elements(of: type, below: found) }
    }

    /// The elements of a kind directly in these.
    public func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        narrowed(".\(type)") { found in found.flatMap(\.children).filter { $0.isOf(type) } }
    }
}

extension ScreenElement {
    /// What predicates are told.
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
