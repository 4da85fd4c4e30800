/// The expansion of `@Generable` for an enum with associated values.
extension GenerableType {
    func unionMembers(_ union: Union) -> [String] {
        var members: [String] = []
        if !written.contains(.schema) {
            let names = union.choices.map { "_GeneratedCases.\(variantName($0)).self" }
            members.append(schema(arguments.schemaArguments + ["anyOf: \(names.arrayLiteral)"]))
            members.append(variants(of: union))
        }
        if !written.contains(.partial) { members.append(partialUnion(union)) }
        return members
    }

    func unionConversions(_ union: Union) -> [String] {
        var conversions: [String] = []
        if !written.contains(.initializer) { conversions.append(unionInitializer(union, reading: \.reading)) }
        if !written.contains(.content) { conversions.append(unionContent(union)) }
        return conversions
    }

    /// It contains the enum's name, because the types' names in a schema must be unique.
    private func variantName(_ choice: Choice) -> String {
        let joined = "\(name.withoutBackticks)_\(choice.plainName)"
        return joined.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? joined : "`\(joined)`"
    }

    /// The types for the schemas of the cases, nested in one type whose name the macro can declare. If a macro declares
    /// arbitrary names, the compiler finds the author's own operators, such as `<`, twice.
    private func variants(of union: Union) -> String {
        """
        private nonisolated enum _GeneratedCases {
        \(union.choices.map { variant($0, of: union) }.joined(separator: "\n\n"))
        }
        """
    }

    /// A type for the schema of one case.
    private func variant(_ choice: Choice, of union: Union) -> String {
        let name =
            "FoundationModels.GenerationSchema.Property(name: \(union.discriminator.literal), type: Swift.String.self, guides: [.constant(\(choice.text))])"
        let values = choice.payload.filter { !$0.isIdentity }.map {
            $0.schemaProperty(type: $0.schemaType(of: self.name))
        }
        let schemaArguments = arguments.structureSchemaArguments + ["properties: \(([name] + values).arrayLiteral)"]
        return """
            nonisolated struct \(variantName(choice)): FoundationModels.Generable {
            let generatedContent: FoundationModels.GeneratedContent
            init(_ content: FoundationModels.GeneratedContent) throws {
            generatedContent = content
            }
            static var generationSchema: FoundationModels.GenerationSchema {
            FoundationModels.GenerationSchema(\(schemaArguments.joined(separator: ", ")))
            }
            }
            """
    }

    private func unionInitializer(_ union: Union, reading: (ContentProperty) -> String) -> String {
        let names = union.choices.map(\.text).joined(separator: ", ")
        let cases = union.choices.map { "case \($0.text): self = \(Union.call($0, reading: reading))" }
        let key = union.discriminator.literal
        return initializer(
            ["switch try content.value(FoundationModels._WholeText.self, forProperty: \(key)).text {"] + cases
                + ["default: throw content._mismatch(withChoices: [\(names)])", "}"])
    }

    private func unionContent(_ union: Union) -> String {
        let cases = union.choices.map { choice in
            let discriminator = (value: choice.text, key: union.discriminator.literal)
            let values = choice.payload.enumerated().filter { !$0.element.isIdentity }.map {
                (value: Union.binding($0.offset), key: $0.element.key.literal)
            }
            let identity = choice.payload.firstIndex(where: \.isIdentity).map { Union.binding($0) } ?? "nil"
            return "case \(Union.pattern(choice)):\n\(structure(of: [discriminator] + values, identity: identity))"
        }
        return """
            nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
            switch self {
            \(cases.joined(separator: "\n"))
            }
            }
            """
    }

    /// The enum's snapshots: the case is known, but its values are optional.
    private func partialUnion(_ union: Union) -> String {
        let indirect = union.isIndirect ? "indirect " : ""
        // The associated values of a public enum are public, too.
        let frozen = inferringSendable([])
        let cases = union.choices.map { choice in
            let values = zip(choice.labels, choice.payload).map { label, property in
                (label.map { "\($0): " } ?? "") + property.partialType(of: name)
            }
            return "case \(choice.name)" + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
        }
        var methods = [unionInitializer(union, reading: \.partialReading)]
        if isEquatable { methods.append(unionEquality(union)) }
        if isHashable { methods.append(unionHash(union)) }
        return """
            \(frozen)nonisolated \(access)\(indirect)enum PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent\(equatable) {
            \(cases.joined(separator: "\n"))
            \(methods.joined(separator: "\n\n"))
            }
            """
    }
}
