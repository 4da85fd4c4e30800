import FoundationAdditions
import Foundation
import Synchronization

/// The actions of the files that Xcode's action editor wrote, by their names.
enum ActionFiles {
    private static let known = Mutex<[Key: [String: URL]]>([:])

    /// A folder as it was at a time.
    private struct Key: Hashable {
        var folder: URL
        var changed: Date?
    }

    /// An action of the app's resources; nil if there is none.
    static func action(named name: String, within outer: ArchiveReading? = nil) -> SKAction? {
        guard let file = index(of: .main)[name] else {
            ArchiveLog.missing("action", name)
            return nil
        }
        return action(named: name, in: file, within: outer)
    }

    /// An action of a file; nil, and logged, if there is none, or the file can't be read.
    static func action(named name: String, in url: URL, within outer: ArchiveReading? = nil) -> SKAction? {
        let path = "action \(name)"
        guard outer?.mayRefer(to: path) ?? true else { return nil }
        do {
            let table = try ActionTable(url)
            let reading = ArchiveReading(table.archive, file: table.file, name: path, within: outer)
            guard let action = table.actions[name].flatMap(reading.object) as? SKAction else {
                throw ArchiveError.missing("readable action '\(name)'")
            }
            return action
        } catch {
            ArchiveLog.unreadable(url.lastPathComponent, error)
            return nil
        }
    }

    /// Which file an action is in. Files are looked through once; of several with an action of a name, the first counts.
    private static func index(of bundle: Bundle) -> [String: URL] {
        let folder = bundle.orAppResources.resourceDirectory
        let changed = try? folder.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
        let key = Key(folder: folder, changed: changed)
        if let index = known.withLock({ $0[key] }) { return index }
        var index: [String: URL] = [:]
        for file in ResourceFile.all(in: bundle) {
            let actions = (try? ActionTable(file))?.actions ?? [:]
            for name in actions.keys where index[name] == nil { index[name] = file }
        }
        known.withLock { $0 = [key: index] }
        return index
    }
}

/// The actions of one file, which aren't decoded yet.
private struct ActionTable {
    let archive: KeyedArchive
    let file: String
    let actions: [String: ArchiveValue]

    /// A file of scenes or particles has none.
    init(_ url: URL) throws {
        file = url.lastPathComponent
        archive = try KeyedArchive(Data(contentsOf: url))
        let root = ArchiveCoder(ArchiveReading(archive, file: file), archive.top, [])
        let listed = root.value(forField: "root")?.fields?["_actionTableDict"]
        let fields = (listed ?? root.entry("actions", of: root.fields["root"])).flatMap(archive.resolved)?.fields
        let (archive, values) = (archive, fields?["NS.objects"]?.array ?? [])
        let names = (fields?["NS.keys"]?.array ?? []).map { archive.resolved($0)?.string ?? "" }
        actions = Dictionary(zip(names, values)) { first, _ in first }
    }
}
