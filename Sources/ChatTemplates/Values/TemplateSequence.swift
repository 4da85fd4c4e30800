/// Elements that are made one by one when they are asked for, and only once: what Python calls a generator or an iterator.
public final class TemplateSequence: TemplateObject {
    typealias Next = () throws -> TemplateValue?

    private unowned let evaluation: Evaluation
    private var begin: (() throws -> Next)?
    private var source: Next?

    init(in evaluation: Evaluation, _ begin: @escaping () throws -> Next) {
        (self.evaluation, self.begin) = (evaluation, begin)
        super.init(kind: "generator object")
    }

    /// The next element; nil at the end, and after an error.
    func next() throws -> TemplateValue? {
        try evaluation.spend(1)
        let (begin, source) = (begin, source)
        (self.begin, self.source) = (nil, nil)
        return try evaluation.nested {
            guard let next = try begin?() ?? source, let element = try next() else { return nil }
            self.source = next
            return element
        }
    }

    /// The elements that are left.
    func rest() throws -> [TemplateValue] {
        var elements: [TemplateValue] = []
        while let element = try next() { elements.append(element) }
        return elements
    }

    override func release() { (begin, source) = (nil, nil) }
}

extension Evaluation {
    /// Elements that are made once they are asked for.
    func sequence(_ begin: @escaping () throws -> TemplateSequence.Next) throws -> TemplateValue {
        .sequence(try registered(TemplateSequence(in: self, begin)))
    }

    func sequence(of elements: [TemplateValue]) throws -> TemplateValue { try sequence { Self.iterator(of: elements) } }

    /// The elements one by one.
    func iterator(of value: TemplateValue) throws -> TemplateSequence.Next {
        if case .sequence(let sequence) = value { return { try sequence.next() } }
        return Self.iterator(of: try elements(of: value))
    }

    static func iterator(of elements: [TemplateValue]) -> TemplateSequence.Next {
        var rest = elements[...]
        return { rest.popFirst() }
    }
}
