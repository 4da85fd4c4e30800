import CoreGraphics
import Foundation
import KissaTesting
import XCTest
@_spi(Nodes) import ViewTree

/// An element of the app's screen, which is looked for anew whenever something is asked of it. What can't be done fails the
/// test with what there is instead.
///
/// See [XCUIElement](https://developer.apple.com/documentation/xcuiautomation/xcuielement). Use it on the main thread, as
/// XCTest's synchronous tests run.
// @unchecked: all of it is used on the main thread, which debug builds check.
public class XCUIElement: XCUIElementTypeQueryProvider, CustomReflectable, CustomDebugStringConvertible,
    @unchecked Sendable
{
    let words: String
    private let search: @MainActor () -> [ScreenElement]
    /// Whether the first of several is meant.
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

    /// The element as it is now; nil where there is none.
    var current: ScreenElement? { assumingMainActor { search().first } }

    /// The element that something is done to; nil where there is none, or more than the one.
    var only: ScreenElement? {
        assumingMainActor {
            let found = search()
            return takesFirst || found.count == 1 ? found.first : nil
        }
    }

    // MARK: What it is

    /// Whether it is there.
    public var exists: Bool { current != nil }
    /// Whether it can be tapped: it is seen, and nothing lies over it.
    public var isHittable: Bool { current.map(application.isHittable) ?? false }
    /// What it is called.
    public var label: String { current?.label ?? "" }
    /// What it is called.
    public var title: String { label }
    /// What `accessibilityIdentifier(_:)` names it.
    public var identifier: String { current?.identifier ?? "" }
    /// Its value: of a switch `"1"` or `"0"`, of an empty field its prompt.
    public var value: Any? { current?.testedValue }
    /// What a field says while it is empty.
    public var placeholderValue: String? { current?.placeholder }
    /// Where it is in the window, in points.
    public var frame: CGRect { current?.frame ?? .zero }
    /// False where it is disabled.
    public var isEnabled: Bool { current?.isEnabled ?? false }
    /// Whether it is chosen among others.
    public var isSelected: Bool { current?.isSelected ?? false }
    /// Whether it has the keyboard.
    public var hasFocus: Bool { current?.isFocused ?? false }
    /// Its kind.
    public var elementType: ElementType { current?.type ?? .any }
    /// The element and all in it.
    public var debugDescription: String { current?.text ?? "\(words) (not there)" }

    /// What predicates ask for, with `exists` among it.
    public var customMirror: Mirror {
        let attributes =
            current.map { $0.attributes(isHittable: isHittable) } ?? [
                "exists": false, "isHittable": false, "hittable": false,
            ]
        return Mirror(self, children: attributes.map { (label: Optional($0), value: $1) })
    }

    // MARK: Searching

    /// The first of several.
    public var firstMatch: XCUIElement {
        takesFirst ? self : XCUIElement(application, words + ".firstMatch", takesFirst: true, search)
    }

    public func descendants(matching type: ElementType) -> XCUIElementQuery {
        let (application, search) = (application, search)
        return XCUIElementQuery(application, "\(words).\(type)") { application.elements(of: type, below: search()) }
    }

    /// The elements of a kind directly in this one.
    public func children(matching type: ElementType) -> XCUIElementQuery {
        let search = search
        return XCUIElementQuery(application, "\(words).\(type)") {
            search().flatMap(\.children).filter { $0.isOf(type) }
        }
    }

    // MARK: Waiting

    /// Waits for it to be there; false where it doesn't come within so many seconds.
    public func waitForExistence(timeout: TimeInterval) -> Bool { application.wait(timeout) { self.exists } }

    /// Waits for it to go; false where it is still there after so many seconds.
    public func waitForNonExistence(timeout: TimeInterval) -> Bool { application.wait(timeout) { !self.exists } }

    /// Waits for one of its values to be as it is wanted; false where it isn't within so many seconds.
    public func wait<V: Equatable>(
        for keyPath: KeyPath<XCUIElement, V>, toEqual expected: V, timeout: TimeInterval
    ) -> Bool {
        application.wait(timeout) { self[keyPath: keyPath] == expected }
    }
}

extension ScreenElement {
    /// As XCTest tells values.
    var testedValue: Any? {
        switch role {
        case .toggle, .checkbox: isSelected ? "1" : "0"
        case .textField, .secureField, .textEditor: value?.isEmpty ?? true ? placeholder ?? "" : value
        default: value
        }
    }
}
