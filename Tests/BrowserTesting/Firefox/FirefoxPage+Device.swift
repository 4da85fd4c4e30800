extension FirefoxPage {
    func prepare() async throws {
        // As in the other browsers, the empty page is an entry of the history. A new window's first document is replaced.
        try await navigate(to: "about:blank")
        try await resize(width: options.width, height: options.height)
        try await sendOfMany("emulation.setLocaleOverride", ["locale": .string(options.locale)])
        let language: JSON = ["type": "string", "value": .string(options.locale)]
        try await sendOfMany("network.setExtraHeaders", ["headers": [["name": "Accept-Language", "value": language]]])
        if let timeZone = options.timeZone {
            try await sendOfMany("emulation.setTimezoneOverride", ["timezone": .string(timeZone)])
        }
        try await setPointer()
        try await emulate(
            colorScheme: options.colorScheme, reducesMotion: options.reducesMotion, forcesColors: false)
    }

    /// Touch or mouse: 1 is a coarse pointer, 6 a fine one that hovers.
    private func setPointer() async throws {
        try await chrome.set("dom.w3c_touch_events.enabled", options.hasTouch ? 1 : 0)
        for name in ["ui.primaryPointerCapabilities", "ui.allPointerCapabilities"] {
            try await chrome.set(name, options.hasTouch ? 1 : 6)
        }
    }

    func resize(width: Int, height: Int) async throws {
        try await send(
            "browsingContext.setViewport",
            [
                "viewport": ["width": .number(Double(width)), "height": .number(Double(height))],
                "devicePixelRatio": .number(options.scale),
            ])
    }

    /// The settings apply to all pages: tests use one appearance at a time.
    func emulate(colorScheme: PageOptions.ColorScheme, reducesMotion: Bool, forcesColors: Bool) async throws {
        try await chrome.set("layout.css.prefers-color-scheme.content-override", colorScheme == .dark ? 0 : 1)
        try await chrome.set("ui.prefersReducedMotion", reducesMotion ? 1 : 0)
        // 0 follows the system's contrast, 1 never forces colors, 2 always does.
        try await chrome.set("browser.display.document_color_use", forcesColors ? 2 : 1)
    }
}
