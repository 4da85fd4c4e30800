import Foundation
import Observation

/// A scene whose content is modified in each window.
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
    /// The scene with a modification of the content in each window.
    package func around(_ change: @escaping @MainActor (AnyView) -> some View) -> some Scene {
        ModifiedScene.around(self) { AnyView(change($0)) }
    }

    // MARK: Changes

    /// Runs a closure in each window when a value differs from the previous evaluation.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene {
        around { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs a closure in each window when a value differs from the previous evaluation; with `initial`, also when the window
    /// appears.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene {
        around { $0.onChange(of: value, initial: initial, action) }
    }

    /// Runs a closure with the new value in each window when a value differs from the previous evaluation.
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some Scene {
        around { $0.onChange(of: value, perform: action) }
    }

    // MARK: Environment

    /// Sets a value in the environment of the scene's views.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene {
        around { $0.environment(keyPath, value) }
    }

    /// Puts an observable object into the environment of the scene's views.
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene { around { $0.environment(object) } }

    /// Sets an environment object for the scene's windows.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        around { $0.environmentObject(object) }
    }

    /// Changes a value in the environment of the scene's views.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        around { $0.transformEnvironment(keyPath, transform: transform) }
    }

    /// Sets the store of `@AppStorage` in the scene's views.
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { around { $0.defaultAppStorage(store) } }
}

extension Scene {
    /// Lets this scene handle pages whose address contains one of the strings: `*` matches all. The page's `onOpenURL` gets the
    /// address, too.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        ModifiedScene(content: self, change: { $0.conditions = conditions })
    }
}

// MARK: - What is the browser's

/// How people can resize a window.
public struct WindowResizability: Sendable {
    /// The system's choice. Has no effect here.
    public static let automatic = WindowResizability()
    /// The minimum and maximum size of the content. Has no effect here.
    public static let contentSize = WindowResizability()
    /// At least the minimum size of the content. Has no effect here.
    public static let contentMinSize = WindowResizability()
}

/// People place and resize a browser's window: these modifiers have no effect here.
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
