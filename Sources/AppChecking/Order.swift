import Foundation

/// The order in which targets are checked: imported ones before those that import them.
struct Order {
    struct Import: Hashable {
        let module: String
        let file: URL
    }

    struct Unit {
        let target: CheckedTarget
        /// Each module once, with the first file that imports it.
        let imports: [Import]
        /// Whether another target imports it, so that its module has to be written.
        var isImported = false
    }

    private(set) var units: [Unit] = []

    init(_ targets: [CheckedTarget]) {
        let all = targets.map { Unit(target: $0, imports: Self.imports(of: $0)) }
        let imported = Set(all.flatMap { unit in unit.imports.map(\.module).filter { $0 != unit.target.module } })
        var visited: Set<Int> = []
        func visit(_ index: Int) {
            guard visited.insert(index).inserted else { return }
            let names = Set(all[index].imports.map(\.module))
            for other in all.indices where other != index && names.contains(all[other].target.module) { visit(other) }
            var unit = all[index]
            unit.isImported = imported.contains(unit.target.module)
            units.append(unit)
        }
        all.indices.forEach(visit)
    }

    private static func imports(of target: CheckedTarget) -> [Import] {
        var places: [String: URL] = [:]
        for source in target.sources {
            let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
            for module in SourceImports.modules(in: SourceAdaptation.adapted(text) ?? text) {
                places[module] = places[module] ?? source
            }
        }
        return places.filter { $0.key != target.module }.sorted { $0.key < $1.key }.map(Import.init)
    }
}
