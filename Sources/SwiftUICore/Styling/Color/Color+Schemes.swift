import DisplayList

extension Color {
    /// A color of another framework, which may have a different value in dark mode.
    package init(light: DisplayColor, dark: DisplayColor) {
        self.init(light == dark ? .fixed(light) : .system(SystemColor("adaptive", light: light, dark: dark)))
    }
}
