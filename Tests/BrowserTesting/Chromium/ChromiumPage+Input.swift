import Foundation

extension ChromiumPage {
    func mouse(_ action: MouseAction, at point: CGPoint) async throws {
        let type =
            switch action {
            case .move, .drag: "mouseMoved"
            case .press: "mousePressed"
            case .release: "mouseReleased"
            }
        let (hasButton, isDown) = (action != .move, action == .drag || action == .press)
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": .string(type), "x": .number(point.x), "y": .number(point.y),
                "button": hasButton ? "left" : "none", "buttons": isDown ? 1 : 0, "clickCount": hasButton ? 1 : 0,
            ])
    }

    func turnWheel(at point: CGPoint, deltaX: Double, deltaY: Double) async throws {
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y), "deltaX": .number(deltaX),
                "deltaY": .number(deltaY),
            ])
    }

    func touch(_ action: TouchAction, at points: [CGPoint]) async throws {
        let fingers = points.enumerated().map { index, point -> JSON in
            ["x": .number(point.x), "y": .number(point.y), "id": .number(Double(index))]
        }
        let type = "touch\(action.rawValue.capitalized)"
        try await send("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(fingers)])
    }

    func press(_ key: Key, modifiers: [Page.Modifier]) async throws {
        var event: [String: JSON] = [
            "key": .string(key.name), "code": .string(key.code), "windowsVirtualKeyCode": .number(Double(key.number)),
            "modifiers": .number(Double(modifiers.reduce(0) { $0 | $1.rawValue })),
        ]
        let isShortcut = modifiers.contains { $0 != .shift }
        event["type"] = key.text == nil || isShortcut ? "rawKeyDown" : "keyDown"
        if let text = key.text, !isShortcut { event["text"] = .string(text) }
        try await send("Input.dispatchKeyEvent", .object(event))
        event["type"] = "keyUp"
        event["text"] = nil
        try await send("Input.dispatchKeyEvent", .object(event))
    }

    func insert(_ text: String) async throws { try await send("Input.insertText", ["text": .string(text)]) }

    func setComposition(_ text: String) async throws {
        let end = JSON.number(Double(text.utf16.count))
        try await send(
            "Input.imeSetComposition", ["text": .string(text), "selectionStart": end, "selectionEnd": end])
    }

    func commitComposition(_ text: String) async throws { try await insert(text) }

    func chooseFiles(_ paths: [String], in selector: String) async throws {
        let field = "document.querySelector(\(Page.quoted(selector)))"
        let object = try await send("Runtime.evaluate", ["expression": .string(field)])["result"]["objectId"]
        guard object != .null else { throw BrowserError.elementNotFound(selector: selector) }
        try await send("DOM.setFileInputFiles", ["files": .array(paths.map(JSON.string)), "objectId": object])
    }
}
