import Foundation
import FoundationAdditions
import UIKit

/// Opens an address.
///
/// See [OpenURLIntent](https://developer.apple.com/documentation/appintents/openurlintent).
public struct OpenURLIntent: AppIntent {
    /// What the intent is called.
    public static var title: LocalizedStringResource { "Open URL" }
    /// The address.
    @Parameter(title: "URL") public var url: URL

    /// Opens an address.
    public init(_ url: URL) { self.url = url }
    /// Opens no address yet.
    public init() {}

    /// Opens the address in the visitor's browser, as a `Link` does.
    @MainActor
    public func perform() async throws -> some IntentResult {
        await UIApplication.shared.open(url)
        return .result()
    }
}
