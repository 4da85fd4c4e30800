/// JSON Schema's `not`: the shape of all values that don't match another shape.
///
/// If no `SchemaNode` describes all of these values, `mayNarrow` allows a node that describes some of them, which is enough to
/// generate a value. Otherwise that is an error with the reason.
struct SchemaNegation {
    let intersection: SchemaIntersection
    let mayNarrow: Bool

    /// The kinds of JSON values.
    private enum Kind: CaseIterable {
        case null, boolean, number, string, array, structure

        var node: SchemaNode {
            switch self {
            case .null: .null
            case .boolean: .boolean
            case .number: .number(.init())
            case .string: .string(.anything)
            case .array: .array(of: .any, count: .init())
            case .structure: .anyStructure
            }
        }
    }

    func of(_ node: SchemaNode, depth: Int = 0) throws -> SchemaNode {
        guard depth < SchemaIntersection.depthMax else {
            throw SchemaIntersection.Failure(reason: "the shapes lie too deep to be kept from")
        }
        try intersection.effort.spend(node.size)
        switch node {
        case .any: return .never
        case .null: return others(than: .null, and: [])
        case .boolean: return others(than: .boolean, and: [])
        case .constant(let content): return try constant(content)
        case .integer(let bounds):
            let broken = SchemaNode.number(.init(divisors: [.init(number: JSONNumber(1), isNegated: true)]))
            return others(than: .number, and: [broken] + self.bounds(bounds))
        case .number(let bounds): return others(than: .number, and: self.bounds(bounds))
        case .string(let text): return others(than: .string, and: try self.text(text.form))
        case .array(let element, let count):
            return try tuple(.init(prefix: [], rest: element, count: count), depth: depth)
        case .tuple(let tuple): return try self.tuple(tuple, depth: depth)
        case .structure(let structure): return try self.structure(structure, depth: depth)
        case .anyOf(let choices):
            return try choices.reduce(.any) { try intersection.of($0, of($1, depth: depth + 1), depth: depth) }
        case .reference(let name): return try of(intersection.definition(name), depth: depth + 1)
        }
    }

    /// A choice of all other kinds, and of these shapes of the one kind.
    private func others(than kind: Kind, and shapes: [SchemaNode]) -> SchemaNode {
        let all = shapes.filter { $0 != .never } + Kind.allCases.filter { $0 != kind }.map(\.node)
        return .anyOf(all)
    }

    /// - Throws: if a part of the negation can't be described, and all of it is needed.
    private func leaveOut(_ reason: String) throws {
        guard mayNarrow else { throw SchemaIntersection.Failure(reason: reason) }
    }

    private func constant(_ content: GeneratedContent) throws -> SchemaNode {
        switch content.value {
        case .bool(let flag): return others(than: .boolean, and: [.constant(GeneratedContent(!flag))])
        case .array(let elements):
            if elements.isEmpty { return others(than: .array, and: [.array(of: .any, count: .init(minimum: 1))]) }
            try leaveOut("other arrays than a fixed one can't be described")
            return others(than: .array, and: [])
        case .structure(let properties):
            var other = SchemaNode.Structure(name: "", properties: [], others: .any)
            other.minimumCount = properties.count + 1
            if properties.count > 0 { try leaveOut("other objects than a fixed one can't be described") }
            return others(than: .structure, and: [.structure(other)])
        default: throw SchemaIntersection.Failure(reason: "\(content.jsonString) is no fixed value of its own")
        }
    }

    private func bounds(_ bounds: SchemaNode.Bounds) -> [SchemaNode] {
        var shapes: [SchemaNode] = []
        if let least = bounds.minimum?.inclusive(.down, areWhole: false, isExclusive: true) {
            shapes.append(.number(.init(maximum: least)))
        }
        if let greatest = bounds.maximum?.inclusive(.up, areWhole: false, isExclusive: true) {
            shapes.append(.number(.init(minimum: greatest)))
        }
        for var divisor in bounds.divisors {
            divisor.isNegated.toggle()
            shapes.append(.number(.init(divisors: [divisor])))
        }
        return shapes
    }

    private func text(_ form: TextForm) throws -> [SchemaNode] {
        var shapes: [SchemaNode] = []
        if form.minimumLength > 0 { shapes.append(.string(.form(TextForm(maximumLength: form.minimumLength - 1)))) }
        if let maximum = form.maximumLength { shapes.append(.string(.form(TextForm(minimumLength: maximum + 1)))) }
        for var demand in form.demands {
            if case .format(let name) = demand.kind, TextFormat.named(name)?.isExact != true {
                try leaveOut("not all texts of the format \(name) are known")
                continue
            }
            demand.isNegated.toggle()
            let other = TextForm(demands: [demand])
            if try !intersection.automaton(of: other).isEmpty { shapes.append(.string(.init(other))) }
        }
        return shapes
    }

    private func tuple(_ tuple: SchemaNode.Tuple, depth: Int) throws -> SchemaNode {
        var shapes: [SchemaNode] = []
        let count = tuple.count
        if count.minimum > 0 { shapes.append(.array(of: .any, count: .init(maximum: count.minimum - 1))) }
        if let maximum = count.maximum { shapes.append(.array(of: .any, count: .init(minimum: maximum + 1))) }
        if count.areDistinct { try leaveOut("arrays with equal elements can't be described") }
        for (index, node) in tuple.prefix.enumerated() where node != .any {
            let other = try of(node, depth: depth + 1)
            guard other != .never else { continue }
            let prefix = Array(repeating: SchemaNode.any, count: index) + [other]
            shapes.append(.tuple(.init(prefix: prefix, rest: .any, count: .init(minimum: index + 1))))
        }
        if tuple.rest != .any, count.maximum.map({ $0 > tuple.prefix.count }) ?? true {
            try leaveOut("arrays with one other element can't be described")
        }
        return others(than: .array, and: shapes)
    }

    private func structure(_ structure: SchemaNode.Structure, depth: Int) throws -> SchemaNode {
        var shapes: [SchemaNode] = []
        func add(_ property: SchemaNode.Property) {
            shapes.append(.structure(.init(name: structure.name, properties: [property], others: .any)))
        }
        for property in structure.properties {
            if !property.isOptional { add(.init(name: property.name, node: .never, isOptional: true)) }
            guard property.node != .any else { continue }
            let other = try of(property.node, depth: depth + 1)
            if other != .never { add(.init(name: property.name, node: other)) }
        }
        if structure.minimumCount > 0 {
            var few = SchemaNode.Structure(name: structure.name, properties: [], others: .any)
            few.maximumCount = structure.minimumCount - 1
            shapes.append(.structure(few))
        }
        if let maximum = structure.maximumCount {
            var many = SchemaNode.Structure(name: structure.name, properties: [], others: .any)
            many.minimumCount = maximum + 1
            shapes.append(.structure(many))
        }
        if structure.others.map({ !$0.isAnything }) ?? true {
            try leaveOut("objects with one other key can't be described")
        }
        return others(than: .structure, and: shapes)
    }
}

extension SchemaNode {
    static let anyStructure = SchemaNode.structure(.init(name: "", properties: [], others: .any))
}

extension SchemaNode.Others {
    /// Whether every key is allowed, with any value.
    var isAnything: Bool { keys == nil && rules.allSatisfy { $0.patterns.isEmpty && $0.rest == .any } }
}
