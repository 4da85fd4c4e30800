// The one file that Xcode's UI tests need here; the others are as Xcode's template has them.
@_exported import XCUIAutomation

typealias XCTestCase = XcodeTestCase
