/// The keywords of JSON Schema that are read or written here.
enum SchemaKeyword {
    static let title = "title"
    static let description = "description"
    static let type = "type"
    static let properties = "properties"
    static let required = "required"
    static let additionalProperties = "additionalProperties"
    /// The declaration order of properties, which JSON objects don't preserve; Apple's extension.
    static let order = "x-order"
    static let definitions = "$defs"
    /// The name of `$defs` before 2019.
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
    /// Constraints that apply if a key is present; in 2019, the first keyword was split into the other two.
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

    /// Declares that a document is JSON Schema, with its version.
    static let dialect = "$schema"
    static let currentDialect = "https://json-schema.org/draft/2020-12/schema"

    /// The JSON pointer prefixes of definitions.
    static let definitionPrefix = "#/$defs/"
    static let olderDefinitionPrefix = "#/definitions/"

    /// Keywords that no node can express. A schema with one of these is refused, because its constraint couldn't be
    /// enforced.
    static let unsupported: Set<String> = ["$dynamicRef", "$recursiveRef"]

    /// Other keywords that can apply to the same value, so that the unevaluated properties or items depend on more than
    /// one subschema.
    static let applicators: Set<String> = Set(
        [reference, allOf, anyOf, oneOf, not, `if`] + dependencies)
}
