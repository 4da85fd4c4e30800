import Foundation

/// The map of rooms and floors in `Documentation/Architecture.md`, and the imports between rooms in the sources.
struct FloorMap {
    struct Import {
        let file: String
        let from: String
        let to: String
    }

    /// Each room's floor.
    let floors: [String: Int]
    /// The targets of `Sources`.
    let rooms: Set<String>
    let imports: [Import]

    init() {
        floors = Self.rows.reduce(into: [:]) { floors, row in
            for name in Self.quoted(row[1]) { floors[name] = Int(row[0].trimmingCharacters(in: .whitespaces)) }
        }
        let files = Repository.files.filter { $0.path.hasPrefix("Sources/") }
        let rooms = Set(files.map(Self.room(of:)))
        self.rooms = rooms
        imports = files.filter { $0.kind == "swift" }.flatMap { file in
            file.lines.compactMap(Self.imported).filter { rooms.contains($0) }
                .map { Import(file: file.path, from: Self.room(of: file), to: $0) }
        }
    }

    /// The imports of rooms on a higher floor.
    var upward: [Import] { imports.filter { (floors[$0.from] ?? 0) < (floors[$0.to] ?? 0) } }

    // MARK: Reading

    /// The cells of the page's first table.
    private static var rows: [[Substring]] {
        let page = Repository.files.first { $0.path == "Documentation/Architecture.md" }?.lines ?? []
        let table = page.drop { !$0.hasPrefix("|---") }.dropFirst().prefix { $0.hasPrefix("|") }
        return table.map { $0.split(separator: "|") }
    }

    /// The names in a cell, without folders of `Apps`.
    private static func quoted(_ cell: Substring) -> [String] {
        cell.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .filter { !$0.offset.isMultiple(of: 2) && !$0.element.hasPrefix("Apps/") }.map { String($0.element) }
    }

    private static func room(of file: Repository.File) -> String { String(file.path.split(separator: "/")[1]) }

    private static let beginnings =
        ["import ", "@"] + ["public", "package", "internal", "private"].map { $0 + " import " }

    /// The module that a line imports; nil for other lines, and for indented ones, which may be part of a text.
    private static func imported(_ line: Substring) -> String? {
        guard beginnings.contains(where: line.hasPrefix) else { return nil }
        let pattern =
            #/(?:@\S+ )?(?:(?:public|package|internal|private) )?import (?:(?:struct|class|enum|func) )?(?<room>\w+)/#
        return line.prefixMatch(of: pattern).map { String($0.room) }
    }
}
