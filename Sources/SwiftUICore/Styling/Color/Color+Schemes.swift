import DisplayList

extension Color {
    /// A colour of another framework's, which may be another in the dark.
    package init(light: DisplayColor, dark: DisplayColor) {
        self.init(light == dark ? .fixed(light) : .system(SystemColor("adaptive", light: light, dark: dark)))
    }
}
