import XCTest

/// Linux's `XCTestCase` with what test classes of Xcode's templates override.
///
/// One file in a test target lets the others stay as Xcode made them:
///
///     @_exported import XCUIAutomation
///     typealias XCTestCase = XcodeTestCase
open class XcodeTestCase: XCTestCase {
    /// Whether Xcode runs the class once for each of the app's appearances and orientations. Here each class runs once.
    open class var runsForEachTargetApplicationUIConfiguration: Bool { false }
}
