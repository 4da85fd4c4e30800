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

    /// The part of a range at some places, which are as far from each other.
    func range(from first: Int, to last: Int, by stride: Int) -> TemplateCollection? {
        guard case .range(let start, _, let step) = kind else { return nil }
        return TemplateCollection(rangeFrom: start + first * step, to: start + last * step, by: step * stride)
    }

    static func areEqual(_ left: TemplateCollection, _ right: TemplateCollection) -> Bool {
        if left.isRange, right.isRange { return left.elements == right.elements }
        guard left.isSet, right.isSet, left.elements.count == right.elements.count else { return false }
        return left.elements.allSatisfy { right.elements.contains($0) }
    }
}
