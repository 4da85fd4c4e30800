// Physics, particles, tiles and their kin come later. Their names are here so that code which uses them is told so.

@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
public final class SKPhysicsBody {}

@available(*, unavailable, message: "There is no physics here yet; move nodes with actions")
public final class SKPhysicsWorld {}

@available(*, unavailable, message: "There is no physics here yet; compare frames in update(_:)")
public protocol SKPhysicsContactDelegate {}

@available(*, unavailable, message: "There is no physics here yet")
public final class SKPhysicsContact {}

@available(*, unavailable, message: "There is no physics here yet")
public final class SKPhysicsJoint {}

@available(*, unavailable, message: "There is no physics here yet")
public final class SKFieldNode {}

@available(*, unavailable, message: "There are no particles here yet; run actions on sprites")
public final class SKEmitterNode {}

@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
public final class SKTileMapNode {}

@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
public final class SKTileSet {}

@available(*, unavailable, message: "Lights aren't drawn here")
public final class SKLightNode {}

@available(*, unavailable, message: "There are no audio nodes here; use SKAction.playSoundFileNamed")
public final class SKAudioNode {}

@available(*, unavailable, message: "Videos aren't drawn here; use SwiftUI beside the SpriteView")
public final class SKVideoNode {}

@available(*, unavailable, message: "Scene files (.sks) can't be read here; build the nodes in code")
public final class SKReferenceNode {}

@available(*, unavailable, message: "Shaders aren't drawn here")
public final class SKShader {}
