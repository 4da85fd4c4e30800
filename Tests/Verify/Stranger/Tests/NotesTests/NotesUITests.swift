import XCTest
import XCUIAutomation

final class NotesUITests: XCTestCase {
    override func setUp() { continueAfterFailure = false }

    func testANoteIsKept() {
        let app = XCUIApplication()
        app.launch()
        app.textFields["New note"].tap()
        app.textFields["New note"].typeText("Eggs")
        app.navigationBars["Notes"].buttons["Keep"].tap()
        XCTAssertTrue(app.staticTexts["Eggs"].waitForExistence(timeout: 2))
    }
}
