extension Transform {
    /// A turn about an axis in space, and from where it is seen. Halfway along it is not halfway between two matrices,
    /// so the client moves these numbers.
    public struct Turn: Equatable, Sendable {
        /// Whole turns included.
        public var degrees: Double
        /// The axis, of any length; of none, nothing turns.
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

        /// Nil where there are no numbers.
        init?(_ numbers: [Double]) {
            guard numbers.count == 6 else { return nil }
            self.init(
                degrees: numbers[0], x: numbers[1], y: numbers[2], z: numbers[3], anchorZ: numbers[4],
                eyeDistance: numbers[5])
        }
    }

    /// Everything but how far it is turned in the plane, which goes to the client by itself.
    var unwound: Transform {
        get { Transform(values: values, turn: turn) }
        set { (values, turn) = (newValue.values, newValue.turn) }
    }
}
