import Foundation
import FoundationAdditions
import Observation

/// What code can know about its window without a view, like UIKit's `UIScreen` and `UIApplication`. A body that reads it is
/// evaluated again when it changes.
@MainActor @Observable
package final class WindowSurroundings {
    /// In points.
    package internal(set) var size = CGSize.zero
    /// The insets covered by the device's edges.
    package internal(set) var safeArea = EdgeInsets()
    /// Light or dark, as set for the window by code outside of views; nil uses the browser's.
    package var chosenScheme: ColorScheme?

    nonisolated init() {}
}

extension ViewGraph {
    /// The environment of the window's root: what the browser reports about the person and the device.
    package var windowEnvironment: EnvironmentValues { root?.environment ?? firstEnvironment }
}

extension Notification {
    private static let originKey = "org.kissa.window"

    /// A notification for one window: the views of other windows, which belong to other people, don't receive it.
    package init(name: Notification.Name, object: Any?, origin: ViewGraph) {
        self.init(name: name, object: object, userInfo: [Self.originKey: origin])
    }

    /// The window to which the notification belongs; nil if it belongs to none.
    var origin: ViewGraph? { userInfo?[Self.originKey] as? ViewGraph }
}

extension ViewGraph {
    /// Lets observers' methods run in the window whose code added them, without what belongs to other windows.
    nonisolated static let separatesObservers: Void = ObserverContext.set {
        guard let graph = current else { return nil }
        return { [weak graph] note, call in
            guard note.origin == nil || note.origin === graph else { return }
            guard let graph, MainQueue.isCurrent else { return call() }
            nonisolated(unsafe) let call = call
            MainActor.assumeIsolated { graph.inContext(call) }
        }
    }

    /// The insets covered by the browser's edges (a notch, a home indicator), in points.
    package var safeArea: EdgeInsets {
        get { rootLayout.safeArea }
        set {
            guard newValue != rootLayout.safeArea else { return }
            rootLayout.safeArea = newValue
            surroundings.safeArea = newValue
            rootLayout.invalidateLayout()
        }
    }

    /// Whether the visitor has asked for less motion.
    var reducesMotion: Bool { windowEnvironment.accessibilityReduceMotion }
}
