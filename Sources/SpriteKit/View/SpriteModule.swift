import ContentHashing
import DisplayList
import Foundation

/// The client's side of SpriteKit: JavaScript files under a path with a hash of their content. A page imports one bundle of all
/// of them; each file is also served by itself.
enum SpriteModule {
    static let path: ResourcePath = {
        let folder = "/resources/sprites/\(ContentHash.hexadecimal(of: files.reduce(Data()) { $0 + $1.data }))"
        for (name, data) in files {
            ResourceStore.shared.register(ResourcePath("\(folder)/\(name)"), contentType: ClientModule.contentType) {
                name == entry ? joined : data
            }
        }
        return ResourcePath("\(folder)/\(entry)")
    }()

    private static let entry = "sprites.js"

    private static let files: [(name: String, data: Data)] = [
        "sprites.js", "actions.js", "amounts.js", "run.js", "state.js", "chance.js", "programs.js", "world.js",
        "node.js", "drawing.js", "brush.js", "spriteDrawing.js", "surfaces.js", "glDrawing.js", "glBatch.js",
        "glMixing.js", "glProgram.js", "glAtlas.js", "glLayers.js", "glStamps.js", "matrices.js", "numbers.js",
        "pace.js", "emitters.js", "shapes.js", "labels.js", "crops.js", "textures.js", "transitions.js",
        "fallback.js", "input.js", "reach.js", "clock.js", "sounds.js", "voices.js", "wire.js",
    ].map { ($0, ClientModule.file($0, in: .module)) }

    /// Bundled when the first page requests it.
    private static let joined: Data = {
        let texts = files.map { ($0.name, String(decoding: $0.data, as: UTF8.self)) }
        do {
            return Data(try ScriptBundle.joined(entry: entry, files: Dictionary(uniqueKeysWithValues: texts)).utf8)
        } catch {
            preconditionFailure("SpriteKit's modules can't be joined: \(error)")
        }
    }()
}
