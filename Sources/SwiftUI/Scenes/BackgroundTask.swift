/// What Apple's systems wake an app for while nobody uses it: a refresh that the app asked `BGTaskScheduler` for, or
/// the end of a transfer that the system did for it.
///
/// See [BackgroundTask](https://developer.apple.com/documentation/swiftui/backgroundtask). Kissa has neither, so no app can
/// ask for one.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh that was asked for under the name.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

    /// The end of the transfers of a session with that name.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The end of the transfers of a session, whose name the action is given.
    public static var urlSession: BackgroundTask<String, Void> { .init() }
}

extension Scene {
    /// Never runs the action, because nothing here can ask for it to be run. An app isn't suspended either: its own
    /// tasks go on for as long as the program runs, whether somebody looks at a page of it or not. What has to be done
    /// now and then is done by a `Task` that sleeps in between.
    ///
    /// See [backgroundTask](https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)).
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        self
    }
}
