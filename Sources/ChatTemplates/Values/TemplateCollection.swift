/// A range of numbers, or a view of a dictionary: not a list in Python, but with a length.
public struct TemplateCollection {
    enum Kind {
        case keys, values, items
        case range(start: Int, end: Int, step: Int)
    }

    let kind: Kind
    let elements: [TemplateValue]

    init(_ kind: Kind, _ elements: [TemplateValue]) { (self.kind, self.elements) = (kind, elements) }

    init(rangeFrom start: Int, to end: Int, by step: Int) {
        let numbers = Array(stride(from: start, to: end, by: step))
        self.init(.range(start: start, end: end, step: step), numbers.map { .integer($0) })
    }

    var isRange: Bool { if case .range = kind { true } else { false } }

    /// Views of keys and items are sets in Python.
    fileprivate var isSet: Bool {
        switch kind {
        case .keys, .items: true
        case .values, .range: false
        }
    }

    var isHashable: Bool { !isSet }

    /// Python's `repr`.
    var represented: TemplateText {
        let elements = TemplateValue.list(elements).represented
        switch kind {
        case .keys: return "dict_keys(" + elements + ")"
        case .values: return "dict_values(" + elements + ")"
        case .items: return "dict_items(" + elements + ")"
        case .range(let start, let end, let step):
            return TemplateText("range(\(start), \(end)" + (step == 1 ? ")" : ", \(step))"))
        }
    }

    /// The part of a range at some places, which are as far from each other. Nil if it isn't a range.
    func range(from first: Int, to last: Int, by stride: Int) throws -> TemplateCollection? {
        guard case .range(let start, _, let step) = kind else { return nil }
        func number(at place: Int) throws -> Int {
            let (distance, overflows) = place.multipliedReportingOverflow(by: step)
            let (number, exceeds) = start.addingReportingOverflow(distance)
            guard !overflows, !exceeds else { throw Failure("a number is beyond 64 bits") }
            return number
        }
        let (wide, overflows) = step.multipliedReportingOverflow(by: stride)
        guard !overflows else { throw Failure("a number is beyond 64 bits") }
        return TemplateCollection(rangeFrom: try number(at: first), to: try number(at: last), by: wide)
    }

    static func areEqual(_ left: TemplateCollection, _ right: TemplateCollection) -> Bool {
        if left.isRange, right.isRange { return left.elements == right.elements }
        guard left.isSet, right.isSet, left.elements.count == right.elements.count else { return false }
        if let left = left.dictionary, let right = right.dictionary { return left == right }
        guard (left.elements + right.elements).allSatisfy(\.isHashable) else { return false }
        return Set(left.elements) == Set(right.elements)
    }

    /// The dictionary whose items these are.
    private var dictionary: TemplateDictionary? {
        guard case .items = kind else { return nil }
        return TemplateDictionary(
            pairs: elements.compactMap { pair in
                if case .tuple(let parts) = pair, parts.count == 2 { (parts[0], parts[1]) } else { nil }
            })
    }
}
