/// A combination of JSON Schema's constraints on a text.
struct TextForm: Sendable, Hashable {
    /// The inclusive limits of the length in Unicode scalars; a maximum of nil is unlimited.
    var minimumLength = 0
    var maximumLength: Int?
    var demands: [Demand] = []

    struct Demand: Sendable, Hashable {
        var kind: Kind
        /// Whether the text must not match.
        var isNegated = false
    }

    enum Kind: Sendable, Hashable {
        /// A regular expression in Swift's syntax that matches the whole text: a guide.
        case guide(String)
        /// A regular expression in ECMAScript's syntax that matches any part: JSON Schema's `pattern`.
        case pattern(String)
        /// A format of ``TextFormat``.
        case format(String)
        /// One of these texts.
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

    /// The combination of both forms.
    func and(_ other: TextForm) -> TextForm {
        TextForm(
            minimumLength: max(minimumLength, other.minimumLength),
            maximumLength: [maximumLength, other.maximumLength].compactMap(\.self).min(),
            demands: demands + other.demands.filter { !demands.contains($0) })
    }

    /// The form without formats that have a narrower expression than their specification: it matches every text that
    /// the form allows.
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
    /// The constraint as a form.
    var form: TextForm {
        switch self {
        case .anything: TextForm()
        case .oneOf(let texts): TextForm(.texts(texts))
        case .pattern(let pattern): TextForm(.guide(pattern))
        case .form(let form): form
        }
    }

    /// The simplest constraint that is equivalent to a form.
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
