import FoundationModels

/// The tools of a request, and the tool choice.
struct CompletionTools {
    private static let countMax = 128
    private static let nameBytesMax = 64

    let enabled: [Transcript.ToolDefinition]
    let mode: GenerationOptions.ToolCallingMode?

    init(_ fields: RequestFields) throws(ServingError) {
        var tools: [Transcript.ToolDefinition] = []
        for (content, path) in try fields.list("tools", countMax: Self.countMax) ?? [] {
            let tool = try Self.tool(RequestFields(content, path: path))
            guard !tools.contains(where: { $0.name == tool.name }) else {
                throw .invalid("\(path).function.name", "Another tool has the same name.")
            }
            tools.append(tool)
        }
        (enabled, mode) = try Self.choice(among: tools, fields)
    }

    private static func tool(_ fields: RequestFields) throws(ServingError) -> Transcript.ToolDefinition {
        guard try fields.text("type") ?? "function" == "function" else {
            throw .invalid(fields.place("type"), "Only functions are tools here.")
        }
        let function = try fields.required("function", fields.object("function"))
        let name = try function.required("name", function.text("name"))
        guard 1...nameBytesMax ~= name.utf8.count, name.utf8.allSatisfy(isOfName) else {
            throw .invalid(
                function.place("name"), "It has 1 to \(nameBytesMax) letters, digits, underscores, dots and hyphens.")
        }
        let none = try? GenerationSchema(jsonSchema: .object(["type": "object", "additionalProperties": false]))
        guard let parameters = try ResponseFormat.schema("parameters", function) ?? none else {
            throw .invalid(function.place("parameters"), "It is no schema.")
        }
        return Transcript.ToolDefinition(
            name: name, description: try function.text("description") ?? "", parameters: parameters)
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "a")...UInt8(ascii: "z"): true
        default: "_-.".utf8.contains(byte)
        }
    }

    /// Parses `"none"`, `"auto"`, `"required"`, or the name of a tool that has to be called.
    private static func choice(
        among tools: [Transcript.ToolDefinition], _ fields: RequestFields
    ) throws(ServingError) -> ([Transcript.ToolDefinition], GenerationOptions.ToolCallingMode?) {
        guard let choice = fields["tool_choice"] else { return (tools, nil) }
        let place = fields.place("tool_choice")
        switch choice.kind {
        case .string("none"): return ([], .disallowed)
        case .string("auto"): return (tools, nil)
        case .string("required"):
            guard !tools.isEmpty else { throw .invalid(place, "There are no tools to call.") }
            return (tools, .required)
        case .structure:
            let function = try RequestFields(choice, path: place).object("function")
            let name = try function?.text("name")
            guard let tool = tools.first(where: { $0.name == name }) else {
                throw .invalid(place, "It must name a function that stands in tools.")
            }
            return ([tool], .required)
        default: throw .invalid(place, "There are none, auto, required, and an object that names a function.")
        }
    }
}
