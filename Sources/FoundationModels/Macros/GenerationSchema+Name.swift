extension GenerationSchema {
    /// The same schema under the name in `@Generable(name:)`. The macro's expansion calls it.
    public func _named(_ name: String) -> GenerationSchema {
        var renamed = blueprint
        renamed.name = name
        return GenerationSchema(renamed, dependencies: dependencies)
    }
}
