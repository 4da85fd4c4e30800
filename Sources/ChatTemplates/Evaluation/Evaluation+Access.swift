/// Attributes, elements and slices.
extension Evaluation {
    @inline(never) func attribute(
        _ name: String, of value: TemplateValue, orElement: Bool = true
    ) throws -> TemplateValue {
        if case .undefined = value { throw Failure("\(value.kind) has no \(name)") }
        // Python's own attributes, as `__class__`, are undefined.
        guard !name.hasPrefix("__") else { return .undefined(name: name) }
        if case .object(let object) = value, let attribute = try object.attribute(name, self) { return attribute }
        if let method = try method(name, of: value) { return method }
        if orElement, case .dictionary(let dictionary) = value, let item = dictionary[name] { return item }
        return .undefined(name: name)
    }

    @inline(never) func item(_ index: TemplateValue, of value: TemplateValue) throws -> TemplateValue {
        if case .undefined = value { throw Failure("\(value.kind) has no elements") }
        if let item = item(at: index, of: value) { return item }
        // As in Jinja's environment, a subscript that finds no element falls back to an attribute.
        guard let name = index.asText.map({ String($0) }), !name.hasPrefix("_") else {
            return .undefined(name: String(index.written))
        }
        if case .object(let object) = value, let attribute = try object.attribute(name, self) { return attribute }
        return try method(name, of: value) ?? .undefined(name: name)
    }

    /// The method of that name, if the value has one; undefined if it would change the value.
    @inline(never) private func method(_ name: String, of value: TemplateValue) throws -> TemplateValue? {
        guard Methods.has(name, value) else { return nil }
        guard !Methods.changes(name, value) else { return .undefined(name: name) }
        return .object(try registered(BoundMethod(name, of: value)))
    }

    private func item(at index: TemplateValue, of value: TemplateValue) -> TemplateValue? {
        switch value {
        case .dictionary(let dictionary): return index.isHashable ? dictionary[index] : nil
        case .list(let values), .tuple(let values):
            return index.asInteger.flatMap { Self.place($0, count: values.count) }.map { values[$0] }
        case .collection(let collection) where collection.isRange:
            let place = index.asInteger.flatMap { Self.place($0, count: collection.elements.count) }
            return place.map { collection.elements[$0] }
        case .text(let text):
            return index.asInteger.flatMap { Self.place($0, count: text.count) }
                .map { .text(TemplateText(units: [text.units[$0]]).marked(as: text)) }
        default: return nil
        }
    }

    /// Resolves an index, which counts from the end if it is negative. Nil if it is out of range.
    private static func place(_ index: Int, count: Int) -> Int? {
        let place = index < 0 ? index + count : index
        return (0..<count).contains(place) ? place : nil
    }

    // MARK: Slices

    @inline(never) func slice(
        _ object: Expression?, _ start: Expression?, _ end: Expression?, _ step: Expression?
    ) throws -> TemplateValue {
        guard let object else { return .undefined(name: "a slice") }
        let value = try value(of: object)
        // A constant's elements are looked up leniently, also those of a slice.
        guard !isFolding || value.isSliceable else { return .undefined(name: "a slice") }
        let start = try bound(start), end = try bound(end), step = try bound(step) ?? 1
        let places = { (count: Int) in Array(try Self.places(start, end, step, count: count)) }
        try spend(value.length ?? 0)
        switch value {
        case .text(let text):
            return .text(TemplateText(units: try places(text.count).map { text.units[$0] }).marked(as: text))
        case .list(let values): return .list(try places(values.count).map { values[$0] })
        case .tuple(let values): return .tuple(try places(values.count).map { values[$0] })
        case .collection(let collection):
            let places = try Self.places(start, end, step, count: collection.elements.count)
            guard let range = try collection.range(from: places.first, to: places.last, by: places.step) else {
                throw Failure("\(value.kind) can't be cut")
            }
            return .collection(range)
        default: throw Failure("\(value.kind) can't be cut")
        }
    }

    private func bound(_ expression: Expression?) throws -> Int? {
        guard let expression else { return nil }
        let value = try value(of: expression)
        if case .none = value { return nil }
        guard let bound = value.asInteger else { throw Failure("\(value.kind) is no bound of a slice") }
        return bound
    }

    /// The places from the first to before the last.
    private struct Places: Sequence {
        let first: Int
        let last: Int
        let step: Int

        func makeIterator() -> StrideTo<Int>.Iterator { stride(from: first, to: last, by: step).makeIterator() }
    }

    private static func places(_ start: Int?, _ end: Int?, _ step: Int, count: Int) throws -> Places {
        guard step != 0, step != .min else { throw Failure("a slice has steps of \(step)") }
        let range = step > 0 ? 0...count : -1...(count - 1)
        func clamped(_ bound: Int) -> Int {
            let place = bound < 0 ? (bound < -count ? -1 - count : bound) + count : bound
            return min(max(place, range.lowerBound), range.upperBound)
        }
        let first = start.map(clamped) ?? (step > 0 ? 0 : count - 1)
        let last = end.map(clamped) ?? (step > 0 ? count : -1)
        // Clamp the step, so that adding it can't overflow.
        return Places(first: first, last: last, step: min(max(step, -count - 1), count + 1))
    }
}
