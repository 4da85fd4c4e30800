import Foundation

extension Page {
    /// The center of the first visible element that matches, in viewport coordinates; scrolls it into view.
    public func center(of selector: String) async throws -> CGPoint {
        let script = """
            (() => {
                const element = [...document.querySelectorAll(\(Self.quoted(selector)))]
                    .find(each => each.getClientRects().length > 0);
                if (!element) return null;
                if (element.scrollIntoViewIfNeeded) element.scrollIntoViewIfNeeded();
                else element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
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

    /// Clicks the center of an element.
    public func click(_ selector: String) async throws { try await click(at: center(of: selector)) }

    public func click(at point: CGPoint) async throws {
        for action in [MouseAction.move, .press, .release] { try await driver.mouse(action, at: point) }
    }

    public func moveMouse(to point: CGPoint) async throws { try await driver.mouse(.move, at: point) }

    /// Presses the mouse button at the first point, moves through the others, and releases it at the last.
    public func dragMouse(through points: [CGPoint]) async throws {
        guard let first = points.first, let last = points.last else { return }
        try await driver.mouse(.move, at: first)
        try await driver.mouse(.press, at: first)
        for point in points.dropFirst() { try await driver.mouse(.drag, at: point) }
        try await driver.mouse(.release, at: last)
    }

    /// Turns the wheel at a point; a positive `deltaY` scrolls down.
    public func scrollWheel(at point: CGPoint, deltaX: Double = 0, deltaY: Double) async throws {
        try await driver.turnWheel(at: point, deltaX: deltaX, deltaY: deltaY)
    }

    // MARK: Files

    /// Gives the first matching file field these files, as if they had been chosen in the browser's dialog.
    public func choose(_ files: [URL], in selector: String) async throws {
        try await driver.chooseFiles(files.map(\.path), in: selector)
    }

    // MARK: Touch

    /// Taps the center of an element.
    public func tap(_ selector: String) async throws { try await tap(at: center(of: selector)) }

    public func tap(at point: CGPoint) async throws {
        try await driver.touch(.start, at: [point])
        try await driver.touch(.end, at: [])
    }

    /// Puts a finger down at the first point, moves it through the others and lifts it.
    public func dragFinger(through points: [CGPoint]) async throws { try await dragFingers(points.map { [$0] }) }

    /// Moves several fingers at once: each step has one point per finger.
    public func dragFingers(_ steps: [[CGPoint]]) async throws {
        try await holdFingers(steps) {}
    }

    /// The same, with an action before the fingers are lifted.
    public func holdFingers(
        _ steps: [[CGPoint]], isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Void
    ) async throws {
        guard let first = steps.first else { return }
        try await driver.touch(.start, at: first)
        for step in steps.dropFirst() { try await driver.touch(.move, at: step) }
        try await body()
        try await driver.touch(.end, at: [])
    }

    /// Moves two fingers apart (a scale above 1) or together, as for the browser's own zoom.
    public func pinch(at point: CGPoint, scale: Double) async throws {
        let (near, far) = (40.0, 40 * max(scale, 1 / scale))
        let (start, end) = scale > 1 ? (near, far) : (far, near)
        try await dragFingers(
            (0...20).map { step in
                let reach = start + (end - start) * Double(step) / 20
                return [CGPoint(x: point.x - reach, y: point.y), CGPoint(x: point.x + reach, y: point.y)]
            })
    }

    /// Puts a finger down at the first point, and moves it through the others after `rest` has returned.
    public func restFinger(
        _ points: [CGPoint], isolation: isolated (any Actor)? = #isolation, until rest: () async throws -> Void
    ) async throws {
        guard let first = points.first else { return }
        try await driver.touch(.start, at: [first])
        try await rest()
        for point in points.dropFirst() { try await driver.touch(.move, at: [point]) }
        try await driver.touch(.end, at: [])
    }
}
