import SwiftUI

extension View {
    // MARK: The horizontal scale

    /// Which values the horizontal axis has, where they lie, and how.
    public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions {
            $0.x.scale.domain = domain._domain
            $0.x.scale.ends = range.ends
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    /// Which values the horizontal axis has.
    public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.x.scale.domain = domain._domain
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    /// Where the values of the horizontal axis lie.
    public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.x.scale.ends = range.ends
            $0.x.scale.type = type ?? $0.x.scale.type
        }
    }

    /// How the values of the horizontal axis lie.
    public func chartXScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.x.scale.type = type }
    }

    // MARK: The vertical scale

    /// Which values the vertical axis has, where they lie, and how.
    public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        chartOptions {
            $0.y.scale.domain = domain._domain
            $0.y.scale.ends = range.ends
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    /// Which values the vertical axis has.
    public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.y.scale.domain = domain._domain
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    /// Where the values of the vertical axis lie.
    public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
        chartOptions {
            $0.y.scale.ends = range.ends
            $0.y.scale.type = type ?? $0.y.scale.type
        }
    }

    /// How the values of the vertical axis lie.
    public func chartYScale(type: ScaleType? = nil) -> some View {
        chartOptions { $0.y.scale.type = type }
    }
}

extension PositionScaleRange {
    /// Where the first and the last value lie.
    fileprivate var ends: ChartScale.Ends {
        switch _range {
        case .padding(let start, let end): .padding(start: start, end: end)
        case .points(let from, let to): .points(from: from, to: to)
        case .values, .gradient: .padding(start: 0, end: 0)
        }
    }
}
