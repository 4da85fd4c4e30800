import UIKit

/// An app and its state, for the lifetime of the process.
@MainActor
package final class AppState<A: App> {
    private var app: A
    /// The delegate made by the app's own `UIApplicationDelegateAdaptor`.
    package let delegate: (any UIApplicationDelegate)?
    private var properties = DynamicProperties(of: A.self)
    /// The windows of the app.
    let windows = OpenedWindows()

    package init(_ app: A) {
        self.app = app
        delegate = Mirror(reflecting: app).children.lazy.compactMap { $0.value as? any DelegateAdaptor }.first?.delegate
        properties.bind(&self.app, to: nil)
    }

    package var body: A.Body { app.body }
}
