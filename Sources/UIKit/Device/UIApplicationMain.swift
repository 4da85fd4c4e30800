import Foundation

/// Runs an app whose delegate is its entry point. SwiftUI conforms to it, because it serves the pages.
@preconcurrency @MainActor
package protocol ApplicationHost {
    /// Serves the app until the process ends.
    static func run() -> Never
}

extension UIApplicationDelegate {
    /// Runs the app. `@main` on an app's delegate calls it.
    ///
    /// On Linux every page that a browser opens gets its own scene delegate. Without a scene delegate, every page gets
    /// its own app delegate, in addition to the process's: its `application(_:didFinishLaunchingWithOptions:)` creates
    /// the page's window.
    public static func main() { runApplication(self) }
}

/// Runs an app with the delegate class of that name. A `main.swift` calls it. The other arguments are ignored.
///
/// See [UIApplicationMain](https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7).
@MainActor @discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    runApplication(delegateClassName.flatMap(NSClassFromString))
}

@preconcurrency @MainActor
private func runApplication(_ delegate: AnyClass?) -> Never {
    guard let host = NSClassFromString("SwiftUI.BrowserApplication") as? any ApplicationHost.Type else {
        fatalError("An app is served by SwiftUI, which this program doesn't depend on: import SwiftUI in a file of it")
    }
    guard let delegate, let object = makeObject(of: delegate) as? any UIApplicationDelegate else {
        fatalError("\(delegate.map { "\($0)" } ?? "Nothing") can't be the app's delegate")
    }
    UIApplication.shared.delegate = object
    host.run()
}
