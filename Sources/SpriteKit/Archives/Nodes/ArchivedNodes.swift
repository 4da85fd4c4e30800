import Foundation

/// The nodes of archives, and the app's classes in place of the framework's.
extension ArchivedObjects {
    static let nodes: [String: Reader] = kinds.mapValues { kind in { node($0, kind) } }

    /// A node of a kind that isn't listed is one of the nearest superclass that is.
    private static let kinds: [String: SKNode.Type] = [
        "SKNode": SKNode.self, "SKScene": SKScene.self, "SKSpriteNode": SKSpriteNode.self,
        "SKLabelNode": SKLabelNode.self, "SKShapeNode": SKShapeNode.self, "SKEmitterNode": SKEmitterNode.self,
        "SKCropNode": SKCropNode.self, "SKEffectNode": SKEffectNode.self, "SKCameraNode": SKCameraNode.self,
        "SKAudioNode": SKAudioNode.self, "SKReferenceNode": SKReferenceNode.self, "SKFieldNode": SKFieldNode.self,
    ]

    /// Nil in files of actions, which may be read outside of the main actor.
    private static func node(_ coder: ArchiveCoder, _ kind: SKNode.Type) -> Any? {
        guard coder.reading.rootType != nil, coder.reading.countObject() else { return nil }
        nonisolated(unsafe) let coder = coder
        let node = MainActor.assumeIsolated { type(coder, kind).init(coder: coder).map(UncheckedNode.init) }
        return node?.node
    }

    @MainActor private static func type(_ coder: ArchiveCoder, _ kind: SKNode.Type) -> SKNode.Type {
        let custom = customType(coder, kind)
        guard coder.reading.isAtRoot, let asked = coder.reading.rootType else { return custom ?? kind }
        if let custom, isSubclass(custom, of: asked) { return custom }
        return isSubclass(asked, of: kind) ? asked : custom ?? kind
    }

    /// The class that the editor's user gave the node.
    private static func customType(_ coder: ArchiveCoder, _ kind: SKNode.Type) -> SKNode.Type? {
        let coded = coder.classes.first ?? ""
        let given = coder.entry("_PB_previewSKNodeCustomClassName", of: coder.fields["_info"])?.string
        guard let name = given ?? (kinds[coded] == nil ? coded : nil), !name.isEmpty else { return nil }
        let module = coder.entry("_PB_previewSKNodeCustomModuleName", of: coder.fields["_info"])?.string
        let type = CustomClasses.find(name, module: module) as? SKNode.Type
        if let type, isSubclass(type, of: kind) { return type }
        coder.reading.noted("there is no class \(name) here for '\(coder.text("_name") ?? "")': it is read as \(kind)")
        return nil
    }

    private static func isSubclass(_ type: AnyClass, of other: AnyClass) -> Bool {
        var next: AnyClass? = type
        while let current = next, current != other { next = _getSuperclass(current) }
        return next != nil
    }
}
