/// Schemas in the JSON dialect that Apple documents for its framework: `title`, `x-order`, `additionalProperties`, named
/// types in `$defs`, `#` for the root.
enum AppleSchemas {
    static let all = [simple, nested, recursive, guided, choices]

    static let simple = """
        {"title": "Cat", "description": "A cat in a shelter", "type": "object",
         "properties": {"name": {"type": "string"}, "age": {"type": "integer", "minimum": 0, "maximum": 20},
                        "profile": {"type": "string", "description": "A one sentence profile"}},
         "required": ["name", "age", "profile"], "additionalProperties": false, "x-order": ["name", "age", "profile"]}
        """

    static let nested = """
        {"title": "Trip", "type": "object",
         "properties": {"title": {"type": "string"}, "days": {"type": "array", "items": {"$ref": "#/$defs/Day"},
                        "minItems": 3, "maxItems": 3}, "hotel": {"$ref": "#/$defs/Hotel", "description": "Where to sleep"}},
         "required": ["title", "days"], "additionalProperties": false, "x-order": ["title", "days", "hotel"],
         "$defs": {
          "Day": {"title": "Day", "type": "object", "properties": {"plan": {"type": "string"}}, "required": ["plan"],
                  "additionalProperties": false, "x-order": ["plan"]},
          "Hotel": {"title": "Hotel", "description": "A hotel", "type": "object",
                    "properties": {"stars": {"type": "integer", "minimum": 1, "maximum": 5}}, "required": ["stars"],
                    "additionalProperties": false, "x-order": ["stars"]}}}
        """

    static let recursive = """
        {"title": "Person", "type": "object",
         "properties": {"name": {"type": "string"}, "children": {"type": "array", "items": {"$ref": "#"}, "maxItems": 3}},
         "required": ["name"], "additionalProperties": false, "x-order": ["name", "children"]}
        """

    static let guided = """
        {"title": "Guided", "type": "object",
         "properties": {"constant": {"type": "string", "enum": ["fixed"]}, "one": {"type": "string", "enum": ["a", "b"]},
                        "code": {"type": "string", "pattern": "[A-Z]{3}"}, "ratio": {"type": "number", "minimum": 0.5},
                        "flags": {"type": "array", "items": {"type": "boolean"}, "minItems": 1}},
         "required": ["constant", "one", "code", "ratio", "flags"], "additionalProperties": false,
         "x-order": ["constant", "one", "code", "ratio", "flags"]}
        """

    static let choices = """
        {"title": "Answer", "anyOf": [{"$ref": "#/$defs/Text"}, {"$ref": "#/$defs/Mood"}],
         "$defs": {"Text": {"title": "Text", "type": "object", "properties": {"text": {"type": "string"}},
                            "required": ["text"], "additionalProperties": false, "x-order": ["text"]},
                   "Mood": {"title": "Mood", "description": "How one feels", "type": "string", "enum": ["good", "bad"]}}}
        """
}
