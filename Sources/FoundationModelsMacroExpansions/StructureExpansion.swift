/// The expansion of `@Generable` for a struct.
extension GenerableType {
    func structureMembers(_ properties: [ContentProperty]) -> [String] {
        var members: [String] = []
        if !written.contains(.schema) { members.append(structureSchema(properties)) }
        if !written.contains(.partial) { members.append(partialStructure(properties)) }
        return members
    }

    func structureConversions(_ properties: [ContentProperty]) -> [String] {
        var conversions: [String] = []
        if !written.contains(.initializer) {
            let assignments = properties.map { "self.\($0.name) = \($0.reading)" }
            conversions.append(initializer(assignments))
        }
        if !written.contains(.content) { conversions.append(structureContent(properties)) }
        return conversions
    }

    private func structureSchema(_ properties: [ContentProperty]) -> String {
        let list = properties.filter { !$0.isIdentity }.map { $0.schemaProperty(type: $0.typeText) }
        return schema(arguments.structureSchemaArguments + ["properties: \(list.arrayLiteral)"])
    }

    /// `static var generationSchema`, with the arguments of the schema's initializer.
    func schema(_ schemaArguments: [String]) -> String {
        """
        nonisolated \(access)static var generationSchema: FoundationModels.GenerationSchema {
            FoundationModels.GenerationSchema(\(schemaArguments.joined(separator: ", ")))\(arguments.naming)
        }
        """
    }

    func initializer(_ statements: [String]) -> String {
        """
        nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
        \(statements.joined(separator: "\n"))
        }
        """
    }

    private func structureContent(_ properties: [ContentProperty]) -> String {
        let identity = properties.first(where: \.isIdentity).map { "self.\($0.name)" } ?? "nil"
        let values = properties.filter { !$0.isIdentity }.map { (value: "self.\($0.name)", key: $0.key) }
        return """
            nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
            \(structure(of: values.map { ($0.value, $0.key.literal) }, identity: identity))
            }
            """
    }

    /// Statements that return a structure of values and keys, given as expressions.
    func structure(of values: [(value: String, key: String)], identity: String) -> String {
        let binding = values.isEmpty ? "let" : "var"
        let explicit = arguments.representsNilExplicitly ?? "false"
        let start = "\(binding) structure = FoundationModels._GeneratedStructure(representsNilExplicitly: \(explicit))"
        let additions = values.map { "structure.add(\($0.value), as: \($0.key))" }
        return ([start] + additions + ["return structure.content(id: \(identity))"]).joined(separator: "\n")
    }

    /// The struct's snapshots: all properties except for the identity are optional.
    private func partialStructure(_ properties: [ContentProperty]) -> String {
        let id = properties.first { $0.key == "id" }
        let identifiable = id?.canIdentify ?? true ? "Swift.Identifiable, " : ""
        var declarations = properties.map { partialDeclaration($0, isIdentifier: $0.key == "id" && $0.canIdentify) }
        var assignments = properties.map { "self.\($0.name) = \($0.partialReading)" }
        if id == nil {
            declarations.insert("\(access)var id: FoundationModels.GenerationID", at: 0)
            assignments.insert("self.id = \(ContentProperty.newIdentity)", at: 0)
        }
        var methods = [initializer(assignments)]
        let names = (id == nil ? ["id"] : []) + properties.map(\.name)
        if isEquatable { methods.append(structureEquality(of: names)) }
        if isHashable { methods.append(structureHash(of: names)) }
        return """
            \(inferringSendable(properties))nonisolated \(access)struct PartiallyGenerated: \(identifiable)FoundationModels.ConvertibleFromGeneratedContent\(equatable) {
            \(declarations.joined(separator: "\n"))
            \(methods.joined(separator: "\n\n"))
            }
            """
    }

    /// The property that satisfies `Identifiable` must be as accessible as the type; the others have the same level as
    /// in the type.
    private func partialDeclaration(_ property: ContentProperty, isIdentifier: Bool) -> String {
        "\(isIdentifier ? access : property.access)var \(property.name): \(property.partialType(of: name))"
    }
}

extension ContentProperty {
    /// Whether an `id` of this type can satisfy `Identifiable`: only if the type is known to be hashable.
    fileprivate var canIdentify: Bool { isIdentity || isOfStandardType }

    /// Whether the type of the property is public for certain.
    var isPublic: Bool { access == "public " || isIdentity || isOfStandardType }

    private var isOfStandardType: Bool {
        let type = type.unwrappedOptional ?? type
        return ["Bool", "String", "Int", "Double", "Float", "Decimal"].contains(type.trimmedDescription)
    }
}

extension [String] {
    /// An array literal of expressions, one per line.
    var arrayLiteral: String { isEmpty ? "[]" : "[\n\(joined(separator: ",\n"))\n]" }
}
