import XCTest
import XCUIAutomation

/// Written as for Xcode, except for the second import and the line that selects this program's app.
final class GuestBookUITests: XCTestCase {
    override func setUpWithError() throws {
        MainActor.assumeIsolated { XCUIApplication.appUnderTest = GuestBookApp.self }
        continueAfterFailure = false
    }

    func testSigningAddsAGuest() throws {
        let app = XCUIApplication()
        app.launch()

        let field = app.textFields["Your name"]
        XCTAssertTrue(field.waitForExistence(timeout: 5))
        XCTAssertFalse(app.buttons["Sign"].isEnabled)
        field.tap()
        field.typeText("Adam")
        field.typeText(XCUIKeyboardKey.delete.rawValue)
        XCTAssertEqual(field.value as? String, "Ada")
        app.buttons["Sign"].tap()
        XCTAssertTrue(app.staticTexts["Ada"].waitForExistence(timeout: 5))
        XCTAssertEqual(field.value as? String, "Your name")

        app.staticTexts["Ada"].tap()
        XCTAssertTrue(app.navigationBars["Ada"].exists)
        XCTAssertTrue(app.staticTexts["Ada was here"].exists)
        app.navigationBars.buttons.element(boundBy: 0).tap()
        XCTAssertTrue(app.navigationBars["Guest book"].waitForExistence(timeout: 2))
    }

    private func languages(of app: XCUIApplication) -> [String]? {
        MainActor.assumeIsolated { app.window?.settings.languages }
    }

    func testWhatAnAppIsStartedWithEndsWithIt() throws {
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(ja)", "-guest", "Ada"]
        app.launchEnvironment = ["KISSA_GUESTS": "few"]
        app.launch()
        XCTAssertEqual(ProcessInfo.processInfo.environment["KISSA_GUESTS"], "few")
        XCTAssertEqual(UserDefaults.standard.string(forKey: "guest"), "Ada")
        XCTAssertEqual(languages(of: app), ["ja"])
        app.terminate()
        XCTAssertNil(ProcessInfo.processInfo.environment["KISSA_GUESTS"])
        XCTAssertNil(UserDefaults.standard.string(forKey: "guest"))
        app.launchArguments = []
        app.launch()
        XCTAssertEqual(languages(of: app), ["en"])
        XCTAssertEqual(XCUIApplication.State.runningBackground.rawValue, 3)
        app.terminate()
    }

    func testTwoAttachmentsOfANameAreTwoFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        setenv("KISSA_ATTACHMENTS", folder.path, 1)
        defer {
            unsetenv("KISSA_ATTACHMENTS")
            try? FileManager.default.removeItem(at: folder)
        }
        add(XCTAttachment(string: "one"))
        add(XCTAttachment(string: "two"))
        let texts = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
        XCTAssertEqual(texts.sorted(), ["one", "two"])
    }

    func testAnAlertIsAnswered() throws {
        let app = XCUIApplication()
        app.launch()
        app.navigationBars["Guest book"].buttons["Clear"].tap()
        let alert = app.alerts["Forget everybody?"]
        XCTAssertTrue(alert.exists)
        XCTAssertFalse(app.textFields.firstMatch.exists, "what lies behind is out of reach")
        alert.buttons["Keep"].tap()
        XCTAssertTrue(alert.waitForNonExistence(timeout: 2))
    }

    func testQueriesAndPredicates() throws {
        let app = XCUIApplication()
        app.launchArguments = ["-AppleLanguages", "(ja)"]
        app.launch()
        XCTAssertEqual(app.switches.count, 1)
        let toggle = app.switches["Quiet"]
        XCTAssertEqual(toggle.value as? String, "0")
        toggle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        let beginning = NSPredicate(format: "label BEGINSWITH 'Si'")
        XCTAssertEqual(app.buttons.matching(beginning).firstMatch.label, "Sign")
        XCTAssertTrue(app.cells.containing(.switch, identifier: "Quiet").element.exists)
        let exists = NSPredicate(format: "exists == 1")
        let expectation = XCTNSPredicateExpectation(predicate: exists, object: app.buttons["Sign"])
        wait(for: [expectation], timeout: 5)
    }

    func testAScreenshotIsAttached() throws {
        let app = XCUIApplication()
        app.launch()
        let screenshot = app.screenshot()
        XCTAssertTrue(screenshot.pngRepresentation.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        let attachment = XCTAttachment(screenshot: screenshot)
        attachment.name = "Guest book"
        attachment.lifetime = .keepAlways
        add(attachment)
        app.swipeUp()
        app.terminate()
        XCTAssertEqual(app.state, .notRunning)
    }
}
