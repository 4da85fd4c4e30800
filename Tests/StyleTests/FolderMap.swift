import Foundation

/// The map of a target's folders in `Documentation/Architecture.md`, from the lowest layer up, and the references in its sources.
struct FolderMap {
    /// A type that a file names and another folder declares.
    struct Reference: Hashable {
        let file: String
        let type: String
        let from: String
        let to: String
    }

    let target: String
    /// In the map's order. A folder may use those before it.
    let folders: [String]
    private let files: [(path: String, folder: String, names: Set<String>, declared: [String])]

    init(of target: String) {
        self.target = target
        folders = Self.folders(of: target)
        let root = "Sources/\(target)/"
        files = Repository.files.filter { $0.kind == "swift" && $0.path.hasPrefix(root) }.compactMap { file in
            let parts = file.path.dropFirst(root.count).split(separator: "/")
            guard parts.count > 1 else { return nil }
            return (file.path, String(parts[0]), Self.names(in: file), file.lines.compactMap(Self.declaredType))
        }
    }

    /// The folders that exist.
    var present: Set<String> { Set(files.map(\.folder)) }

    /// All references between folders, one for each type and file. Names that several files declare are ignored.
    var references: [Reference] {
        var homes: [String: String?] = [:]
        for file in files { for type in file.declared { homes[type] = homes[type] == nil ? file.folder : .some(nil) } }
        return files.flatMap { file in
            file.names.compactMap { name in
                guard let home = homes[name] ?? nil, home != file.folder else { return nil }
                return Reference(file: file.path, type: name, from: file.folder, to: home)
            }
        }
    }

    /// References to a folder that is higher in the map.
    var backward: [Reference] {
        let heights = Dictionary(uniqueKeysWithValues: folders.enumerated().map { ($0.element, $0.offset) })
        return references.filter { (heights[$0.from] ?? 0) < (heights[$0.to] ?? 0) }
    }

    // MARK: Reading

    /// The rows of the table below the heading that names the target.
    private static func folders(of target: String) -> [String] {
        let page = Repository.files.first { $0.path == "Documentation/Architecture.md" }?.lines ?? []
        let section = page.drop { !$0.hasPrefix("### ") || !$0.contains("`\(target)`") }.dropFirst()
        let rows = section.prefix { !$0.hasPrefix("#") }.filter { $0.hasPrefix("| ") }
        return rows.flatMap { row in
            row.split(separator: "|")[0].split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
        }
    }

    private static let modifiers: Set<Substring> = ["public", "package", "open", "final", "indirect", "nonisolated"]
    private static let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "actor", "typealias"]

    /// The type that a line at a file's top level declares, unless it is private.
    private static func declaredType(_ line: Substring) -> String? {
        guard line.first != " ", line.first != "/" else { return nil }
        let words = line.split(separator: " ").drop { $0.hasPrefix("@") || modifiers.contains($0) }
        guard let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first else { return nil }
        return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    /// The capitalized words in the code that aren't members of another type, without comments and literals.
    private static func names(in file: Repository.File) -> Set<String> {
        var names: Set<String> = []
        for line in file.lines {
            let literals = line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            let code = literals.filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined(separator: " ")
            collect(code.components(separatedBy: "//")[0].utf8, &names)
        }
        return names
    }

    private static func collect(_ code: String.UTF8View, _ names: inout Set<String>) {
        var word: [UInt8] = []
        var before: UInt8 = 0
        for byte in Array(code) + [0x20] {
            if isWord(byte) {
                word.append(byte)
                continue
            }
            if let first = word.first, before != 0x2E, first == 0x5F || (0x41...0x5A).contains(first) {
                names.insert(String(decoding: word, as: UTF8.self))
            }
            before = byte
            word.removeAll(keepingCapacity: true)
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
        default: false
        }
    }
}
