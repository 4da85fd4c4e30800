import Foundation

/// The values of a scale: a range, an array, or derived from the chart's data.
///
/// See [ScaleDomain](https://developer.apple.com/documentation/charts/scaledomain).
public protocol ScaleDomain {
    var _domain: _ScaleDomainChoice { get }
}

/// A type-erased domain.
public struct _ScaleDomainChoice {
    /// Nil derives the values from the data.
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

/// A domain that is derived from the chart's data.
///
/// See [AutomaticScaleDomain](https://developer.apple.com/documentation/charts/automaticscaledomain).
public struct AutomaticScaleDomain: ScaleDomain {
    /// The options for deriving the domain.
    public let _domain: _ScaleDomainChoice
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// The values of the data, and zero.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(_domain: _ScaleDomainChoice()) }

    /// The values of the data, with or without zero, in their order or reversed.
    public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
        AutomaticScaleDomain(
            _domain: _ScaleDomainChoice(includesZero: includesZero, isReversed: reversed ?? false))
    }

    /// The values of the data, changed by a closure.
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
