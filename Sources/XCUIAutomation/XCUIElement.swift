import CoreGraphics
import Foundation
import KissaTesting
import XCTest
@_spi(Nodes) import ViewTree

/// An element of the app's screen, which is searched for again on each use. If an action isn't possible, the test fails with a
/// description of the screen.
///
/// See [XCUIElement](https://developer.apple.com/documentation/xcuiautomation/xcuielement). Use it on the main thread, as
/// XCTest's synchronous tests run.
// @unchecked: all of it is used on the main thread, which debug builds check.
public class XCUIElement: XCUIElementTypeQueryProvider, CustomReflectable, CustomDebugStringConvertible,
    @unchecked Sendable
{
    let words: String
    private let search: @MainActor () -> [ScreenElement]
    /// Whether to use the first of several matches.
    private let takesFirst: Bool
    private weak var owner: XCUIApplication?
    private let keeper: XCUIApplication?

    init(
        _ application: XCUIApplication?, _ words: String, takesFirst: Bool = false,
        _ search: @escaping @MainActor () -> [ScreenElement]
    ) {
        self.takesFirst = takesFirst
        owner = application
        keeper = application
        self.words = words
        self.search = search
    }

    var application: XCUIApplication { owner ?? (self as? XCUIApplication)! }

    /// The current element; nil if there is none.
    var current: ScreenElement? { assumingMainActor { search().first } }

    /// The element for an action; nil if there is none, or if there are several.
    var only: ScreenElement? {
        assumingMainActor {
            let found = search()
            return takesFirst || found.count == 1 ? found.first : nil
        }
    }

    // MARK: What it is

    /// Whether it exists.
    public var exists: Bool { current != nil }
    /// Whether it can be tapped: it is visible and not covered.
    public var isHittable: Bool { current.map(application.isHittable) ?? false }
    /// The name.
    public var label: String { current?.label ?? "" }
    /// The name.
    public var title: String { label }
    /// The identifier set by `accessibilityIdentifier(_:)`.
    public var identifier: String { current?.identifier ?? "" }
    /// Its value: `"1"` or `"0"` for a switch, the placeholder for an empty field.
    public var value: Any? { current?.testedValue }
    /// A field's placeholder.
    public var placeholderValue: String? { current?.placeholder }
    /// The frame in the window, in points.
    public var frame: CGRect { current?.frame ?? .zero }
    /// Whether it is enabled.
    public var isEnabled: Bool { current?.isEnabled ?? false }
    /// Whether it is selected.
    public var isSelected: Bool { current?.isSelected ?? false }
    /// Whether it has the focus.
    public var hasFocus: Bool { current?.isFocused ?? false }
    /// Its type.
    public var elementType: ElementType { current?.type ?? .any }
    /// The element and its descendants as text.
    public var debugDescription: String { current?.text ?? "\(words) (not there)" }

    /// The properties for predicates, including `exists`.
    public var customMirror: Mirror {
        let attributes =
            current.map { $0.attributes(isHittable: isHittable) } ?? [
                "exists": false, "isHittable": false, "hittable": false,
            ]
        return Mirror(self, children: attributes.map { (label: Optional($0), value: $1) })
    }

    // MARK: Searching

    /// The first of several matches.
    public var firstMatch: XCUIElement {
        takesFirst ? self : XCUIElement(application, words + ".firstMatch", takesFirst: true, search)
    }

    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        let (application, search) = (application, search)
        return XCUIElementQuery(application, "\(words).\(type)") { application.elements(of: type, below: search()) }
    }

    /// The direct children of a type.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        let search = search
        return XCUIElementQuery(application, "\(words).\(type)") {
            search().flatMap(\.children).filter { $0.isOf(type) }
        }
    }

    // MARK: Waiting

    /// Waits until it exists; false if it doesn't within that many seconds.
    public func waitForExistence(timeout: TimeInterval) -> Bool { application.wait(timeout) { self.exists } }

    /// Waits until it no longer exists; false if it still does after that many seconds.
    public func waitForNonExistence(timeout: TimeInterval) -> Bool { application.wait(timeout) { !self.exists } }

    /// Waits until a property has a value; false if it doesn't within that many seconds.
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expected: V, timeout: TimeInterval
    ) -> Bool {
        application.wait(timeout) { self[keyPath: keyPath] == expected }
    }
}

extension ScreenElement {
    /// The value as XCTest reports it.
    var testedValue: Any? {
        switch role {
        case .toggle, .checkbox: isSelected ? "1" : "0"
        case .textField, .secureField, .textEditor: value?.isEmpty ?? true ? placeholder ?? "" : value
        default: value
        }
    }
}
