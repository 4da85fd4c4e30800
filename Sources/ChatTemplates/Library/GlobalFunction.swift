import Glibc

/// A function that every template may call.
final class GlobalFunction: TemplateObject {
    typealias Body = (Arguments, Evaluation) throws -> TemplateValue

    private let body: Body

    init(_ name: String, _ body: @escaping Body) {
        self.body = body
        super.init(kind: "function \(name)")
    }

    override var isCallable: Bool { true }

    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        try body(arguments, evaluation)
    }

    static var all: [String: TemplateValue] {
        let functions: [(String, Body)] = [
            (
                "raise_exception",
                { arguments, _ in throw Refusal(reason: String(try arguments.only("message").written)) }
            ),
            ("strftime_now", { arguments, evaluation in .text(try time(arguments, evaluation)) }),
            ("range", { arguments, evaluation in .collection(try range(arguments, evaluation)) }),
            ("namespace", { arguments, evaluation in .object(try evaluation.registered(namespace(arguments))) }),
            ("dict", { arguments, _ in .dictionary(try dictionary(arguments)) }),
            ("joiner", { arguments, _ in .object(try Joiner(arguments)) }),
            ("cycler", { arguments, evaluation in .object(try evaluation.registered(Cycler(arguments))) }),
        ]
        return Dictionary(uniqueKeysWithValues: functions.map { ($0, .object(GlobalFunction($0, $1))) })
    }

    private static func time(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateText {
        let format = String(try Optional(arguments.only("format")).text("format"))
        guard format.utf8.count <= 256 else { throw LimitReached(limit: "256 bytes of a time's format") }
        var now = evaluation.now
        // The appended space distinguishes an empty result from a failure, which also returns 0.
        let text = String(unsafeUninitializedCapacity: 4096) { strftime($0.baseAddress!, $0.count, format + " ", &now) }
        return TemplateText(String(text.dropLast()))
    }

    private static func range(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateCollection {
        let bounds = try arguments.values.map { try Optional($0).integer("a bound", or: 0) }
        guard (1...3).contains(bounds.count), arguments.named.isEmpty else {
            throw Failure("range takes 1 to 3 bounds")
        }
        let start = bounds.count == 1 ? 0 : bounds[0], end = bounds.count == 1 ? bounds[0] : bounds[1]
        let step = bounds.count == 3 ? bounds[2] : 1
        guard step != 0 else { throw Failure("a range has steps of zero") }
        guard abs(Double(end) - Double(start)) / abs(Double(step)) <= 100_000 else {
            throw LimitReached(limit: "100000 numbers in a range")
        }
        let range = TemplateCollection(rangeFrom: start, to: end, by: step)
        try evaluation.spend(range.elements.count)
        return range
    }

    private static func namespace(_ arguments: Arguments) throws -> Namespace {
        let namespace = Namespace()
        for (key, value) in try dictionary(arguments).pairs { namespace.values[String(key.written)] = value }
        return namespace
    }

    private static func dictionary(_ arguments: Arguments) throws -> TemplateDictionary {
        var result = TemplateDictionary()
        for value in arguments.values {
            guard case .dictionary(let dictionary) = value else { throw Failure("\(value.kind) is no dictionary") }
            for (key, value) in dictionary.pairs { result[key] = value }
        }
        for (name, value) in arguments.named { result[.text(name)] = value }
        return result
    }
}

/// Returns an empty text on the first call, and a separator on later ones.
private final class Joiner: TemplateObject {
    private let separator: TemplateText
    private var wasUsed = false

    init(_ arguments: Arguments) throws {
        separator = try arguments.bound(to: "sep")[0].text("sep", or: ", ")
        super.init(kind: "joiner")
    }

    override var isCallable: Bool { true }

    override func call(_ arguments: Arguments, _ evaluation: Evaluation) throws -> TemplateValue {
        defer { wasUsed = true }
        return .text(wasUsed ? separator : "")
    }
}

/// Returns its items one after another, cyclically.
private final class Cycler: TemplateObject {
    private var items: [TemplateValue]
    private var index = 0

    init(_ arguments: Arguments) throws {
        items = arguments.values
        guard !items.isEmpty else { throw Failure("a cycle has no items") }
        super.init(kind: "cycler")
    }

    override func release() { items = [.none] }

    override func attribute(_ name: String, _ evaluation: Evaluation) -> TemplateValue? {
        switch name {
        case "current": items[index]
        case "next":
            .object(
                GlobalFunction("next") { [self] _, _ in
                    defer { index = (index + 1) % items.count }
                    return items[index]
                })
        case "reset":
            .object(
                GlobalFunction("reset") { [self] _, _ in
                    index = 0
                    return .none
                })
        default: nil
        }
    }
}
