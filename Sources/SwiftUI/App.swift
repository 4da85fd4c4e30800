import Foundation
import ShotOrders
import Storage

/// An app and its scenes. `@main` on a type with this protocol starts it.
///
/// See [App](https://developer.apple.com/documentation/swiftui/app). On Linux a window is a page in a browser: every page has its
/// own view tree, and shares with the others what the app itself keeps in `@State`.
@MainActor @preconcurrency
public protocol App {
    /// The type of the scenes.
    associatedtype Body: Scene
    /// The app's scenes. A page shows the first one that isn't the app's settings.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
    /// Makes the app, once, when the program starts.
    @MainActor @preconcurrency init()
}

extension App {
    /// Serves the app until the process is terminated; with `KISSA_PREVIEWS=1`, serves its previews instead. With `KISSA_SHOT`,
    /// draws the app's screens into files and exits; with `KISSA_DRIVE`, is controlled by another program.
    @MainActor public static func main() {
        let environment = ProcessInfo.processInfo.environment
        if let order = ShotOrder(environment) { ShotRun(order).run(Self.self) }
        if let order = ShotOrder(environment, in: DriveOrder.variable) { DriveRun(order).run(Self.self) }
        Launcher.prepareDatabases(environment)
        if PreviewApp.isWanted(environment) { Launcher.run(PreviewApp()) }
        Launcher.run(Self())
    }
}
