/// An app and the state that it keeps for as long as the process lives.
@MainActor
package final class AppState<A: App> {
    private var app: A
    private var properties = DynamicProperties(of: A.self)
    /// The windows of the app.
    let windows = OpenedWindows()

    package init(_ app: A) {
        self.app = app
        properties.bind(&self.app, to: nil)
    }

    package var body: A.Body { app.body }
}
