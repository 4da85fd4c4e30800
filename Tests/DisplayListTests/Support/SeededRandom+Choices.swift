import TestSupport

extension SeededRandom {
    init(seed: Int) { self.init(seed: UInt64(bitPattern: Int64(seed))) }

    mutating func chance(_ probability: Double) -> Bool { Double.random(in: 0..<1, using: &self) < probability }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
        (Double.random(in: range, using: &self) * 100).rounded() / 100
    }

    mutating func pick<Elements: Collection>(_ elements: Elements) -> Elements.Element {
        elements.randomElement(using: &self)!
    }
}
