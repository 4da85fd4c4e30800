extension RGBA {
    /// As in `0xRRGGBB`.
    package init(code: Int, alpha: Double = 1) {
        func component(_ shift: Int) -> Double { Double(code >> shift & 0xFF) / 255 }
        self.init(red: component(16), green: component(8), blue: component(0), alpha: alpha)
    }

    /// Red, green, blue and opacity as a display shows them: in 255ths, what lies outside of sRGB clamped.
    package var bytes: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        let shown = clamped
        func byte(_ component: Double) -> UInt8 { UInt8((component * 255).rounded()) }
        return (byte(shown.red), byte(shown.green), byte(shown.blue), byte(shown.alpha))
    }
}
