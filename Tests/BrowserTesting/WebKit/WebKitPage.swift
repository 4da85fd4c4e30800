import Foundation

/// The only page of a WebKit process.
final class WebKitPage: PageDriver {
    private let process: WebKitProcess
    private let options: PageOptions

    init(process: WebKitProcess, options: PageOptions) {
        self.process = process
        self.options = options
    }

    @discardableResult
    private func send(_ method: String, _ command: String, _ parameters: JSON? = nil) async throws -> JSON {
        do {
            return try await process.session.send(method, command, parameters)
        } catch is URLError {
            throw BrowserError.browserEnded
        }
    }

    func prepare() async throws {
        try await send("POST", "timeouts", ["script": 60000, "pageLoad": 60000])
        try await resize(width: options.width, height: options.height)
    }

    func close() async {
        _ = try? await send("DELETE", "")
        process.end()
    }

    func bringToFront() async throws {}

    // MARK: Documents

    func navigate(to address: String) async throws {
        do {
            try await send("POST", "url", ["url": .string(address)])
        } catch BrowserError.commandFailed(_, let message) {
            throw BrowserError.navigationFailed(url: address, reason: message)
        }
    }

    func setContent(_ html: String) async throws {
        _ = try await evaluate("void (document.open(), document.write(\(Page.quoted(html))), document.close())")
    }

    func reload() async throws { try await send("POST", "refresh", [:]) }

    func travel(by steps: Int) async throws {
        for _ in 0..<abs(steps) { try await send("POST", steps < 0 ? "back" : "forward", [:]) }
    }

    func historyIndex() async throws -> Int? { nil }

    // MARK: Scripts

    /// Scripts that aren't expressions are run as statements, without a value.
    func evaluate(_ script: String) async throws -> JSON {
        do {
            return try await run("return (\(script)\n);")
        } catch BrowserError.commandFailed {
            return try await run(script)
        }
    }

    /// - Throws: `commandFailed` if the statements can't be parsed.
    private func run(_ statements: String) async throws -> JSON {
        let script = """
            const done = arguments[0];
            (async () => {\n\(statements)\n})().then(
              (value) => done({ value: value ?? null }),
              (error) => done({ threw: `${error}\\n${error?.stack ?? ''}` }));
            """
        let answer = try await send("POST", "execute/async", ["script": .string(script), "args": []])
        if let text = answer["threw"].string { throw BrowserError.scriptThrew(text) }
        return answer["value"]
    }

    func runInNewDocuments(_ script: String) async throws { throw lacks("scripts before a document's own") }

    // MARK: Looking

    func screenshot() async throws -> Data {
        guard let data = Data(base64Encoded: try await send("GET", "screenshot").string ?? "") else {
            throw BrowserError.commandFailed(method: "screenshot", message: "no picture came back")
        }
        return data
    }

    func accessibilityTree() async throws -> AccessibilityNode { throw lacks("an accessibility tree") }
    func clearCookies() async throws { try await send("DELETE", "cookie") }
    func stopWatchingNetwork() async throws {}

    private func lacks(_ what: String) -> BrowserError { .unsupported(.webkit, "classic WebDriver lacks \(what)") }
}

// MARK: Device

extension WebKitPage {
    /// The browser's toolbar takes some of the window, and the minimum width is 447 points.
    func resize(width: Int, height: Int) async throws {
        var size = (width: Double(width), height: Double(height))
        for _ in 0..<20 {
            try await send(
                "POST", "window/rect", ["x": 0, "y": 0, "width": .number(size.width), "height": .number(size.height)])
            let page = try await evaluate("[innerWidth, innerHeight]")
            guard let across = page[0].double, let down = page[1].double else { continue }
            if across == Double(width), down == Double(height) { return }
            let window = try await send("GET", "window/rect")
            size.width = (window["width"].double ?? 0) + Double(width) - across
            size.height = (window["height"].double ?? 0) + Double(height) - down
            try await Task.sleep(for: .milliseconds(50))
        }
        throw BrowserError.unsupported(.webkit, "a window of \(width) × \(height) points")
    }

    func emulate(colorScheme: PageOptions.ColorScheme, reducesMotion: Bool, forcesColors: Bool) async throws {
        throw BrowserError.unsupported(.webkit, "another look while the browser runs")
    }
}

// MARK: Input

extension WebKitPage {
    private func perform(_ sources: JSON) async throws { try await send("POST", "actions", ["actions": sources]) }

    func mouse(_ action: MouseAction, at point: CGPoint) async throws {
        try await perform(WebDriverInput.mouse(action, at: point))
    }

    func turnWheel(at point: CGPoint, deltaX: Double, deltaY: Double) async throws {
        try await perform(WebDriverInput.wheel(at: point, deltaX: deltaX, deltaY: deltaY))
    }

    /// WebKitGTK's driver moves the mouse for touch input.
    func touch(_ action: TouchAction, at points: [CGPoint]) async throws {
        throw BrowserError.unsupported(.webkit, "fingers")
    }

    func press(_ key: Key, modifiers: [Page.Modifier]) async throws {
        try await perform(WebDriverInput.press(WebDriverInput.character(of: key), modifiers: modifiers))
    }

    func insert(_ text: String) async throws {
        try await perform(WebDriverInput.press(text == "\n" ? "\u{e007}" : text))
    }

    func chooseFiles(_ paths: [String], in selector: String) async throws {
        let query: JSON = ["using": "css selector", "value": .string(selector)]
        guard let field = try await send("POST", "element", query).object?.values.first?.string else {
            throw BrowserError.elementNotFound(selector: selector)
        }
        try await send("POST", "element/\(field)/value", ["text": .string(paths.joined(separator: "\n"))])
    }

    // MARK: Input methods

    /// The driver has no input methods: a script changes the field and dispatches the events that WebKit does.
    func setComposition(_ text: String) async throws { try await compose(text, "insertCompositionText", isLast: false) }
    func commitComposition(_ text: String) async throws {
        try await compose(text, "insertFromComposition", isLast: true)
    }

    private func compose(_ text: String, _ kind: String, isLast: Bool) async throws {
        _ = try await evaluate(
            """
            (() => {
              const field = document.activeElement;
              const [data, bubbles] = [\(Page.quoted(text)), true];
              const tell = (name) => field.dispatchEvent(new CompositionEvent(name, { data, bubbles }));
              if (!field.composedRange) {
                field.composedRange = [field.selectionStart, field.selectionEnd];
                tell('compositionstart');
              }
              tell('compositionupdate');
              const [start, end] = field.composedRange;
              field.setRangeText(data, start, end, 'end');
              field.composedRange = [start, start + data.length];
              field.dispatchEvent(new InputEvent('input', { inputType: '\(kind)', data, bubbles, isComposing: true }));
              if (!\(isLast)) return;
              delete field.composedRange;
              tell('compositionend');
            })()
            """)
    }
}
