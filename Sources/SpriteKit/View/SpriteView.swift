import DisplayList
import Foundation
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A SwiftUI view that shows a scene. It fills the space that it is offered.
///
/// See [SpriteView](https://developer.apple.com/documentation/spritekit/spriteview).
public struct SpriteView: View {
    let scene: SKScene
    let transition: SKTransition?
    let isPaused: Bool
    let preferredFramesPerSecond: Int
    let options: Options
    let debugOptions: DebugOptions
    let shouldRender: @MainActor (TimeInterval) -> Bool

    /// How the view shows its scene.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// The content behind the view shows through a scene's transparent background.
        public static let allowsTransparency = Options(rawValue: 1)
        /// Nodes with equal z may be drawn in any order. Has no effect here: they are always drawn in the tree's order.
        public static let ignoresSiblingOrder = Options(rawValue: 2)
        /// Nodes out of sight aren't drawn. Kept, and has no effect here: they never are.
        public static let shouldCullNonVisibleNodes = Options(rawValue: 4)
    }

    /// Numbers that are shown in the corner.
    public struct DebugOptions: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt32
        /// Options by their bits.
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// How many pictures are drawn each second.
        public static let showsFPS = DebugOptions(rawValue: 1)
        /// How many nodes there are.
        public static let showsNodeCount = DebugOptions(rawValue: 2)
        /// How many drawing operations a picture takes.
        public static let showsDrawCount = DebugOptions(rawValue: 4)
        /// How many rectangles sprites are drawn as.
        public static let showsQuadCount = DebugOptions(rawValue: 8)
        /// Not available: bodies aren't drawn.
        @available(*, unavailable, message: "Bodies aren't drawn here; draw a shape node around a node to see its body")
        public static let showsPhysics = DebugOptions(rawValue: 16)
        /// Not available: fields aren't drawn.
        @available(*, unavailable, message: "Fields aren't drawn here; sampleFields(at:) tells their forces")
        public static let showsFields = DebugOptions(rawValue: 32)
    }

    /// A view that shows a scene.
    /// - Parameters:
    ///   - scene: The scene.
    ///   - transition: How the scene takes the place of the scene that the view showed before.
    ///   - isPaused: Whether the scene is paused.
    ///   - preferredFramesPerSecond: How many frames the scene gets each second.
    ///   - options: How the scene is drawn.
    ///   - debugOptions: What is shown beside the scene.
    ///   - shouldRender: Whether the scene gets the frame at a time, in seconds of the system's clock. A rejected frame makes no
    ///     calls; the browser still plays actions.
    public init(
        scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false, preferredFramesPerSecond: Int = 60,
        options: Options = [.shouldCullNonVisibleNodes], debugOptions: DebugOptions = [],
        shouldRender: @escaping @MainActor (TimeInterval) -> Bool = { _ in true }
    ) {
        self.scene = scene
        self.transition = transition
        self.isPaused = isPaused
        self.preferredFramesPerSecond = preferredFramesPerSecond
        self.options = options
        self.debugOptions = debugOptions
        self.shouldRender = shouldRender
    }
}

extension SpriteView: PrimitiveView {
    package static func makeNode(_ view: SpriteView, in context: NodeContext) -> TypedNode<SpriteView> {
        let source = SceneSource(graph: context.graph)
        let layout = ClientModuleNode(source, graph: context.graph)
        source.node = layout
        return LeafNode(view, context, layout: layout) { _, view, _ in source.update(view) }
    }
}
