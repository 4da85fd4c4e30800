import Foundation

/// A scene as the client has it, in parts: one for each node, and one for each program and texture in use.
///
/// A part is rewritten only when its node changed: the client computes the effect of actions by itself.
@MainActor
final class ScenePicture {
    private unowned let scene: SKScene
    /// By name: `node12` is the node with serial 12; see ``PartKind``.
    private(set) var parts: [String: String] = [:]
    /// Excludes the scene, to avoid a retain cycle.
    private var changed: [Int: SKNode] = [:]
    private var sceneChanged = true
    private var uses: [String: [String]] = [:]
    private var resources: [String: Resource] = [:]
    /// The labels in the scene, whose fonts the page needs.
    private(set) var labels: [Int: SKLabelNode] = [:]
    private var isAnnounced = false

    /// A program or a texture, reference-counted by its users.
    private struct Resource {
        var useCount = 0
        var texture: SKTexture?
        var uses: [String] = []
    }

    init(_ scene: SKScene) {
        self.scene = scene
        TextureChanges.observers[ObjectIdentifier(self)] = { [weak self] in self?.texturesDidChange() }
    }

    isolated deinit { TextureChanges.observers[ObjectIdentifier(self)] = nil }

    // MARK: Changes

    func nodeDidChange(_ node: SKNode) {
        if node === scene { sceneChanged = true } else { changed[node.serial] = node }
        announce()
    }

    func nodeDidLeave(_ node: SKNode) {
        changed[node.serial] = nil
        labels[node.serial] = nil
        let name = PartKind.node.name(node.serial)
        if parts.removeValue(forKey: name) != nil { replaceUses([], by: name) }
        announce()
    }

    /// The scene's clock started or stopped, or a scene-wide property changed.
    func headDidChange() { announce() }

    private func announce() {
        guard !isAnnounced else { return }
        isAnnounced = true
        for presenter in scene.presenters { presenter.view?.needsDisplay() }
    }

    private func texturesDidChange() {
        for (name, resource) in resources { if let texture = resource.texture { parts[name] = texture.json } }
        announce()
    }

    // MARK: Parts

    /// The current parts, all as of one moment: the clock is frozen, because reading a node advances its actions.
    func refreshed() -> [String: String] {
        let isInFrame = scene.clock.isFrozen
        if !isInFrame { scene.clock.freeze() }
        defer { if !isInFrame { scene.clock.thaw() } }
        isAnnounced = false
        if sceneChanged { write(scene) }
        sceneChanged = false
        for node in changed.values { write(node) }
        changed.removeAll(keepingCapacity: true)
        return parts
    }

    private func write(_ node: SKNode) {
        let name = PartKind.node.name(node.serial)
        // Computing the bounds of an accessible node advances its actions. This does so up front, so that none ends
        // between two members.
        if node.isAccessibilityElement { node.advance() }
        let runs = node.runs
        parts[name] = node.json
        for run in runs { run.isTold = true }
        if let label = node as? SKLabelNode { labels[node.serial] = label }
        var used = runs.map { retained($0.playback.program) }
        if let texture = node.state.texture { used.append(retained(texture)) }
        used += runs.flatMap(\.playback.shownBefore).map(retained)
        replaceUses(used, by: name)
    }

    /// The new uses are already counted, so the old ones are released after them.
    private func replaceUses(_ used: [String], by name: String) {
        let old = uses.updateValue(used, forKey: name) ?? []
        if used.isEmpty { uses[name] = nil }
        for resource in old { release(resource) }
    }

    private func retained(_ program: ActionProgram) -> String {
        let name = PartKind.program.name(program.serial)
        if resources[name] == nil {
            parts[name] = program.json
            resources[name] = Resource(uses: program.textures.map(retained))
        }
        resources[name]!.useCount += 1
        return name
    }

    private func retained(_ texture: SKTexture) -> String {
        let name = PartKind.texture.name(texture.serial)
        if resources[name] == nil {
            parts[name] = texture.json
            resources[name] = Resource(texture: texture)
        }
        resources[name]!.useCount += 1
        return name
    }

    private func release(_ name: String) {
        guard var resource = resources[name] else { return }
        resource.useCount -= 1
        resources[name] = resource
        guard resource.useCount == 0 else { return }
        resources[name] = nil
        parts[name] = nil
        for inner in resource.uses { release(inner) }
    }
}

extension ActionPlayback {
    /// Textures that running texture animations will restore.
    fileprivate var shownBefore: [SKTexture] {
        (original?.texture.map { [$0] } ?? []) + children.flatMap(\.shownBefore)
    }
}

extension SKTexture {
    /// `[address, x, y, width, height, isNearest, width in points, height in points]`, the part in units of the picture.
    var json: String {
        let part = textureRect()
        let numbers = [part.minX, part.minY, part.width, part.height].map { JSONText.number($0) }
        let size = size()
        return JSONText.array(
            [JSONText.string(resource.path)] + numbers
                + [
                    filteringMode == .nearest ? "1" : "0", JSONText.number(size.width), JSONText.number(size.height),
                ])
    }
}
