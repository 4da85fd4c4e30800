import Foundation
import ShotOrders
import Storage

/// An app: what its windows show. `@main` on a type of this protocol starts it.
///
/// See [App](https://developer.apple.com/documentation/swiftui/app). On Linux a window is a browser's page: every page that
/// is opened gets a view tree of its own, and shares with the others what the app itself keeps in `@State`.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The app's scenes. A page shows the first that is not the app's settings.
    /// Makes the app, once, when the program starts.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}

extension App {
    /// Serves the app until the process is told to end; where `KISSA_PREVIEWS` is 1, its previews instead. Where `KISSA_SHOT`
    /// says how, draws its screens into files and ends; where `KISSA_DRIVE` does, is worked by another program.
    @MainActor public static func main() {
        let environment = ProcessInfo.processInfo.environment
        if let order = ShotOrder(environment) { ShotRun(order).run(Self.self) }
        if let order = ShotOrder(environment, in: DriveOrder.variable) { DriveRun(order).run(Self.self) }
        DurableStore.watchDatabases()
        if PreviewApp.isWanted(ProcessInfo.processInfo.environment) { Launcher.run(PreviewApp()) }
        Launcher.run(Self())
    }
}
