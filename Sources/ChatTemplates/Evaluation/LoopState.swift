/// The `loop` variable, and the elements that a loop still has to visit. As in Python, an element is only tested when it is its turn,
/// or when the loop is asked about what follows.
final class LoopState: TemplateObject {
    private let loop: Loop
    /// The scope that the loop is written in.
    private let scope: Scope
    private let depth: Int
    private unowned let evaluation: Evaluation
    private var source: TemplateSequence.Next
    private var areTested: Bool
    private var index = -1
    private var current: TemplateValue?
    private var previous: TemplateValue?
    private var peeked: TemplateValue?
    private var length: Int?
    private var lastSeen: [TemplateValue]?

    /// - Parameter length: The number of elements, if it is known.
    init(
        _ loop: Loop, in scope: Scope, _ evaluation: Evaluation, _ source: @escaping TemplateSequence.Next,
        length: Int?, depth: Int
    ) {
        (self.loop, self.scope, self.evaluation) = (loop, scope, evaluation)
        (self.source, self.depth) = (source, depth)
        areTested = loop.condition == nil
        self.length = areTested ? length : nil
        super.init(kind: "loop")
    }

    override func release() {
        (source, current, previous, peeked, lastSeen) = ({ nil }, nil, nil, nil, nil)
    }

    override var represented: TemplateText {
        guard let length = try? length(evaluation) else { return super.represented }
        return TemplateText("<LoopContext \(index + 1)/\(length)>")
    }

    // MARK: Elements

    /// Goes on to the next element.
    func next(_ evaluation: Evaluation) throws -> TemplateValue? {
        try evaluation.spend(1)
        guard let element = try peek(evaluation) else { return nil }
        (previous, current, peeked) = (current, element, nil)
        index += 1
        return element
    }

    private func peek(_ evaluation: Evaluation) throws -> TemplateValue? {
        if peeked == nil { peeked = try takeNext(evaluation) }
        return peeked
    }

    private func takeNext(_ evaluation: Evaluation) throws -> TemplateValue? {
        while let element = try source() {
            if try isVisited(element, evaluation) { return element }
        }
        return nil
    }

    private func isVisited(_ element: TemplateValue, _ evaluation: Evaluation) throws -> Bool {
        guard let condition = loop.condition, !areTested else { return true }
        return try evaluation.inFunction(of: scope) {
            try evaluation.enter(loop.conditionFrame)
            try evaluation.assign(element, to: loop.target)
            return try evaluation.value(of: condition).isTrue
        }
    }

    private func length(_ evaluation: Evaluation) throws -> Int {
        if let length { return length }
        var elements: [TemplateValue] = []
        while let element = try takeNext(evaluation) { elements.append(element) }
        let count = elements.count + index + 1 + (peeked == nil ? 0 : 1)
        // They have passed the test.
        (source, areTested, length) = (Evaluation.iterator(of: elements), true, count)
        return count
    }

    // MARK: The variable

    override var isCallable: Bool { true }

    override func attribute(_ name: String, _ evaluation: Evaluation) throws -> TemplateValue? {
        switch name {
        case "index": .integer(index + 1)
        case "index0": .integer(index)
        case "revindex": .integer(try length(evaluation) - index)
        case "revindex0": .integer(try length(evaluation) - index - 1)
        case "first": .boolean(index == 0)
        case "last": .boolean(try peek(evaluation) == nil)
        case "length": .integer(try length(evaluation))
        case "depth": .integer(depth + 1)
        case "depth0": .integer(depth)
        case "previtem": previous ?? .undefined(name: "there is no previous item")
        case "nextitem": try peek(evaluation) ?? .undefined(name: "there is no next item")
        case "cycle": .object(GlobalFunction("cycle") { [self] arguments, _ in try cycle(arguments) })
        case "changed": .object(GlobalFunction("changed") { [self] arguments, _ in changed(arguments) })
        default: nil
        }
    }

    private func cycle(_ arguments: Arguments) throws -> TemplateValue {
        guard !arguments.values.isEmpty else { throw Failure("a cycle has no items") }
        return arguments.values[max(0, index) % arguments.values.count]
    }

    private func changed(_ arguments: Arguments) -> TemplateValue {
        defer { lastSeen = arguments.values }
        return .boolean(lastSeen != arguments.values)
    }

    /// Runs a recursive loop over further elements, one level deeper.
    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        guard loop.isRecursive else { throw Failure("a loop is called that isn't recursive") }
        let elements = try arguments.only("the elements")
        return .text(try evaluation.text(ofRecursive: loop, in: scope, over: elements, depth: depth + 1))
    }
}
