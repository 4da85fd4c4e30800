extension Page {
    /// Changes the viewport's size, in CSS pixels, as rotating a phone or resizing a window does.
    public func resize(width: Int, height: Int) async throws { try await driver.resize(width: width, height: height) }

    /// Sets the media features `prefers-color-scheme`, `prefers-reduced-motion` and `forced-colors`.
    public func emulate(
        colorScheme: PageOptions.ColorScheme, reducesMotion: Bool, forcesColors: Bool = false
    ) async throws {
        try await driver.emulate(colorScheme: colorScheme, reducesMotion: reducesMotion, forcesColors: forcesColors)
    }
}
