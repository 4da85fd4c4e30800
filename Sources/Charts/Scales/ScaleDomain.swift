import Foundation

/// Which values a scale has: a range, an array, or what the chart finds in its data.
///
/// See [ScaleDomain](https://developer.apple.com/documentation/charts/scaledomain).
public protocol ScaleDomain {
    var _domain: _ScaleDomainChoice { get }
}

/// A domain, of no particular type.
public struct _ScaleDomainChoice {
    /// Nil is what the data have.
    var values: [_ChartValue]?
    var includesZero: Bool?
    var isReversed = false
    var change: (([_ChartValue]) -> [_ChartValue])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// From the lower to the upper bound.
    public var _domain: _ScaleDomainChoice {
        _ScaleDomainChoice(values: [lowerBound.chartValue, upperBound.chartValue])
    }
}

extension Range: ScaleDomain where Bound: Plottable {
    /// From the lower to the upper bound.
    public var _domain: _ScaleDomainChoice {
        _ScaleDomainChoice(values: [lowerBound.chartValue, upperBound.chartValue])
    }
}

extension Array: ScaleDomain where Element: Plottable {
    /// Categories in their order, or the first and the last number or date.
    public var _domain: _ScaleDomainChoice { _ScaleDomainChoice(values: map(\.chartValue)) }
}

/// A domain that the chart finds in its data.
///
/// See [AutomaticScaleDomain](https://developer.apple.com/documentation/charts/automaticscaledomain).
public struct AutomaticScaleDomain: ScaleDomain {
    /// What the data have.
    public let _domain: _ScaleDomainChoice
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values that the data have, and zero.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_domain: _ScaleDomainChoice()) }

    /// The values that the data have, with or without zero, in their order or the opposite one.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomainChoice(includesZero: includesZero, isReversed: reversed ?? false))
    }

    /// The values that the data have, changed by a closure.
    public static func automatic<P: Plottable>(
        includesZero: Bool? = nil, reversed: Bool? = nil, dataType: P.Type = P.self,
        modifyInferredDomain: @escaping (inout [P]) -> Void
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomainChoice(includesZero: includesZero, isReversed: reversed ?? false) { values in
                var typed = values.compactMap { P(chartValue: $0) }
                modifyInferredDomain(&typed)
                return typed.map(\.chartValue)
            })
    }
}
