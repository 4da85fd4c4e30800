// The only file that Xcode's UI tests need here in addition. The others are like those of Xcode's template.
@_exported import XCUIAutomation

typealias XCTestCase = XcodeTestCase
