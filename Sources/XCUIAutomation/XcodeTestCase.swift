import XCTest

/// `XCTestCase` on Linux, with the members that test classes from Xcode's templates override.
///
/// With this file in a test target, the others can stay as Xcode made them:
///
///     @_exported import XCUIAutomation
///     typealias XCTestCase = XcodeTestCase
open class XcodeTestCase: XCTestCase {
    /// Whether Xcode runs the class once for each of the app's appearances and orientations. Each class runs once here.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }
}
