extension GenerationSchema {
    /// The schema of an object with a single property, which has this schema.
    func wrapped(as propertyName: String) -> GenerationSchema {
        // References to the root must be renamed, because the root is another one now.
        let newName = refersToRoot ? unusedDefinitionName : nil
        let property = SchemaNode.Property(
            name: propertyName, description: resolved.description, node: newName.map(SchemaNode.reference) ?? node)
        let title = blueprint.identity == nil ? "" : name
        return GenerationSchema(
            name: title, node: .structure(.init(name: title, properties: [property])),
            definitions: newName.map { definitionsWithRoot(as: $0) } ?? definitions)
    }

    private var refersToRoot: Bool { node.refersToRoot || definitions.contains(where: \.node.refersToRoot) }

    private var unusedDefinitionName: String {
        var unused = name
        while unused.isEmpty || definitions[unused] != nil { unused += "_" }
        return unused
    }

    private func definitionsWithRoot(as rootName: String) -> SchemaDefinitions {
        var all = SchemaDefinitions()
        for definition in definitions {
            all.reserve(definition.name, description: definition.description)
            all.fill(definition.name, with: definition.node.renamed(["#": rootName]))
        }
        all.reserve(rootName, description: resolved.description)
        all.fill(rootName, with: node.renamed(["#": rootName]))
        return all
    }
}
