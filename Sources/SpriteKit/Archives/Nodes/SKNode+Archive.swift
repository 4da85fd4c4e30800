import FoundationAdditions
import Foundation

/// The properties that every node of an archive has.
///
/// The editor pauses what it shows, and the archive with it: whether nodes are paused isn't read. What an archive lacks keeps
/// its default.
extension SKNode {
    func readNode(_ archive: ArchiveCoder) {
        archive.reading.begin(self)
        readPlace(archive)
        name = archive.text("_name")
        isHidden = archive.flag("_hidden") ?? isHidden
        alpha = archive.length("_opacity") ?? alpha
        speed = archive.length("_speed") ?? speed
        isUserInteractionEnabled = archive.flag("_userInteractionEnabled") ?? isUserInteractionEnabled
        userData = (archive.decodeObject(forKey: "_userData") as? NSDictionary)?.mutableCopy() as? NSMutableDictionary
        readChildren(archive)
        readActions(archive)
    }

    private func readPlace(_ archive: ArchiveCoder) {
        position = archive.point("_position") ?? position
        zPosition = archive.length("_zPosition") ?? zPosition
        zRotation = archive.length("_zRotation") ?? zRotation
        xScale = archive.length("_xScale") ?? xScale
        yScale = archive.length("_yScale") ?? yScale
    }

    /// A node that already has a parent, or that is above this one, is left out.
    private func readChildren(_ archive: ArchiveCoder) {
        for value in archive.elements("_children") where !archive.reading.isUnfinished(value) {
            guard let child = archive.reading.object(value) as? SKNode, child.parent == nil, !(child is SKScene) else {
                continue
            }
            insert(child, at: children.count)
        }
    }

    private func readActions(_ archive: ArchiveCoder) {
        for action in archive.objects("_actions", SKAction.self) { start(action, key: nil) }
        let keyed = archive.decodeObject(forKey: "_keyedActions") as? [String: Any] ?? [:]
        for (key, action) in keyed.sorted(by: { $0.key < $1.key }) {
            if let action = action as? SKAction { start(action, key: key) }
        }
    }
}

extension SKScene {
    func readScene(_ archive: ArchiveCoder) {
        size = archive.rect("Scene_bounds")?.standardized.size ?? size
        anchorPoint = archive.point("_anchorPoint") ?? anchorPoint
        backgroundColor = archive.color("_backgroundColor") ?? backgroundColor
        scaleMode = archive.choice("_scaleMode") ?? scaleMode
        camera = archive.decodeObject(forKey: "_camera") as? SKCameraNode
        listener = archive.decodeObject(forKey: "_listener") as? SKNode
        readWorld(archive)
    }
}

extension SKEffectNode {
    func readEffect(_ archive: ArchiveCoder) {
        shouldEnableEffects = archive.flag("_shouldEnableEffects") ?? shouldEnableEffects
        shouldCenterFilter = archive.flag("_shouldCenterFilter") ?? shouldCenterFilter
        shouldRasterize = archive.flag("_shouldRasterize") ?? shouldRasterize
        blendMode = archive.choice("_blendMode") ?? blendMode
    }
}

extension SKCropNode {
    func readMask(_ archive: ArchiveCoder) {
        guard let mask = archive.decodeObject(forKey: "_maskNode") as? SKNode, mask.parent == nil, mask !== self else {
            return
        }
        maskNode = mask is SKScene ? nil : mask
    }
}

extension SKAudioNode {
    func readSound(_ archive: ArchiveCoder) {
        file = archive.text("_audioName").map(SoundFile.archived)
        autoplayLooped = archive.flag("_autoplayLooped") ?? true
        isPositional = archive.flag("_positional") ?? isPositional
    }
}

extension SoundFile {
    /// The sound of a name that may lack its extension.
    fileprivate static func archived(_ name: String) -> SoundFile {
        let folder = Bundle.main.orAppResources.resourceDirectory
        let names = [name] + types.keys.sorted().map { "\(name).\($0)" }
        let found = names.first { name in
            !name.contains("..") && FileManager.default.fileExists(atPath: folder.appendingPathComponent(name).path)
        }
        return SoundFile(named: found ?? name)
    }
}
