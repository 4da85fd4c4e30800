import FoundationModels
import ShotOrders

/// A tool of the server: an action that a coding program can perform with the app.
struct MCPTool: Sendable {
    let action: DriveOrder.Action
    let description: String
    /// The arguments' schemas, by name.
    let properties: [(name: String, schema: GeneratedContent)]
    var required: [String] = []

    static let all = [
        MCPTool(
            action: .screens, description: "List the app's screens: its first one, and its previews.", properties: []),
        MCPTool(
            action: .shot,
            description:
                "Picture of a screen, as PNG, and what it shows in words. The app is built anew first where a source changed.",
            properties: [screen]),
        MCPTool(
            action: .tree,
            description: "What a screen shows in words: a line for each element, as a screen reader meets it.",
            properties: [screen]),
        MCPTool(
            action: .tap, description: "Tap an element, and tell what the screen shows then.",
            properties: [element, role, index, screen], required: ["element"]),
        MCPTool(
            action: .type,
            description: "Type into a field, or into the one that has the keyboard; a line feed is the return key.",
            properties: [
                ("text", text("What is typed.")), element, role, index,
                (
                    "replaces",
                    .object(["type": "boolean", "description": "Whether it takes the place of the field's text."])
                ),
                screen,
            ], required: ["text"]),
        MCPTool(
            action: .choose, description: "Choose an option of a picker.",
            properties: [("text", text("The option's title.")), element, role, index, screen],
            required: ["text", "element"]),
        MCPTool(
            action: .scroll, description: "Scroll the screen, or an element, by nearly its own length.",
            properties: [
                (
                    "direction",
                    .object([
                        "type": "string",
                        "enum": GeneratedContent.list(DriveOrder.Direction.allCases.map { .init($0.rawValue) }),
                        "description": "Where more is to be seen; down if not given.",
                    ])
                ), element, role, index, screen,
            ]),
        MCPTool(
            action: .back, description: "Put away the sheet, alert or menu in front, or go back to the page before.",
            properties: [screen]),
    ]

    /// The tool as the protocol lists it.
    var json: GeneratedContent {
        var properties = JSONObject()
        for (name, schema) in self.properties { properties.add(name, schema) }
        let schema = GeneratedContent.object([
            "type": "object", "properties": properties.content,
            "required": GeneratedContent.list(required.map { .init($0) }), "additionalProperties": false,
        ])
        return .object([
            "name": action.rawValue, "description": description, "inputSchema": schema,
            "annotations": GeneratedContent.object(["readOnlyHint": [.screens, .shot, .tree].contains(action)]),
        ])
    }

    /// The order for a call.
    ///
    /// - Throws: ``MCPError`` if the arguments are invalid.
    func order(_ arguments: [String: GeneratedContent]) throws(MCPError) -> DriveOrder {
        for name in arguments.keys where !properties.contains(where: { $0.name == name }) {
            throw .invalidArguments("\(action.rawValue) has no argument \(name).")
        }
        for name in required where arguments[name] == nil {
            throw .invalidArguments("\(action.rawValue) needs the argument \(name).")
        }
        var order = DriveOrder(action)
        order.screen = try value("screen", arguments)
        order.element = try value("element", arguments)
        order.role = try value("role", arguments)
        order.index = try value("index", arguments)
        order.text = try value("text", arguments)
        order.replaces = try value("replaces", arguments) ?? false
        if let direction: String = try value("direction", arguments) {
            order.direction = DriveOrder.Direction(rawValue: direction)
            if order.direction == nil { throw .invalidArguments("There is no direction \(direction).") }
        }
        return order
    }

    private func value<Value: ConvertibleFromGeneratedContent>(
        _ name: String, _ arguments: [String: GeneratedContent]
    ) throws(MCPError) -> Value? {
        guard let content = arguments[name], content.kind != .null else { return nil }
        guard let value = try? content.value(Value.self) else {
            throw .invalidArguments("\(name) is of the wrong type.")
        }
        return value
    }

    // MARK: Arguments

    private static let screen = ("screen", text("The screen; the one in front if not given. It stays as it is left."))
    private static let element = ("element", text("What the element is called, or its accessibility identifier."))
    private static let role = ("role", text("What it is, such as button, where several things are called the same."))
    private static let index = (
        "index",
        GeneratedContent.object(["type": "integer", "description": "Which of several that are the same, from 0."])
    )

    private static func text(_ description: String) -> GeneratedContent {
        .object(["type": "string", "description": description])
    }
}

/// Why a message can't be handled, with JSON-RPC's error code.
struct MCPError: Error {
    let code: Int
    let message: String

    static let noJSON = MCPError(code: -32_700, message: "The line is no JSON.")
    static let noRequest = MCPError(code: -32_600, message: "The message is no request of JSON-RPC 2.0.")
    static func noMethod(_ name: String) -> MCPError { MCPError(code: -32_601, message: "There is no method \(name).") }
    static func invalidArguments(_ reason: String) -> MCPError { MCPError(code: -32_602, message: reason) }
}
