import ContentHashing
import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// The state that another process needs to restore a window: the values of `SceneStorage`, and the paths of navigation
/// stacks whose values can be encoded. As on Apple's systems, `@State` isn't included.
@MainActor
package final class SceneRestoration: WindowService {
    private struct Contents: Codable {
        var values: [String: Data] = [:]
        var paths: [String: Data] = [:]
        /// Hashes of texts that the app has cleared; nil for none.
        var cleared: [UInt32]?
    }

    private struct Stack {
        weak var node: ViewNode?
    }

    /// The maximum size. Larger state isn't saved, so the window would be restored with the last saved state.
    private static let byteCountMax = 512 * 1024

    private var contents = Contents()
    private var isChanged = false
    /// Navigation stacks by the names under which their paths are saved.
    private var stacks: [String: Stack] = [:]
    /// Names of stacks that haven't appeared since the window was restored.
    private var expected: Set<String> = []

    package init(graph: ViewGraph) {}

    // MARK: The whole

    /// The state to save, if it has changed since the last call.
    package func takeChanges() -> Data? {
        guard isChanged else { return nil }
        isChanged = false
        let gone = contents.paths.keys.filter { stacks[$0]?.node == nil && !expected.contains($0) }
        for name in gone { contents.paths[name] = nil }
        guard let data = try? JSONEncoder().encode(contents), data.count <= Self.byteCountMax else { return nil }
        return data
    }

    /// Restores saved state. Unreadable data is ignored.
    package func restore(_ data: Data) {
        guard let kept = try? JSONDecoder().decode(Contents.self, from: data) else { return }
        contents = kept
        expected = Set(kept.paths.keys)
    }

    // MARK: Values

    func value(forKey key: String) -> StoredValue? { contents.values[key].flatMap { StoredValue(bytes: $0) } }

    func note(_ value: StoredValue?, forKey key: String) {
        contents.values[key] = value?.bytes
        isChanged = true
    }

    // MARK: Texts that were sent

    /// Hashes of the last texts that the app has cleared from fields, so that a page that missed the clearing doesn't
    /// type them again in the next process.
    package var clearedTexts: [UInt32] { contents.cleared ?? [] }

    private static let clearedCountMax = 40

    func note(cleared text: String) {
        let hash = TextHash.of(text)
        contents.cleared = Array((clearedTexts.filter { $0 != hash } + [hash]).suffix(Self.clearedCountMax))
        isChanged = true
    }

    /// Forgets a cleared text that was typed again.
    func note(typed text: String) {
        let hash = TextHash.of(text)
        guard clearedTexts.contains(hash) else { return }
        contents.cleared = clearedTexts.filter { $0 != hash }
        isChanged = true
    }

    // MARK: Navigation

    /// The first free name for a stack of its type. The type's name is unqualified, because a private type's full name
    /// differs between processes.
    func name(of node: ViewNode, rootType: Any.Type) -> String? {
        let hash = ContentHash.hexadecimal(of: Data(_typeName(rootType, qualified: false).utf8))
        let name = (0...).lazy.map { "\(hash)#\($0)" }.first { self.stacks[$0]?.node == nil }
        if let name { stacks[name] = Stack(node: node) }
        return name
    }

    /// The path that a stack had in another process; returned only once.
    func takePath(of name: String) -> [NavigationValue]? {
        guard expected.remove(name) != nil, let data = contents.paths[name] else { return nil }
        let path = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        return path.map { NavigationPath($0).elements }
    }

    /// Saves the part of a stack's path that can be encoded.
    func note(path: [NavigationValue], of name: String) {
        var kept = NavigationPath()
        kept.elements = Array(path.prefix { $0.type is any Codable.Type })
        let data = kept.isEmpty ? nil : kept.codable.flatMap { try? JSONEncoder().encode($0) }
        guard data != contents.paths[name] else { return }
        contents.paths[name] = data
        isChanged = true
    }
}
