/// The words of JSON Schema that this package reads or writes.
enum SchemaKeyword {
    static let title = "title"
    static let description = "description"
    static let type = "type"
    static let properties = "properties"
    static let required = "required"
    static let additionalProperties = "additionalProperties"
    /// The declaration order of properties, which JSON objects do not keep; Apple's extension.
    static let order = "x-order"
    static let definitions = "$defs"
    /// What `$defs` was called before 2019.
    static let olderDefinitions = "definitions"
    static let reference = "$ref"
    static let choices = "enum"
    static let constant = "const"
    static let anyOf = "anyOf"
    static let oneOf = "oneOf"
    static let allOf = "allOf"
    static let not = "not"
    static let items = "items"
    static let minimumItems = "minItems"
    static let maximumItems = "maxItems"
    static let minimum = "minimum"
    static let maximum = "maximum"
    static let exclusiveMinimum = "exclusiveMinimum"
    static let exclusiveMaximum = "exclusiveMaximum"
    static let pattern = "pattern"

    /// Where a definition is found.
    static let definitionPrefix = "#/$defs/"
    static let olderDefinitionPrefix = "#/definitions/"

    /// Demands of JSON Schema that no node can express. A schema with one of these is refused, since what it describes
    /// would not be kept to.
    static let unsupported: Set<String> = [
        "additionalItems", "contains", "dependencies", "dependentRequired", "dependentSchemas", "else", "if",
        "maxContains", "maxLength", "maxProperties", "minContains", "minLength", "minProperties", "multipleOf",
        "patternProperties", "prefixItems", "propertyNames", "then", "unevaluatedItems", "unevaluatedProperties",
        "uniqueItems", "$dynamicRef", "$recursiveRef",
    ]
}
