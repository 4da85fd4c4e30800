import Foundation
import FoundationAdditions

@testable import SpriteKit

/// Which form of property list a test's archive has.
enum ArchiveForm: CaseIterable {
    case binary, xml

    func data(_ top: [String: Fixture]) -> Data {
        let list = FixtureArchive(top).list
        return self == .binary ? list.binary : list.xml
    }
}

/// Files of archives for the length of a block.
enum ArchiveFiles {
    /// Writes a file and reads its root node.
    @MainActor static func root<Node: SKNode>(
        _ root: Fixture, as type: Node.Type = Node.self, _ form: ArchiveForm = .binary
    ) throws -> Node? {
        try reading(form.data(["root": root]), as: type)
    }

    @MainActor static func reading<Node: SKNode>(_ data: Data, as type: Node.Type) throws -> Node? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sks")
        try data.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return SceneFile(url: file).root(as: type) as? Node
    }

    /// Puts files among the program's resources, which exist while the block runs.
    @MainActor static func withResources<Result>(
        _ files: [String: Fixture], _ block: () throws -> Result
    ) throws -> Result {
        let folder = Bundle.main.orAppResources.resourceDirectory
        let urls = files.keys.map { folder.appendingPathComponent($0 + ".sks") }
        defer { for url in urls { try? FileManager.default.removeItem(at: url) } }
        for (url, root) in zip(urls, files.values) { try ArchiveForm.binary.data(["root": root]).write(to: url) }
        return try block()
    }
}
