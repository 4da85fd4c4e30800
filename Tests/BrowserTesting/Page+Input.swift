import Foundation

extension Page {
    /// The centre of the first visible element that matches, in viewport coordinates; scrolls it into view.
    public func center(of selector: String) async throws -> CGPoint {
        let script = """
            (() => {
                const element = [...document.querySelectorAll(\(Self.quoted(selector)))]
                    .find(each => each.getClientRects().length > 0);
                if (!element) return null;
                element.scrollIntoViewIfNeeded?.();
                const box = element.getBoundingClientRect();
                return [box.x + box.width / 2, box.y + box.height / 2];
            })()
            """
        let point = try await evaluate(script)
        guard let x = point[0].double, let y = point[1].double else {
            throw BrowserError.elementNotFound(selector: selector)
        }
        return CGPoint(x: x, y: y)
    }

    /// Text as a JavaScript string literal.
    public static func quoted(_ text: String) -> String {
        guard let data = try? JSONEncoder().encode(text) else { preconditionFailure("a string is JSON") }
        return String(decoding: data, as: UTF8.self)
    }

    // MARK: Mouse

    /// Clicks the centre of an element.
    public func click(_ selector: String) async throws { try await click(at: center(of: selector)) }

    public func click(at point: CGPoint) async throws {
        try await mouse("mouseMoved", at: point, isPressed: false)
        try await mouse("mousePressed", at: point, isPressed: true)
        try await mouse("mouseReleased", at: point, isPressed: false)
    }

    public func moveMouse(to point: CGPoint) async throws { try await mouse("mouseMoved", at: point, isPressed: false) }

    /// Presses the mouse button at the first point, moves through the others, and releases it at the last.
    public func dragMouse(through points: [CGPoint]) async throws {
        guard let first = points.first, let last = points.last else { return }
        try await mouse("mouseMoved", at: first, isPressed: false)
        try await mouse("mousePressed", at: first, isPressed: true)
        for point in points.dropFirst() { try await mouse("mouseMoved", at: point, isPressed: true) }
        try await mouse("mouseReleased", at: last, isPressed: false)
    }

    /// Turns the wheel at a point; a positive `deltaY` scrolls down.
    public func scrollWheel(at point: CGPoint, deltaX: Double = 0, deltaY: Double) async throws {
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": "mouseWheel", "x": .number(point.x), "y": .number(point.y), "deltaX": .number(deltaX),
                "deltaY": .number(deltaY),
            ])
    }

    private func mouse(_ type: String, at point: CGPoint, isPressed: Bool) async throws {
        let hasButton = isPressed || type == "mouseReleased"
        try await send(
            "Input.dispatchMouseEvent",
            [
                "type": .string(type), "x": .number(point.x), "y": .number(point.y),
                "button": hasButton ? "left" : "none", "buttons": isPressed ? 1 : 0, "clickCount": hasButton ? 1 : 0,
            ])
    }

    // MARK: Touch

    /// Taps the centre of an element.
    public func tap(_ selector: String) async throws { try await tap(at: center(of: selector)) }

    public func tap(at point: CGPoint) async throws {
        try await touch("touchStart", at: [point])
        try await touch("touchEnd", at: [])
    }

    /// Puts a finger down at the first point, moves it through the others and lifts it.
    public func dragFinger(through points: [CGPoint]) async throws { try await dragFingers(points.map { [$0] }) }

    /// Moves several fingers at once: each step holds one point a finger.
    public func dragFingers(_ steps: [[CGPoint]]) async throws {
        try await holdFingers(steps) {}
    }

    /// The same, with an action before the fingers are lifted.
    public func holdFingers(
        _ steps: [[CGPoint]], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async throws {
        guard let first = steps.first else { return }
        try await touch("touchStart", at: first)
        for step in steps.dropFirst() { try await touch("touchMove", at: step) }
        try await body()
        try await touch("touchEnd", at: [])
    }

    /// Two fingers move apart (a scale above 1) or together, as the browser's own zoom has it.
    public func pinch(at point: CGPoint, scale: Double) async throws {
        let (near, far) = (40.0, 40 * max(scale, 1 / scale))
        let (start, end) = scale > 1 ? (near, far) : (far, near)
        try await dragFingers(
            (0...20).map { step in
                let reach = start + (end - start) * Double(step) / 20
                return [CGPoint(x: point.x - reach, y: point.y), CGPoint(x: point.x + reach, y: point.y)]
            })
    }

    /// Puts a finger down at the first point, and moves it through the others when `rest` has seen what it waits for.
    public func restFinger(
        _ points: [CGPoint], isolation: isolated (any Actor)? = #isolation, until rest: () async throws -> Void
    ) async throws {
        guard let first = points.first else { return }
        try await touch("touchStart", at: [first])
        try await rest()
        for point in points.dropFirst() { try await touch("touchMove", at: [point]) }
        try await touch("touchEnd", at: [])
    }

    private func touch(_ type: String, at points: [CGPoint]) async throws {
        let fingers = points.enumerated().map { index, point -> JSON in
            ["x": .number(point.x), "y": .number(point.y), "id": .number(Double(index))]
        }
        try await send("Input.dispatchTouchEvent", ["type": .string(type), "touchPoints": .array(fingers)])
    }
}
