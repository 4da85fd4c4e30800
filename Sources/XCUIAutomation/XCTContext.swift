import Foundation
import XCTest

/// A step of a test that has a name.
///
/// See [XCTActivity](https://developer.apple.com/documentation/xctest/xctactivity), which Linux's XCTest hasn't.
public protocol XCTActivity {
    /// What it is called.
    var name: String { get }
    /// Keeps an attachment, in a file with the step's name.
    func add(_ attachment: XCTAttachment)
}

/// Runs steps of a test.
///
/// See [XCTContext](https://developer.apple.com/documentation/xctest/xctcontext).
public enum XCTContext {
    private struct Activity: XCTActivity {
        let name: String
        func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
    }

    /// Runs a step, whose name is printed before it.
    public static func runActivity<Result>(
        named name: String, block: (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        print("Activity: \(name)")
        return try block(Activity(name: name))
    }
}
