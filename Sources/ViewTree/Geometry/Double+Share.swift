extension Double {
    /// The nearest number from 0 to 1; 0 for what isn't a number, which isn't equal to itself and so would be sent again with
    /// every frame.
    package var clampedShare: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
