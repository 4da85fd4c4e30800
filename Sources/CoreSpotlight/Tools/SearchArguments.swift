import Foundation
import FoundationModels

/// A query as a model has written it.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
struct SearchArguments: Sendable {
    /// The comparisons of filters.
    enum Comparison: String, CaseIterable {
        case equals, notEquals, contains, greaterThan, lessThan
    }

    /// A stage, and what the model says of it.
    enum Stage: Sendable {
        case builtIn(SearchLanguage.Stage, attribute: SearchableItemAttribute?, SearchLanguage.Statistic)
        case own(any CustomStage)
    }

    var words: [String] = []
    var people: [String] = []
    var filters: [QueryPredicate] = []
    var sortAttribute: SearchableItemAttribute?
    var isDescending = false
    var limit: Int?
    var stages: [Stage] = []
    var label: String?

    /// The maximum number of filters, stages or words.
    private static let countMax = 50

    /// - Throws: ``StageError``, in words for the model.
    init(_ content: GeneratedContent, _ language: SearchLanguage) throws {
        guard case .structure = content.kind else { throw StageError(text: "an object is needed.") }
        words = Self.texts(content["searchTerms"])
        people = Self.texts(content["people"])
        filters = try Self.array(content["filters"]).map { try Self.filter($0, language) }
        if let name = content["sortBy"]?.text { sortAttribute = try Self.attribute(name, language) }
        if case .bool(true)? = content["descending"]?.kind { isDescending = true }
        if case .number(let number)? = content["limit"]?.kind { limit = max(1, Int(saturating: number)) }
        stages = try Self.array(content["stages"]).map { try Self.stage($0, language) }
        label = content["label"]?.text
        guard !words.isEmpty || !people.isEmpty || !filters.isEmpty || sortAttribute != nil || !stages.isEmpty else {
            throw StageError(text: "searchTerms, filters, sortBy or stages are needed.")
        }
    }

    private static func array(_ content: GeneratedContent?) throws -> [GeneratedContent] {
        guard case .array(let elements)? = content?.kind else { return [] }
        guard elements.count <= countMax else { throw StageError(text: "there are too many parts.") }
        return elements
    }

    private static func texts(_ content: GeneratedContent?) -> [String] {
        switch content?.kind {
        case .string(let text): [text]
        case .array(let elements): elements.prefix(countMax).compactMap(\.text)
        default: []
        }
    }

    private static func attribute(_ name: String, _ language: SearchLanguage) throws -> SearchableItemAttribute {
        guard let known = language.attributes.first(where: { $0.rawValue == name }) else {
            let names = language.attributes.map(\.rawValue).joined(separator: ", ")
            throw StageError(text: "there is no attribute \"\(name)\"; there are \(names).")
        }
        return known
    }

    // MARK: Filters

    private static func filter(_ content: GeneratedContent, _ language: SearchLanguage) throws -> QueryPredicate {
        let name = try attribute(content["attribute"]?.text ?? "", language).rawValue
        let word = content["comparison"]?.text ?? ""
        guard let comparison = Comparison(rawValue: word) else {
            let all = Comparison.allCases.map(\.rawValue).joined(separator: ", ")
            throw StageError(text: "there is no comparison \"\(word)\"; there are \(all).")
        }
        guard let value = content["value"]?.text else { throw StageError(text: "the filter of \(name) has no value.") }
        return predicate(name, comparison, value)
    }

    private static func predicate(_ name: String, _ comparison: Comparison, _ value: String) -> QueryPredicate {
        let text = QueryPredicate.Operand.text(
            TextPattern(text: value.replacing("*", with: " "), ignoresCase: true, ignoresAccents: true))
        let date = QueryParser.date(value)
        let number = Double(value).flatMap { $0.isFinite ? $0 : nil } ?? date?.timeIntervalSinceReferenceDate
        switch comparison {
        case .equals:
            if let date, !value.contains("T") { return day(name, date) }
            let same = QueryPredicate.comparison(attribute: name, .equal, text)
            return number.map { .or(same, .comparison(attribute: name, .equal, .number($0))) } ?? same
        case .notEquals: return .not(predicate(name, .equals, value))
        case .contains:
            let part = TextPattern(
                text: "*\(value.replacing("*", with: " "))*", ignoresCase: true, ignoresAccents: true)
            return .comparison(attribute: name, .equal, .text(part))
        case .greaterThan: return .comparison(attribute: name, .greater, number.map { .number($0) } ?? text)
        case .lessThan: return .comparison(attribute: name, .less, number.map { .number($0) } ?? text)
        }
    }

    private static func day(_ name: String, _ date: Date) -> QueryPredicate {
        let start = date.timeIntervalSinceReferenceDate
        return .inRange(attribute: name, start...(start + 86_399.999))
    }

    // MARK: Stages

    private static func stage(_ content: GeneratedContent, _ language: SearchLanguage) throws -> Stage {
        let name = content["stage"]?.text ?? ""
        if let own = language.stages.first(where: { type(of: $0).name == name }) {
            return .own(try value(like: own, content["parameters"] ?? GeneratedContent(properties: [:])))
        }
        guard let stage = SearchLanguage.Stage(rawValue: name) else {
            let all = SearchLanguage.Stage.allCases.map(\.rawValue) + language.stages.map { type(of: $0).name }
            throw StageError(text: "there is no stage \"\(name)\"; there are \(all.joined(separator: ", ")).")
        }
        let attribute = try content["attribute"]?.text.map { try Self.attribute($0, language) }
        guard attribute != nil || stage == .count || stage == .table else {
            throw StageError(text: "the stage \(name) needs an attribute.")
        }
        let statistic = content["statistic"]?.text.flatMap { SearchLanguage.Statistic(rawValue: $0) } ?? .average
        return .builtIn(stage, attribute: attribute, statistic)
    }

    private static func value<Own: CustomStage>(like stage: Own, _ content: GeneratedContent) throws
        -> any CustomStage
    {
        do {
            return try Own(content)
        } catch {
            throw StageError(text: "the parameters of \(Own.name) aren't right: \(error.localizedDescription)")
        }
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension GeneratedContent {
    fileprivate subscript(_ name: String) -> GeneratedContent? {
        guard case .structure(let properties, _) = kind, let value = properties[name] else { return nil }
        if case .null = value.kind { return nil }
        return value
    }

    /// A text; a number or a truth value as one.
    fileprivate var text: String? {
        switch kind {
        case .string(let text): text
        case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
        case .bool(let flag): "\(flag)"
        case .null, .array, .structure: nil
        }
    }
}
