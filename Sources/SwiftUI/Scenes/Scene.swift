/// A part of an app's interface, such as a group of windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scene in the body.
    associatedtype Body: Scene
    /// The scene of which this one consists.
    @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// A built-in scene. Its types aren't isolated, so that `@SceneBuilder` works with functions and properties of nonisolated types.
protocol PrimitiveScene: Scene where Body == Never {
    /// The content of a new window.
    @MainActor var windowContent: AnyView? { get }
    /// The window's title; nil uses the app's name.
    @MainActor var windowTitle: Text? { get }
    /// Whether the app's other scenes take precedence over this one.
    @MainActor var isAside: Bool { get }
    /// The kinds of windows that can be opened.
    @MainActor var windows: [SceneWindow] { get }
}

extension PrimitiveScene {
    @MainActor var isAside: Bool { false }

    /// A single window without an identifier.
    @MainActor var windows: [SceneWindow] {
        windowContent.map { [SceneWindow(title: windowTitle, content: $0)] } ?? []
    }

    /// Traps: a primitive scene has no body.
    public var body: Never { fatalError("\(Self.self) is a primitive scene: it has no body") }
}

/// Builds a scene from the statements of a closure. A page shows the first one, except for settings, and `openWindow` opens pages
/// for the others.
@resultBuilder
public struct SceneBuilder {
    /// The scene of one statement.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// The scene of a closure with one statement.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// The scenes of a closure with several statements. A page shows the first one that isn't the app's settings.
    @_disfavoredOverload
    public static func buildBlock<First: Scene, each Rest: Scene>(
        _ first: First, _ rest: repeat each Rest
    ) -> some Scene {
        var scenes: [any Scene] = [first]
        for scene in repeat each rest { scenes.append(scene) }
        return FirstScene(scenes: scenes)
    }

    /// The scene of an `if` without `else`; none where the condition fails.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> some Scene {
        FirstScene(scenes: content.map { [$0] } ?? [])
    }

    /// The scene of an `if #available`.
    public static func buildLimitedAvailability(_ content: some Scene) -> some Scene { content }
}

/// Several scenes, of which a page shows one: the first, unless it was opened for another one.
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
    /// The primitive scene to which the bodies lead.
    @MainActor var resolved: (any PrimitiveScene)? {
        if let primitive = self as? any PrimitiveScene { return primitive }
        return Body.self == Never.self ? nil : body.resolved
    }
}
