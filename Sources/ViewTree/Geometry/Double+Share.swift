extension Double {
    /// The value clamped to 0…1; 0 for NaN, which isn't equal to itself and so would be sent again in every frame.
    package var clampedShare: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
