extension GenerationSchema {
    /// The same schema under the name that `@Generable(name:)` gives. What the macro makes calls it.
    public func _named(_ name: String) -> GenerationSchema {
        var renamed = blueprint
        renamed.name = name
        return GenerationSchema(renamed, dependencies: dependencies)
    }
}
