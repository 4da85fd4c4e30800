import FoundationModels

/// The format that a response must have.
struct ResponseFormat {
    let schema: GenerationSchema?
    let isAnyObject: Bool

    init(_ fields: RequestFields) throws(ServingError) {
        guard let format = try fields.object("response_format") else {
            (schema, isAnyObject) = (nil, false)
            return
        }
        switch try format.required("type", format.text("type")) {
        case "text": (schema, isAnyObject) = (nil, false)
        case "json_object":
            // llama-server accepts a schema here.
            schema = try Self.schema("schema", format)
            isAnyObject = schema == nil
        case "json_schema":
            let named = try format.required("json_schema", format.object("json_schema"))
            schema = try named.required("schema", Self.schema("schema", named))
            isAnyObject = false
        default: throw .invalid(format.place("type"), "There are text, json_object and json_schema.")
        }
    }

    /// - Throws: An error with the path of the part of the schema that isn't supported.
    static func schema(_ name: String, _ fields: RequestFields) throws(ServingError) -> GenerationSchema? {
        guard let content = fields[name] else { return nil }
        do throws(DecodingError) {
            return try GenerationSchema(jsonSchema: content)
        } catch {
            guard case .dataCorrupted(let context) = error else {
                throw .invalid(fields.place(name), "It is no schema.")
            }
            throw .invalid(fields.place(name), context.debugDescription, code: "unsupported_schema")
        }
    }
}
