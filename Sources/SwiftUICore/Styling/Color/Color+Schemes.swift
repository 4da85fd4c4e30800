import DisplayList

extension Color {
    /// A color of another framework, which may have different values in dark mode, and in dark presentations.
    package init(light: DisplayColor, dark: DisplayColor, raised: DisplayColor) {
        let isFixed = light == dark && dark == raised
        self.init(isFixed ? .fixed(light) : .system(SystemColor("adaptive", light: light, dark: dark, raised: raised)))
    }
}
