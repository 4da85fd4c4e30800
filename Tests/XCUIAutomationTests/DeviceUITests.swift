import UIKit
import XCTest
import XCUIAutomation

/// XCUITest's API around the app: launch arguments, device, keyboard, coordinates, interruptions.
final class DeviceUITests: XcodeTestCase {
    override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

    override func setUpWithError() throws {
        MainActor.assumeIsolated { XCUIApplication.appUnderTest = GuestBookApp.self }
        continueAfterFailure = false
    }

    override func tearDown() {
        XCUIDevice.shared.orientation = .portrait
        XCUIDevice.shared.appearance = .unspecified
        XCUIApplication().terminate()
    }

    func testTheAppSeesItsArguments() {
        let before = CommandLine.arguments
        let app = XCUIApplication()
        app.launchArguments += ["--uitesting", "-isOpen", "YES", "-pages", "12"]
        app.launch()
        XCTAssertTrue(app.staticTexts["In a test"].exists)
        XCTAssertTrue(app.staticTexts["Open, 12 pages"].exists)
        XCTAssertEqual(Array(CommandLine.arguments.dropFirst()), app.launchArguments)
        XCTAssertEqual(ProcessInfo.processInfo.arguments, CommandLine.arguments)
        XCTAssertTrue(UserDefaults.standard.bool(forKey: "isOpen"))
        app.terminate()
        XCTAssertEqual(CommandLine.arguments, before)
        XCTAssertEqual(ProcessInfo.processInfo.arguments, before)
        app.launchArguments = []
        app.launch()
        XCTAssertTrue(app.staticTexts["Not in a test"].exists)
        XCTAssertTrue(app.staticTexts["Closed, 1 pages"].exists)
    }

    func testTheSystemsArgumentsChangeTheWindow() {
        let app = XCUIApplication()
        app.launchArguments = [
            "-AppleInterfaceStyle", "Dark", "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryXXL",
        ]
        app.launch()
        let settings = MainActor.assumeIsolated { app.window?.settings }
        XCTAssertEqual(settings?.colorScheme, .dark)
        XCTAssertEqual(settings?.textSize, .xxLarge)
    }

    func testEveryInstanceIsTheSameApp() {
        XCUIApplication().launch()
        XCUIApplication().switches["Quiet"].tap()
        XCTAssertEqual(XCUIApplication().switches["Quiet"].value as? String, "1")
        XCTAssertEqual(XCUIApplication().state, .runningForeground)
        XCUIDevice.shared.press(.home)
        XCTAssertEqual(XCUIApplication().state, .runningBackground)
        XCUIApplication().activate()
        XCTAssertTrue(XCUIApplication().wait(for: .runningForeground, timeout: 1))
        XCTAssertFalse(XCUIApplication(bundleIdentifier: "com.apple.Preferences").buttons.firstMatch.exists)
    }

    func testTheDeviceIsTurned() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertEqual(app.frame.size, CGSize(width: 390, height: 844))
        XCUIDevice.shared.orientation = .landscapeLeft
        XCTAssertEqual(app.frame.size, CGSize(width: 844, height: 390))
        XCUIDevice.shared.appearance = .dark
        XCTAssertEqual(MainActor.assumeIsolated { app.window?.settings.colorScheme }, .dark)
        XCTAssertTrue(XCUIScreen.main.screenshot().image.size.width > 0)
    }

    func testTheKeyboardIsThereWhileAFieldHasIt() {
        let app = XCUIApplication()
        app.launch()
        XCTAssertFalse(app.keyboards.firstMatch.exists)
        app.textFields["Your name"].tap()
        XCTAssertEqual(app.keyboards.count, 1)
        XCTAssertTrue(app.keyboards.buttons["Return"].isHittable)
        app.typeText("Ada")
        app.keyboards.buttons["Return"].tap()
        XCTAssertEqual(app.textFields["Your name"].value as? String, "Ada")
    }

    func testAPlaceIsTapped() {
        let app = XCUIApplication()
        app.launch()
        let toggle = app.switches["Quiet"]
        let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 0))
            .withOffset(CGVector(dx: toggle.frame.midX, dy: toggle.frame.midY))
        middle.tap()
        XCTAssertEqual(toggle.value as? String, "1")
        toggle.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
        XCTAssertEqual(toggle.value as? String, "0")
    }

    func testAnInterruptionIsHandled() {
        let app = XCUIApplication()
        app.launch()
        addUIInterruptionMonitor(withDescription: "Clearing") { alert in
            alert.buttons["Keep"].tap()
            return true
        }
        app.navigationBars.buttons["Clear"].tap()
        app.switches["Quiet"].tap()
        XCTAssertEqual(app.switches["Quiet"].value as? String, "1")
        XCTAssertFalse(app.alerts.firstMatch.exists)
    }

    func testStepsAndMeasuresAreTold() {
        var launches = 0
        XCTContext.runActivity(named: "Launch") { activity in
            XCTAssertEqual(activity.name, "Launch")
            let options = XCTMeasureOptions()
            options.iterationCount = 2
            measure(metrics: [XCTApplicationLaunchMetric(), XCTMemoryMetric()], options: options) {
                XCUIApplication().launch()
                launches += 1
            }
        }
        XCTAssertEqual(launches, 3)
    }

    func testKindsHaveApplesNumbers() {
        XCTAssertEqual(XCUIElement.ElementType.button.rawValue, 9)
        XCTAssertEqual(XCUIElement.ElementType.staticText.rawValue, 48)
        XCTAssertEqual(XCUIElement.ElementType.cell.rawValue, 75)
        XCTAssertEqual(XCUIElement.ElementType.statusItem.rawValue, 82)
    }
}
