import Foundation
import Observation

/// A scene around whose content each window puts something.
struct ModifiedScene<Content: Scene>: PrimitiveScene {
    let content: Content
    var change: @MainActor (inout SceneWindow) -> Void = { _ in }
    var around: @MainActor (AnyView) -> AnyView = { $0 }

    static func around(_ content: Content, _ around: @escaping @MainActor (AnyView) -> AnyView) -> ModifiedScene {
        ModifiedScene(content: content, around: around)
    }

    var windowContent: AnyView? { content.resolved?.windowContent.map { around($0) } }
    var windowTitle: Text? { content.resolved?.windowTitle }
    var isAside: Bool { content.resolved?.isAside ?? true }

    var windows: [SceneWindow] {
        (content.resolved?.windows ?? []).map { window in
            var window = window
            window.content = around(window.content)
            change(&window)
            return window
        }
    }
}

extension Scene {
    /// The scene with something around the content of each window.
    package func around(_ change: @escaping @MainActor (AnyView) -> some View) -> some Scene {
        ModifiedScene.around(self) { AnyView(change($0)) }
    }

    // MARK: Changes

    /// Runs a closure in each window where the value differs from that of the evaluation before.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        around { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs a closure in each window where the value differs from that of the evaluation before; with `initial`, when
    /// the window appears too.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        around { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs a closure with the new value in each window where the value differs from that of the evaluation before.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        around { $0.onChange(of: value, perform: action) }
    }

    // MARK: Environment

    /// Sets a value in the environment of the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        around { $0.environment(keyPath, value) }
    }

    /// Places an observable object in the environment of the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { around { $0.environment(object) } }

    /// Changes a value in the environment of the scene's views.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        around { $0.transformEnvironment(keyPath, transform: transform) }
    }

    /// The store of `@AppStorage` in the scene's views.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { around { $0.defaultAppStorage(store) } }
}

extension Scene {
    /// Lets a page that is opened at an address show this scene, if the address contains one of the strings: `*` is in all.
    /// The page's `onOpenURL` gets the address, too.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        ModifiedScene(content: self, change: { $0.conditions = conditions })
    }
}

// MARK: - What is the browser's

/// How large a person can make a window.
public struct WindowResizability: Sendable {
    /// The system's choice. Has no effect here.
    public static let automatic = WindowResizability()
    /// As small and as large as the content can be. Has no effect here.
    public static let contentSize = WindowResizability()
    /// At least as large as the content has to be. Has no effect here.
    public static let contentMinSize = WindowResizability()
}

/// A browser's window is placed and resized by the person who uses it: these modifiers have no effect here.
extension Scene {
    /// Accepted and has no effect here.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    /// Accepted and has no effect here.
    public func defaultSize(_ size: CGSize) -> some Scene { self }
    /// Accepted and has no effect here.
    public func defaultPosition(_ position: UnitPoint) -> some Scene { self }
    /// Accepted and has no effect here.
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}
