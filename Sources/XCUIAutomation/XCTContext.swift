import Foundation
import XCTest

/// A named step of a test.
///
/// See [XCTActivity](https://developer.apple.com/documentation/xctest/xctactivity), which XCTest on Linux lacks.
public protocol XCTActivity {
    /// The name.
    var name: String { get }
    /// Stores an attachment in a file with the step's name.
    func add(_ attachment: XCTAttachment)
}

/// Runs named steps of a test.
///
/// See [XCTContext](https://developer.apple.com/documentation/xctest/xctcontext).
public enum XCTContext {
    private struct Activity: XCTActivity {
        let name: String
        func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
    }

    /// Runs a step, and prints its name before it.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        print("Activity: \(name)")
        return try block(Activity(name: name))
    }
}
