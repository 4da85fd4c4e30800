import SwiftUI

extension View {
    // MARK: The horizontal scale

    /// Sets the domain, the range and the type of the horizontal scale.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions {
            $0.x.scale.domain = domain._domain
            $0.x.scale.ends = range.ends
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    /// Sets the domain of the horizontal scale.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.x.scale.domain = domain._domain
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    /// Sets the range of positions of the horizontal scale.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.x.scale.ends = range.ends
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    /// Sets the type of the horizontal scale.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.x.scale.type = type }
    }

    // MARK: The vertical scale

    /// Sets the domain, the range and the type of the vertical scale.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions {
            $0.y.scale.domain = domain._domain
            $0.y.scale.ends = range.ends
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    /// Sets the domain of the vertical scale.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.y.scale.domain = domain._domain
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    /// Sets the range of positions of the vertical scale.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.y.scale.ends = range.ends
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    /// Sets the type of the vertical scale.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.y.scale.type = type }
    }
}

extension PositionScaleRange {
    /// The positions of the first and the last value.
    fileprivate var ends: ChartScale.Ends {
        switch _range {
        case .padding(let start, let end): .padding(start: start, end: end)
        case .points(let from, let to): .points(from: from, to: to)
        case .values, .gradient: .padding(start: 0, end: 0)
        }
    }
}
