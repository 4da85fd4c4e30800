/// A part of an app's interface, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene that this is made of.
    associatedtype Body: Scene
    /// The scene that this is made of.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A scene that Kissa itself knows how to show. Its types aren't isolated, so that `@SceneBuilder` goes with functions
/// and properties of types that aren't.
protocol PrimitiveScene: Scene where Body == Never {
    /// What a new window shows.
    @MainActor var windowContent: AnyView? { get }
    /// The window's title; nil leaves it to the app's name.
    @MainActor var windowTitle: Text? { get }
    /// Whether an app that has any other scene shows that.
    @MainActor var isAside: Bool { get }
    /// The kinds of windows that can be opened.
    @MainActor var windows: [SceneWindow] { get }
}

extension PrimitiveScene {
    @MainActor var isAside: Bool { false }

    /// One that nothing names.
    @MainActor var windows: [SceneWindow] {
        windowContent.map { [SceneWindow(title: windowTitle, content: $0)] } ?? []
    }

    /// Traps: a primitive scene has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
}

/// Builds a scene from the statements of a closure. A browser's page shows the first, settings aside, and `openWindow` opens
/// pages that show the others.
@resultBuilder
public struct SceneBuilder {
    /// The scene of one statement.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// The scene of a closure with one statement.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// The scenes of a closure with several statements. A page shows the first that is not the app's settings.
    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> some Scene {
        var scenes: [any Scene] = [first]
        for scene in repeat each rest { scenes.append(scene) }
        return FirstScene(scenes: scenes)
    }
}

/// Several scenes, of which a page shows one: the first, unless it was opened for another.
private nonisolated struct FirstScene: PrimitiveScene {
    let scenes: [any Scene]
    @MainActor var windowContent: AnyView? { first?.windowContent }
    @MainActor var windowTitle: Text? { first?.windowTitle }
    @MainActor var isAside: Bool { first?.isAside ?? true }
    @MainActor var windows: [SceneWindow] { scenes.flatMap { $0.resolved?.windows ?? [] } }

    @MainActor private var first: (any PrimitiveScene)? {
        scenes.lazy.compactMap(\.resolved).first { !$0.isAside } ?? scenes.first?.resolved
    }
}

extension Scene {
    /// The primitive scene at the bottom of the bodies.
    @MainActor var resolved: (any PrimitiveScene)? {
        if let primitive = self as? any PrimitiveScene { return primitive }
        return Body.self == Never.self ? nil : body.resolved
    }
}
