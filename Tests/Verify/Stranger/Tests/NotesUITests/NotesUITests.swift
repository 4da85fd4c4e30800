import XCTest

final class NotesUITests: XCTestCase {
    override func setUpWithError() throws { continueAfterFailure = false }

    func testANoteIsKept() throws {
        let app = XCUIApplication()
        app.launchArguments = ["--uitesting"]
        app.launch()
        app.textFields["New note"].tap()
        app.textFields["New note"].typeText("Eggs")
        app.navigationBars["Notes"].buttons["Keep"].tap()
        XCTAssertTrue(app.staticTexts["Eggs"].waitForExistence(timeout: 2))
    }

    func testLaunchPerformance() throws {
        measure(metrics: [XCTApplicationLaunchMetric()]) { XCUIApplication().launch() }
    }
}
