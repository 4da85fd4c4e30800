import SwiftUI

/// What modifiers say of the charts inside. The modifier that is nearest to a chart prevails.
struct ChartOptions {
    struct AxisChoice {
        var visibility = Visibility.automatic
        var content: (any AxisContent)?
        var scale = ScaleOptions()
        var titles: [Title] = []
        var style: ((ChartAxisContent) -> any View)?
    }

    /// The title of an axis.
    struct Title {
        var content: any View
        var position: AnnotationPosition
        var alignment: Alignment?
        var spacing: CGFloat?
    }

    /// Something over or below the chart.
    struct Layer {
        var alignment: Alignment
        var content: (ChartProxy) -> any View
    }

    struct Legend {
        var visibility = Visibility.automatic
        var position = AnnotationPosition.automatic
        var alignment: Alignment?
        var spacing: CGFloat?
        var content: (any View)?
    }

    /// Which values a scale of looks has, and what it makes of them.
    struct LookScale<Value> {
        var domain: [_ChartValue]?
        var values: [Value]?
        var gradient: Gradient?
        var mapping: ((_ChartValue) -> Value?)?
    }

    var x = AxisChoice()
    var y = AxisChoice()
    var colors = LookScale<AnyShapeStyle>()
    var symbols = LookScale<MarkSymbol>()
    var lines = LookScale<StrokeStyle>()
    var sizes = LookScale<CGFloat>()
    var legend = Legend()
    var plotStyle: ((ChartPlotContent) -> any View)?
    var overlays: [Layer] = []
    var backgrounds: [Layer] = []
    var gesture: ((ChartProxy) -> any Gesture)?
    var selection = ChartSelection()
    var scrolling = ChartScrolling()
}

struct ChartOptionsKey: EnvironmentKey {
    static var defaultValue: ChartOptions { ChartOptions() }
}

extension EnvironmentValues {
    var chartOptions: ChartOptions {
        get { self[ChartOptionsKey.self] }
        set { self[ChartOptionsKey.self] = newValue }
    }
}

/// What people choose in a chart.
struct ChartSelection {
    var x: ((_ChartValue?) -> Void)?
    var xRange: (((_ChartValue, _ChartValue)?) -> Void)?
    var y: ((_ChartValue?) -> Void)?
    var yRange: (((_ChartValue, _ChartValue)?) -> Void)?
    var angle: ((_ChartValue?) -> Void)?

    var isWanted: Bool { x != nil || xRange != nil || y != nil || yRange != nil || angle != nil }
}

/// How a chart scrolls.
struct ChartScrolling {
    /// Where it is scrolled to, along one axis.
    struct Position {
        var initial: _ChartValue?
        /// What the app's binding says.
        var get: (() -> _ChartValue?)?
        /// Tells the binding, unless its type makes of the value what it says already.
        var set: ((_ChartValue) -> Void)?
    }

    var axes: Axis.Set = []
    /// How much of the domain is seen: numbers, or seconds.
    var xLength: Double?
    var yLength: Double?
    var x = Position()
    var y = Position()
}
