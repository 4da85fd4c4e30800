/// What a text must fulfil where JSON Schema asks for several things at once.
struct TextForm: Sendable, Hashable {
    /// In Unicode scalars, both inclusive; no maximum is unlimited.
    var minimumLength = 0
    var maximumLength: Int?
    var demands: [Demand] = []

    struct Demand: Sendable, Hashable {
        var kind: Kind
        /// Whether the text must not be like that.
        var isNegated = false
    }

    enum Kind: Sendable, Hashable {
        /// Matched as a whole by a regular expression in Swift's syntax: a guide.
        case guide(String)
        /// Matched anywhere by a regular expression in ECMAScript's syntax: JSON Schema's `pattern`.
        case pattern(String)
        /// One of ``TextFormat``'s.
        case format(String)
        /// One of these.
        case texts([String])
    }

    init(minimumLength: Int = 0, maximumLength: Int? = nil, demands: [Demand] = []) {
        self.minimumLength = minimumLength
        self.maximumLength = maximumLength
        self.demands = demands
    }

    init(_ kind: Kind, isNegated: Bool = false) {
        self.init(demands: [Demand(kind: kind, isNegated: isNegated)])
    }

    /// What asks for both.
    func and(_ other: TextForm) -> TextForm {
        TextForm(
            minimumLength: max(minimumLength, other.minimumLength),
            maximumLength: [maximumLength, other.maximumLength].compactMap(\.self).min(),
            demands: demands + other.demands.filter { !demands.contains($0) })
    }

    /// Without formats of which not all texts are known: it takes every text that the form takes by its specification.
    var relaxed: TextForm {
        var form = self
        form.demands.removeAll { demand in
            guard case .format(let name) = demand.kind else { return false }
            return TextFormat.named(name)?.isExact != true
        }
        return form
    }
}

extension SchemaNode.Text {
    /// The same as a form.
    var form: TextForm {
        switch self {
        case .anything: TextForm()
        case .oneOf(let texts): TextForm(.texts(texts))
        case .pattern(let pattern): TextForm(.guide(pattern))
        case .form(let form): form
        }
    }

    /// The plainest text that asks for the same.
    init(_ form: TextForm) {
        guard form.minimumLength == 0, form.maximumLength == nil else {
            self = .form(form)
            return
        }
        let only = form.demands.count == 1 && !form.demands[0].isNegated ? form.demands[0].kind : nil
        switch only {
        case nil where form.demands.isEmpty: self = .anything
        case .guide(let pattern): self = .pattern(pattern)
        case .texts(let texts): self = .oneOf(texts)
        default: self = .form(form)
        }
    }
}
