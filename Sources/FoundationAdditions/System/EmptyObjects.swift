import Foundation
import FoundationNetworking

// Objects that an app makes without arguments, since every class of Objective-C has `init()`. Swift's classes on Linux don't
// inherit it, and an extension can't override it, so these take an argument that nobody passes.

extension NSAttributedString {
    /// An empty string.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension URLResponse {
    /// A response without an address of its own, as the first value of a variable.
    public convenience init(_ nothing: Void = ()) {
        self.init(
            url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
    }
}

extension Data.WritingOptions {
    /// The old name of `atomic`.
    public static var atomicWrite: Data.WritingOptions { .atomic }
}
