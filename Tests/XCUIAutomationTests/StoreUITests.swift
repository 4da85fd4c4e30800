import XCTest
import XCUIAutomation

/// What published UI tests do: menus and device buttons, page objects, expectations for queries.
final class StoreUITests: XCTestCase {
    private let app = XCUIApplication()

    override func setUpWithError() throws {
        MainActor.assumeIsolated { XCUIApplication.appUnderTest = StoreApp.self }
        continueAfterFailure = false
        app.launch()
    }

    override func tearDown() { app.terminate() }

    private var amount: XCUIElement { app.textFields["amount-field"] }
    private var note: XCUIElement { app.textFields["Note"] }

    func testAPickersOptionsAreAMenu() {
        app.buttons["Sort by"].tap()
        XCTAssertEqual(app.menuItems.count, 2)
        app.buttons["Price"].tap()
        XCTAssertTrue(app.staticTexts["Sorted by Price"].exists)
        XCTAssertEqual(app.menuItems.count, 0)
        app.buttons["Sort by, Price"].tap()
        XCTAssertTrue(app.buttons["Name"].isHittable)
        app.buttons.matching(identifier: "Name").firstMatch.tap()
        XCTAssertTrue(app.staticTexts["Sorted by Name"].exists)
    }

    func testAMenuGoesWithATapElsewhere() {
        app.buttons["Sort by"].tap()
        app.navigationBars["Store"].tap()
        XCTAssertFalse(app.buttons["Price"].exists)
        XCTAssertTrue(app.staticTexts["Sorted by Name"].exists)
    }

    func testKeysAreTapped() {
        XCTAssertFalse(app.keys["5"].exists)
        amount.tap()
        for key in ["1", "2", "more", "5", "space", "delete"] { app.keyboards.keys[key].firstMatch.tap() }
        XCTAssertEqual(amount.value as? String, "125")
        app.keys["delete"].tap()
        XCTAssertEqual(amount.value as? String, "12")
        XCTAssertEqual(app.keys["a"].elementType, .key)
    }

    func testAFieldsTextIsSelectedAndTypedOver() {
        note.press(forDuration: 1.2)
        app.menuItems["Select All"].tap()
        note.typeText("Red")
        XCTAssertEqual(note.value as? String, "Red")
        note.doubleTap()
        app.keys["delete"].tap()
        XCTAssertEqual(note.value as? String, "Note")
        note.typeText("Blue")
        note.tap(withNumberOfTaps: 3, numberOfTouches: 1)
        note.typeText(XCUIKeyboardKey.delete.rawValue + "Green")
        XCTAssertEqual(note.value as? String, "Green")
        note.tap()
        note.typeText("ish")
        XCTAssertEqual(note.value as? String, "Greenish")
    }

    func testAFieldsTextIsCutAndPasted() {
        note.doubleTap()
        app.menuItems["Cut"].tap()
        XCTAssertEqual(note.value as? String, "Note")
        amount.press(forDuration: 1)
        XCTAssertFalse(app.menuItems["Select All"].exists)
        app.menuItems["Paste"].tap()
        XCTAssertEqual(amount.value as? String, "Gift wrap")
    }

    /// XCTest fails if a point can't be tapped, but not if no view handles the tap.
    func testATapThatNobodyHearsOfFailsNothing() {
        app.staticTexts["Sorted by Name"].tap()
        app.buttons["Out of stock"].tap()
        app.staticTexts["Hat"].press(forDuration: 0.5)
        app.staticTexts["Hat"].pinch(withScale: 2, velocity: 1)
        app.tap()
        app.swipeUp()
    }

    func testQueriesAreExpectedToBeSo() throws {
        let products = app.staticTexts.matching(identifier: "product")
        let three = XCTNSPredicateExpectation(predicate: NSPredicate(format: "count == 3"), object: products)
        XCTAssertEqual(XCTWaiter().wait(for: [three], timeout: 2), .completed)
        let four = XCTNSPredicateExpectation(predicate: NSPredicate(format: "count == 4"), object: products)
        XCTAssertEqual(XCTWaiter().wait(for: [four], timeout: 0.2), .timedOut)
        XCTAssertEqual(products.allElementsBoundByAccessibilityElement.map(\.label), ["Hat", "Scarf", "Socks"])
        XCTAssertTrue(products.debugDescription.contains("Scarf"))
        let both = NSCompoundPredicate(
            type: .and,
            subpredicates: [
                NSPredicate(format: "label CONTAINS[c] %@", "S"), NSPredicate(format: "label MATCHES %@", ".*f"),
            ])
        XCTAssertEqual(products.element(matching: both).label, "Scarf")
        let on = app.switches.matching(NSPredicate(format: "value == '1'"))
        XCTAssertEqual(on.count, 0)
        app.switches["Gift"].tap()
        XCTAssertEqual(on.count, 1)
        let wide = NSPredicate { element, _ in
            (element as? any XCUIElementAttributes).map { $0.elementType == .cell && $0.frame.width > 300 } ?? false
        }
        XCTAssertEqual(app.cells.matching(wide).count, app.cells.count)
        XCTAssertEqual(app.comboBoxes.count, 0)
    }

    func testASnapshotIsOfItsMoment() throws {
        let before = try app.snapshot()
        amount.tap()
        amount.typeText("7")
        func values(_ element: any XCUIElementSnapshot) -> [String] {
            [element.value as? String].compactMap { $0 } + element.children.flatMap(values)
        }
        XCTAssertTrue(values(before).contains("Amount"))
        let now = try amount.snapshot().dictionaryRepresentation
        XCTAssertEqual(now[.value] as? String, "7")
        XCTAssertEqual(now[.elementType] as? UInt, XCUIElement.ElementType.textField.rawValue)
        XCTAssertThrowsError(try app.alerts.element.snapshot())
    }
}
