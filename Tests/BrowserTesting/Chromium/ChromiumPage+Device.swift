extension ChromiumPage {
    func applyOptions(userAgent: String) async throws {
        try await resize(width: options.width, height: options.height)
        try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        try await send("Emulation.setTouchEmulationEnabled", ["enabled": .bool(options.hasTouch), "maxTouchPoints": 5])
        try await send("Emulation.setLocaleOverride", ["locale": .string(options.locale)])
        try await send(
            "Emulation.setUserAgentOverride",
            ["userAgent": .string(userAgent), "acceptLanguage": .string(options.locale)])
        if let timeZone = options.timeZone {
            try await send("Emulation.setTimezoneOverride", ["timezoneId": .string(timeZone)])
        }
        try await emulate(
            colorScheme: options.colorScheme, reducesMotion: options.reducesMotion, forcesColors: false)
    }

    func resize(width: Int, height: Int) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(options.scale), "mobile": .bool(options.isMobile),
            ])
    }

    func emulate(colorScheme: PageOptions.ColorScheme, reducesMotion: Bool, forcesColors: Bool) async throws {
        let features: JSON = [
            ["name": "prefers-color-scheme", "value": .string(colorScheme.rawValue)],
            ["name": "prefers-reduced-motion", "value": .string(reducesMotion ? "reduce" : "no-preference")],
            ["name": "forced-colors", "value": .string(forcesColors ? "active" : "none")],
        ]
        try await send("Emulation.setEmulatedMedia", ["features": features])
    }
}
