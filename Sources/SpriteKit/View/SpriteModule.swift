import ContentHashing
import DisplayList
import Foundation

/// The client's side of SpriteKit: the JavaScript files that a page imports, under a path made from their content.
enum SpriteModule {
    static let path: ResourcePath = {
        let names = [
            "sprites.js", "actions.js", "amounts.js", "run.js", "state.js", "chance.js", "programs.js", "world.js", "node.js",
            "drawing.js", "brush.js", "spriteDrawing.js", "surfaces.js",
            "glDrawing.js", "glBatch.js", "glMixing.js", "glProgram.js", "glAtlas.js", "glLayers.js", "glStamps.js",
            "numbers.js", "pace.js",
            "emitters.js", "shapes.js", "labels.js", "crops.js", "textures.js", "transitions.js", "fallback.js",
            "input.js", "reach.js", "clock.js", "sounds.js", "voices.js", "wire.js",
        ]
        let files = names.map { name in (name, read(name)) }
        let folder = "/resources/sprites/\(ContentHash.hexadecimal(of: files.reduce(Data()) { $0 + $1.1 }))"
        for (name, data) in files {
            ResourceStore.shared.register(ResourcePath("\(folder)/\(name)"), contentType: "text/javascript") { data }
        }
        return ResourcePath("\(folder)/sprites.js")
    }()

    private static func read(_ name: String) -> Data {
        let file = Bundle.module.bundleURL.appendingPathComponent("Client/\(name)")
        guard let data = try? Data(contentsOf: file) else {
            preconditionFailure("SpriteKit's resources are not beside the executable: \(file.path)")
        }
        return data
    }
}
