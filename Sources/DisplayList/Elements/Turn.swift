extension Transform {
    /// A 3D rotation about an axis, with its perspective. Interpolating between two matrices isn't a rotation, so the client
    /// interpolates these numbers.
    public struct Turn: Equatable, Sendable {
        /// Whole turns included.
        public var degrees: Double
        /// The axis, of any length; a zero vector rotates nothing.
        public var x, y, z: Double
        /// How far in front of the view's plane the axis lies, in points.
        public var anchorZ: Double
        /// How far from the view's plane the eye is, in points; 0 for no perspective.
        public var eyeDistance: Double

        /// Creates a turn. By default its axis lies in the view's plane, and there is no perspective.
        public init(
            degrees: Double, x: Double, y: Double, z: Double, anchorZ: Double = 0, eyeDistance: Double = 0
        ) {
            self.degrees = degrees
            (self.x, self.y, self.z) = (x, y, z)
            self.anchorZ = anchorZ
            self.eyeDistance = eyeDistance
        }

        var numbers: [Double] { [degrees, x, y, z, anchorZ, eyeDistance] }

        /// Nil where the array has no numbers.
        init?(_ numbers: [Double]) {
            guard numbers.count == 6 else { return nil }
            self.init(
                degrees: numbers[0], x: numbers[1], y: numbers[2], z: numbers[3], anchorZ: numbers[4],
                eyeDistance: numbers[5])
        }
    }

    /// The transform without its rotation in the plane, which is sent to the client separately.
    var unwound: Transform {
        get { Transform(values: values, turn: turn) }
        set { (values, turn) = (newValue.values, newValue.turn) }
    }
}
