import SwiftUI

/// The settings that modifiers make for the charts inside. The innermost modifier has precedence.
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

    /// A scale for styles: its domain, and the styles of its values.
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

/// The bindings for selections in a chart.
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
    /// The scroll position along one axis.
    struct Position {
        var initial: _ChartValue?
        /// The value of the app's binding.
        var get: (() -> _ChartValue?)?
        /// Sets the binding, unless the value, converted to the binding's type, is unchanged.
        var set: ((_ChartValue) -> Void)?
    }

    var axes: Axis.Set = []
    /// The visible length of the domain, in numbers or seconds.
    var xLength: Double?
    var yLength: Double?
    var x = Position()
    var y = Position()
}
