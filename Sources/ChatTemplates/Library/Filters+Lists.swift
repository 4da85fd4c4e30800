extension Filters {
    static let listFilters: [String: Filter] = [
        "length": length, "count": length,
        "list": { value, arguments, evaluation in
            try arguments.none()
            return .list(try evaluation.elements(of: value))
        },
        "first": { value, arguments, evaluation in
            try arguments.none()
            return try evaluation.iterator(of: value)() ?? .undefined(name: "the first of nothing")
        },
        "last": { value, arguments, evaluation in
            try arguments.none()
            if case .sequence = value { throw Failure("a generator has no last element") }
            let last = try evaluation.elements(of: value).last ?? .undefined(name: "the last of nothing")
            // Python gets it by its index, and so as markup.
            if let text = value.asText, text.isMarkup { return last.asMarkup }
            return last
        },
        "reverse": { value, arguments, evaluation in
            try arguments.none()
            if let text = value.asText { return .text(TemplateText(units: text.units.reversed()).marked(as: text)) }
            let elements: [TemplateValue] = try evaluation.elements(of: value).reversed()
            // What can't be iterated backwards is made a list.
            if case .sequence = value { return .list(elements) }
            return try evaluation.sequence(of: elements)
        },
        "join": joined,
        "items": { value, arguments, evaluation in
            try arguments.none()
            return try evaluation.sequence {
                if value.isUndefined { return Evaluation.iterator(of: []) }
                guard case .dictionary(let dictionary) = value else { throw Failure("\(value.kind) has no items") }
                return Evaluation.iterator(of: dictionary.pairs.map { .tuple([$0.key, $0.value]) })
            }
        },
        "sort": { value, arguments, evaluation in
            let given = try arguments.bound(to: "reverse", "case_sensitive", "attribute")
            let keys = try attributes(given[2]).map {
                try keyed($0, caseSensitive: given[1].isTrue(or: false), evaluation)
            }
            // The keys as a list, which is compared element by element.
            let key = { (element: TemplateValue) in TemplateValue.list(try keys.map { try $0(element) }) }
            let elements = try evaluation.elements(of: value)
            return .list(try sorted(elements, by: key, reverse: given[0].isTrue(or: false), evaluation))
        },
        "dictsort": dictionarySorted,
        "unique": { value, arguments, evaluation in
            let given = try arguments.bound(to: "case_sensitive", "attribute")
            let key = try keyed(given[1], caseSensitive: given[0].isTrue(or: false), evaluation)
            return try evaluation.sequence { [unowned evaluation] in
                var seen: Set<TemplateValue> = []
                let next = try evaluation.iterator(of: value)
                return {
                    while let element = try next() {
                        let key = try key(element)
                        guard key.isHashable else { throw Failure("\(key.kind) can't be told from others") }
                        if seen.insert(key).inserted { return element }
                    }
                    return nil
                }
            }
        },
        "min": { value, arguments, evaluation in try extreme(value, arguments, evaluation) { try $0.isLess(than: $1) }
        },
        "max": { value, arguments, evaluation in try extreme(value, arguments, evaluation) { try $1.isLess(than: $0) }
        },
        "sum": { value, arguments, evaluation in
            let given = try arguments.bound(to: "attribute", "start")
            let read = try given[0].unlessNone.map { try attribute($0, evaluation) } ?? { $0 }
            if given[1]?.asText != nil { throw Failure("texts have no sum") }
            return try evaluation.elements(of: value).reduce(given[1] ?? .integer(0)) { sum, element in
                try sum.computed(.add, read(element)) { try evaluation.spend($0) }
            }
        },
        "batch": { value, arguments, evaluation in
            let given = try arguments.bound(to: "linecount", "fill_with")
            let width = try given[0].integer("linecount", or: 0)
            guard width > 0, width < 1 << 16 else { throw Failure("batches of \(width)") }
            return try evaluation.sequence { [unowned evaluation] in
                let elements = try evaluation.elements(of: value)
                return Evaluation.iterator(
                    of: stride(from: 0, to: elements.count, by: width).map { start in
                        var batch = Array(elements[start..<min(start + width, elements.count)])
                        if let fill = given[1].unlessNone {
                            batch += Array(repeating: fill, count: width - batch.count)
                        }
                        return .list(batch)
                    })
            }
        },
        "slice": { value, arguments, evaluation in
            let given = try arguments.bound(to: "slices", "fill_with")
            let count = try given[0].integer("slices", or: 0)
            guard count > 0, count < 1 << 16 else { throw Failure("\(count) slices") }
            return try evaluation.sequence { [unowned evaluation] in
                var rest = try evaluation.elements(of: value)[...]
                let width = rest.count / count, longer = rest.count % count
                return Evaluation.iterator(
                    of: (0..<count).map { index in
                        var slice = Array(rest.prefix(width + (index < longer ? 1 : 0)))
                        rest = rest.dropFirst(slice.count)
                        if let fill = given[1].unlessNone, index >= longer { slice.append(fill) }
                        return .list(slice)
                    })
            }
        },
        "groupby": { value, arguments, evaluation in
            let given = try arguments.bound(to: "attribute", "default", "case_sensitive")
            guard let name = given[0] else { throw Failure("groups lack an attribute") }
            let read = try attribute(name, standard: given[1].unlessNone, evaluation)
            let fold = try keyed(nil, caseSensitive: given[2].isTrue(or: false), evaluation)
            let key = { (value: TemplateValue) in try fold(read(value)) }
            let elements = try sorted(evaluation.elements(of: value), by: key, reverse: false, evaluation)
            var groups: [(key: TemplateValue, elements: [TemplateValue])] = []
            for element in elements {
                let isSame = try groups.last.map { try fold($0.key) == key(element) } ?? false
                if isSame {
                    groups[groups.count - 1].elements.append(element)
                } else {
                    groups.append((try read(element), [element]))
                }
            }
            return .list(groups.map { .tuple([$0.key, .list($0.elements)]) })
        },
    ]

    private static let length: Filter = { value, arguments, _ in
        try arguments.none()
        guard let length = value.length else { throw Failure("\(value.kind) has no length") }
        return .integer(length)
    }

    private static let joined: Filter = { value, arguments, evaluation in
        let given = try arguments.bound(to: "d", "attribute")
        let read = try given[1].unlessNone.map { try attribute($0, evaluation) } ?? { $0 }
        let texts = try evaluation.elements(of: value).map { try read($0).written }
        let separator = given[0]?.written ?? ""
        try evaluation.spend(texts.reduce(0) { $0 + $1.count + separator.count })
        return .text(.joined(texts, by: separator))
    }

    private static let dictionarySorted: Filter = { value, arguments, evaluation in
        guard case .dictionary(let dictionary) = value else { throw Failure("\(value.kind) is no dictionary") }
        let given = try arguments.bound(to: "case_sensitive", "by", "reverse")
        let part = String(try given[1].text("by", or: "key"))
        guard part == "key" || part == "value" else { throw Failure("a dictionary is sorted by key or value") }
        let fold = try keyed(nil, caseSensitive: given[0].isTrue(or: false), evaluation)
        let pairs = dictionary.pairs.map { TemplateValue.tuple([$0.key, $0.value]) }
        let key = { (pair: TemplateValue) in try fold(pair.elements![part == "key" ? 0 : 1]) }
        return .list(try sorted(pairs, by: key, reverse: given[2].isTrue(or: false), evaluation))
    }

    // MARK: Keys

    typealias Reading = (TemplateValue) throws -> TemplateValue

    /// Reads an attribute of elements: `a`, `a.b`, `0`.
    static func attribute(
        _ name: TemplateValue, standard: TemplateValue? = nil, _ evaluation: Evaluation
    ) throws -> Reading {
        let path: [TemplateValue] =
            name.asText.map { text in
                text.split(at: ".").map { part in Int(String(part)).map { .integer($0) } ?? .text(part) }
            } ?? [name]
        guard path.count <= 32 else { throw Failure("an attribute of \(path.count) parts") }
        return { [unowned evaluation] value in
            var value = value
            for part in path {
                value = try evaluation.item(part, of: value)
                if value.isUndefined, let standard { value = standard }
            }
            return value
        }
    }

    /// Parses a comma-separated list of attributes; without one, the element itself is the key.
    private static func attributes(_ names: TemplateValue?) -> [TemplateValue?] {
        guard let text = names?.asText else { return [names] }
        return text.split(at: ",").map { .text($0) }
    }

    /// Reads an element's sort key.
    private static func keyed(
        _ name: TemplateValue?, caseSensitive: Bool, _ evaluation: Evaluation
    ) throws -> Reading {
        var read: Reading = { $0 }
        if let name { if case .none = name {} else { read = try attribute(name, evaluation) } }
        return { value in
            let key = try read(value)
            guard !caseSensitive, let text = key.asText else { return key }
            return .text(text.lowercased)
        }
    }

    private static func sorted(
        _ elements: [TemplateValue], by key: Reading, reverse: Bool, _ evaluation: Evaluation
    ) throws -> [TemplateValue] {
        let keyed = try elements.map { (try key($0), $0) }
        try evaluation.spend(keyed.count * (1 + Int.bitWidth - keyed.count.leadingZeroBitCount))
        return try keyed.sorted { try reverse ? $1.0.isLess(than: $0.0) : $0.0.isLess(than: $1.0) }.map(\.1)
    }

    private static func extreme(
        _ value: TemplateValue, _ arguments: Arguments, _ evaluation: Evaluation,
        _ isBefore: (TemplateValue, TemplateValue) throws -> Bool
    ) throws -> TemplateValue {
        let given = try arguments.bound(to: "case_sensitive", "attribute")
        let key = try keyed(given[1], caseSensitive: given[0].isTrue(or: false), evaluation)
        var best: TemplateValue?
        for element in try evaluation.elements(of: value) {
            guard let last = best else {
                best = element
                continue
            }
            if try isBefore(key(element), key(last)) { best = element }
        }
        return best ?? .undefined(name: "the least or greatest of nothing")
    }
}
