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
    static let `if` = "if"
    static let then = "then"
    static let `else` = "else"
    /// What a key asks for where it is there; the first one was divided into the others in 2019.
    static let dependencies = ["dependencies", "dependentRequired", "dependentSchemas"]
    static let patternProperties = "patternProperties"
    static let propertyNames = "propertyNames"
    static let minimumProperties = "minProperties"
    static let maximumProperties = "maxProperties"
    static let unevaluatedProperties = "unevaluatedProperties"
    static let unevaluatedItems = "unevaluatedItems"
    static let minimumLength = "minLength"
    static let maximumLength = "maxLength"
    static let format = "format"
    static let multipleOf = "multipleOf"
    static let prefixItems = "prefixItems"
    static let additionalItems = "additionalItems"
    static let uniqueItems = "uniqueItems"
    static let contains = "contains"
    static let items = "items"
    static let minimumItems = "minItems"
    static let maximumItems = "maxItems"
    static let minimum = "minimum"
    static let maximum = "maximum"
    static let exclusiveMinimum = "exclusiveMinimum"
    static let exclusiveMaximum = "exclusiveMaximum"
    static let pattern = "pattern"

    /// Says that a document is JSON Schema, and of what edition.
    static let dialect = "$schema"
    static let currentDialect = "https://json-schema.org/draft/2020-12/schema"

    /// Where a definition is found.
    static let definitionPrefix = "#/$defs/"
    static let olderDefinitionPrefix = "#/definitions/"

    /// Demands of JSON Schema that no node can express. A schema with one of these is refused, since what it describes
    /// would not be kept to.
    static let unsupported: Set<String> = ["$dynamicRef", "$recursiveRef"]

    /// What else in a schema may say something of the same value, so that what is left over can't be told by one place.
    static let applicators: Set<String> = Set(
        [reference, allOf, anyOf, oneOf, not, `if`] + dependencies)
}
