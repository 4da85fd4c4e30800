import Foundation

/// A function to be drawn as a line, or as the area below it.
struct FunctionCurve {
    /// A point of the curve; for an area also the point on its other edge.
    struct Sample {
        var x: Double
        var y: Double
        var base: Double?
    }

    enum Rule {
        case ofX((Double) -> Double)
        case between((Double) -> (Double, Double))
        case parametric((Double) -> (Double, Double))
    }

    let rule: Rule
    let isArea: Bool
    let domain: ClosedRange<Double>?

    /// Points along the curve. Values that aren't finite interrupt it.
    func samples(over visible: ClosedRange<Double>?, count: Int) -> [Sample] {
        guard let range = domain ?? visible, range.lowerBound.isFinite, range.upperBound.isFinite else { return [] }
        let count = min(max(count, 2), 4000)
        return (0...count).map { index in
            let place = range.lowerBound + (range.upperBound - range.lowerBound) * Double(index) / Double(count)
            switch rule {
            case .ofX(let function): return Sample(x: place, y: function(place), base: isArea ? 0 : nil)
            case .between(let function):
                let (low, high) = function(place)
                return Sample(x: place, y: high, base: low)
            case .parametric(let function):
                let (x, y) = function(place)
                return Sample(x: x, y: y)
            }
        }
    }
}
