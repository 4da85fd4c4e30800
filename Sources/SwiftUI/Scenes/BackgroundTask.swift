/// A reason for which Apple's systems wake an app in the background: a refresh that the app requested from `BGTaskScheduler`, or
/// the end of a transfer that the system performed for it.
///
/// See [BackgroundTask](https://developer.apple.com/documentation/swiftui/backgroundtask). Kissa has neither, so apps can't
/// request them.
public struct BackgroundTask<Request, Response>: Sendable {
    private init() {}
}

extension BackgroundTask where Request == Void, Response == Void {
    /// A refresh requested under this name.
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }

    /// The end of the transfers of a session with that name.
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { .init() }
}

extension BackgroundTask where Request == String, Response == Void {
    /// The end of a session's transfers; the action receives the session's name.
    public static var urlSession: BackgroundTask<String, Void> { .init() }
}

extension Scene {
    /// Never runs the action, because nothing here can request it. An app isn't suspended either: its own tasks continue as long
    /// as the program runs, whether its pages are visible or not. For periodic work, use a `Task` that sleeps in between.
    ///
    /// See [backgroundTask](https://developer.apple.com/documentation/swiftui/scene/backgroundtask(_:action:)).
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
    ) -> some Scene {
        self
    }
}
