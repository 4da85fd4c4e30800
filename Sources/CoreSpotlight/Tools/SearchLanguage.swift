import Foundation
import FoundationModels

/// What a model is told of the query language: attributes, comparisons and stages, by a tool's configuration.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
struct SearchLanguage: Sendable {
    let schema: GenerationSchema
    let description: String
    let attributes: [SearchableItemAttribute]
    let stages: [any CustomStage]

    /// The built-in stages.
    enum Stage: String, CaseIterable {
        case count, group, statistic, table
    }

    /// The computations of a statistic.
    enum Statistic: String, CaseIterable {
        case average, sum, minimum, maximum
    }

    /// What a model may ask for.
    private struct Scope {
        var hasWords = true
        var hasPeople = true
        var hasStages = true
        var attributes: [SearchableItemAttribute]
    }

    private static let usual: [SearchableItemAttribute] = [
        .title, .displayName, .contentDescription, .textContent, .keywords, .subject, .authorNames, .contentType,
        .contentCreationDate, .contentModificationDate, .startDate, .dueDate, .completionDate, .rating, .duration,
        .namedLocation, .city,
    ]
    private static let numeric: Set<SearchableItemAttribute> = [
        .rating, .duration, .altitude, .latitude, .longitude, .fileSize, .pageCount, .playCount, .speed,
    ]

    init(_ configuration: SpotlightSearchTool.Configuration) {
        let scope = Self.scope(configuration)
        let fetched = configuration.sources.flatMap(\.fetchAttributes)
        attributes = (scope.attributes + fetched).reduce(into: []) { list, attribute in
            if !list.contains(attribute) { list.append(attribute) }
        }
        stages = configuration.customStages
        schema = Self.schema(scope, attributes, stages)
        description = Self.description(scope, configuration)
    }

    private static func scope(_ configuration: SpotlightSearchTool.Configuration) -> Scope {
        switch configuration.guide?.level ?? .complete {
        case .complete: return Scope(attributes: usual)
        case .focused(let domain):
            return Scope(
                hasPeople: false, hasStages: !configuration.customStages.isEmpty, attributes: domain.attributes)
        case .dynamic(let profile):
            let attributes = (profile.attributes ?? usual).filter { attribute in
                !(profile.dates == false && attribute.isDate)
                    && !(profile.numericMatch == false && numeric.contains(attribute))
                    && !(profile.contentType == false && attribute == .contentType)
            }
            return Scope(
                hasWords: profile.textMatch != false, hasPeople: profile.people != false,
                hasStages: !configuration.customStages.isEmpty, attributes: attributes)
        }
    }

    private static func description(_ scope: Scope, _ configuration: SpotlightSearchTool.Configuration) -> String {
        var text = "Searches the app's own content. Call it before answering a question about that content."
        if scope.hasWords { text += " Few words find more: an item must have all of them." }
        if let person = configuration.contactResolver?.userIdentity() {
            text += " The user, whom people may call \"me\", is \(person.displayName)."
        }
        return text
    }

    // MARK: Schema

    private static func schema(
        _ scope: Scope, _ attributes: [SearchableItemAttribute], _ stages: [any CustomStage]
    ) -> GenerationSchema {
        typealias Property = DynamicGenerationSchema.Property
        let texts = DynamicGenerationSchema(arrayOf: DynamicGenerationSchema(type: String.self))
        let names = attributes.map(\.rawValue)
        var properties: [Property] = []
        if scope.hasWords {
            properties.append(
                Property(name: "searchTerms", description: "Words that the items have", schema: texts, isOptional: true)
            )
        }
        if scope.hasPeople {
            properties.append(
                Property(
                    name: "people", description: "Names of people in the items; me is the user", schema: texts,
                    isOptional: true))
        }
        if !names.isEmpty {
            let filters = DynamicGenerationSchema(arrayOf: filter(names))
            properties.append(
                Property(
                    name: "filters", description: "What must be so of each item", schema: filters, isOptional: true))
            let order = DynamicGenerationSchema(name: "SortAttribute", anyOf: names)
            properties.append(
                Property(name: "sortBy", description: "The attribute to sort by", schema: order, isOptional: true))
            properties.append(
                Property(name: "descending", schema: DynamicGenerationSchema(type: Bool.self), isOptional: true))
        }
        properties.append(Property(name: "limit", schema: DynamicGenerationSchema(type: Int.self), isOptional: true))
        if scope.hasStages {
            let all = DynamicGenerationSchema(arrayOf: stage(names, stages))
            properties.append(
                Property(
                    name: "stages", description: "What to compute of the items, in order", schema: all, isOptional: true
                ))
        }
        let label = DynamicGenerationSchema(type: String.self)
        properties.append(
            Property(name: "label", description: "A short title for the result", schema: label, isOptional: true))
        let root = DynamicGenerationSchema(name: "SpotlightSearch", properties: properties)
        do {
            return try GenerationSchema(root: root, dependencies: [])
        } catch {
            preconditionFailure("The custom stages of a SpotlightSearchTool have no schema together: \(error)")
        }
    }

    private static func filter(_ names: [String]) -> DynamicGenerationSchema {
        let comparisons = SearchArguments.Comparison.allCases.map(\.rawValue)
        return DynamicGenerationSchema(
            name: "Filter",
            properties: [
                .init(name: "attribute", schema: DynamicGenerationSchema(name: "Attribute", anyOf: names)),
                .init(name: "comparison", schema: DynamicGenerationSchema(name: "Comparison", anyOf: comparisons)),
                .init(
                    name: "value", description: "A text, a number, or a date such as 2026-11-29",
                    schema: DynamicGenerationSchema(type: String.self)),
            ])
    }

    private static func stage(_ names: [String], _ stages: [any CustomStage]) -> DynamicGenerationSchema {
        let kinds = DynamicGenerationSchema(name: "StageKind", anyOf: Stage.allCases.map(\.rawValue))
        let statistics = DynamicGenerationSchema(name: "Statistic", anyOf: Statistic.allCases.map(\.rawValue))
        var builtIn: [DynamicGenerationSchema.Property] = [.init(name: "stage", schema: kinds)]
        if !names.isEmpty {
            let attribute = DynamicGenerationSchema(name: "StageAttribute", anyOf: names)
            builtIn.append(.init(name: "attribute", schema: attribute, isOptional: true))
            builtIn.append(.init(name: "statistic", schema: statistics, isOptional: true))
        }
        let own = stages.map { schema(of: $0) }
        let usual = DynamicGenerationSchema(name: "Stage", properties: builtIn)
        return own.isEmpty ? usual : DynamicGenerationSchema(name: "AnyStage", anyOf: [usual] + own)
    }

    private static func schema<Own: CustomStage>(of stage: Own) -> DynamicGenerationSchema {
        DynamicGenerationSchema(
            name: "Stage_\(Own.name)", description: Own.description,
            properties: [
                .init(name: "stage", schema: DynamicGenerationSchema(name: "Name_\(Own.name)", anyOf: [Own.name])),
                .init(name: "parameters", schema: DynamicGenerationSchema(type: Own.self)),
            ])
    }
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension SearchableItemAttribute {
    var isDate: Bool { rawValue.hasSuffix("Date") || rawValue == "timestamp" }
}
