import Foundation

/// Input in the format of both WebDriver protocols: sources with actions. What a source holds down stays down until a later
/// action releases it.
enum WebDriverInput {
    static func mouse(_ action: MouseAction, at point: CGPoint) -> JSON {
        let steps: [JSON] =
            switch action {
            case .move, .drag: [move(to: point)]
            case .press: [move(to: point), ["type": "pointerDown", "button": 0]]
            case .release: [move(to: point), ["type": "pointerUp", "button": 0]]
            }
        return [source("pointer", "mouse", steps, parameters: ["pointerType": "mouse"])]
    }

    static func wheel(at point: CGPoint, deltaX: Double, deltaY: Double) -> JSON {
        let turn: JSON = [
            "type": "scroll", "x": .number(point.x.rounded()), "y": .number(point.y.rounded()),
            "deltaX": .number(deltaX), "deltaY": .number(deltaY), "duration": 0, "origin": "viewport",
        ]
        return [source("wheel", "wheel", [turn])]
    }

    /// Each finger is a source; `points` are the current or last positions.
    static func touch(_ action: TouchAction, at points: [CGPoint]) -> JSON {
        let sources = points.enumerated().map { index, point -> JSON in
            let steps: [JSON] =
                switch action {
                case .start: [move(to: point), ["type": "pointerDown", "button": 0]]
                case .move: [move(to: point)]
                case .end: [["type": "pointerUp", "button": 0]]
                }
            return source("pointer", "finger\(index)", steps, parameters: ["pointerType": "touch"])
        }
        return .array(sources)
    }

    /// - Parameter text: A key's character, or the protocol's private character for it.
    static func press(_ text: String, modifiers: [Page.Modifier] = []) -> JSON {
        let held = modifiers.map(character)
        let downs = (held + [text]).map { ["type": "keyDown", "value": .string($0)] as JSON }
        let ups = ([text] + held.reversed()).map { ["type": "keyUp", "value": .string($0)] as JSON }
        return [source("key", "keyboard", downs + ups)]
    }

    static func character(of key: Key) -> String { characters[key.name] ?? key.name }

    private static func character(_ modifier: Page.Modifier) -> String {
        switch modifier {
        case .option: "\u{e00a}"
        case .control: "\u{e009}"
        case .command: "\u{e03d}"
        case .shift: "\u{e008}"
        }
    }

    private static let characters = [
        "Backspace": "\u{e003}", "Tab": "\u{e004}", "Enter": "\u{e007}", "Escape": "\u{e00c}", "PageUp": "\u{e00e}",
        "PageDown": "\u{e00f}", "End": "\u{e010}", "Home": "\u{e011}", "ArrowLeft": "\u{e012}", "ArrowUp": "\u{e013}",
        "ArrowRight": "\u{e014}", "ArrowDown": "\u{e015}", "Delete": "\u{e017}",
    ]

    /// Drivers only accept integral coordinates.
    private static func move(to point: CGPoint) -> JSON {
        [
            "type": "pointerMove", "x": .number(point.x.rounded()), "y": .number(point.y.rounded()), "duration": 0,
            "origin": "viewport",
        ]
    }

    private static func source(_ type: String, _ id: String, _ actions: [JSON], parameters: JSON? = nil) -> JSON {
        var source: [String: JSON] = ["type": .string(type), "id": .string(id), "actions": .array(actions)]
        source["parameters"] = parameters
        return .object(source)
    }
}
