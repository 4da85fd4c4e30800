import Foundation

extension FirefoxPage {
    private func perform(_ sources: JSON) async throws {
        try await send("input.performActions", ["actions": sources])
    }

    func mouse(_ action: MouseAction, at point: CGPoint) async throws {
        try await perform(WebDriverInput.mouse(action, at: point))
    }

    func turnWheel(at point: CGPoint, deltaX: Double, deltaY: Double) async throws {
        try await perform(WebDriverInput.wheel(at: point, deltaX: deltaX, deltaY: deltaY))
    }

    func touch(_ action: TouchAction, at points: [CGPoint]) async throws {
        let down = fingers.withLock { down in
            let before = down
            down = points
            return action == .end ? before : points
        }
        try await perform(WebDriverInput.touch(action, at: down))
    }

    func press(_ key: Key, modifiers: [Page.Modifier]) async throws {
        try await perform(WebDriverInput.press(WebDriverInput.character(of: key), modifiers: modifiers))
    }

    func insert(_ text: String) async throws {
        try await perform(WebDriverInput.press(text == "\n" ? "\u{e007}" : text))
    }

    func chooseFiles(_ paths: [String], in selector: String) async throws {
        let field = try await remoteValue(of: "document.querySelector(\(Page.quoted(selector)))")
        guard field["sharedId"] != .null else { throw BrowserError.elementNotFound(selector: selector) }
        let element: JSON = ["sharedId": field["sharedId"]]
        try await send("input.setFiles", ["element": element, "files": .array(paths.map(JSON.string))])
    }

    // MARK: Input methods

    func setComposition(_ text: String) async throws {
        try await compose(
            """
            processor.setPendingCompositionString(text);
            if (text.length > 0) processor.appendClauseToPendingComposition(text.length, processor.ATTR_RAW_CLAUSE);
            processor.setCaretInPendingComposition(text.length);
            processor.flushPendingComposition();
            """, text)
    }

    func commitComposition(_ text: String) async throws {
        try await compose("processor.commitCompositionWith(text);", text)
    }

    /// Uses the interface with which Firefox tests its own fields; a processor lives as long as the window. An input method writes
    /// where the window's focus is: in the page, which keys of the driver reach without it.
    private func compose(_ steps: String, _ text: String) async throws {
        try await chrome.evaluate(
            """
            (() => {
              const view = \(FirefoxChrome.window);
              const text = \(Page.quoted(text));
              view.gBrowser.selectedBrowser.focus();
              let processor = view.processorOfTheTest;
              if (!processor) {
                processor = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
                processor.beginInputTransactionForTests(view, (it, { type }) => {
                  if (type === "request-to-commit") it.commitComposition();
                  if (type === "request-to-cancel") it.cancelComposition();
                  return true;
                });
                view.processorOfTheTest = processor;
              }
              \(steps)
            })()
            """)
    }
}
