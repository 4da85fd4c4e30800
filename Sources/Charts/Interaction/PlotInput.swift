import SwiftUI

/// Handles input on a plot: the selection of values, or the app's own gesture.
struct PlotInput: ViewModifier {
    let geometry: PlotGeometry
    /// In a scrolling plot, where a tap has selected a value.
    @State private var chosen: CGPoint?
    /// In a scrolling plot, where a tap has begun a range.
    @State private var rangeStart: CGPoint?

    private var options: ChartOptions { geometry.model.options }
    private var proxy: ChartProxy { ChartProxy(model: geometry.model, plotFrame: nil, plotSize: geometry.size) }

    @ViewBuilder func body(content: Content) -> some View {
        if let gesture = options.gesture?(proxy) {
            attached(gesture, to: content)
        } else if options.selection.isWanted {
            if options.scrolling.axes.isEmpty { attached(drag, to: content) } else { attached(tap, to: content) }
        } else {
            content
        }
    }

    private func attached(_ gesture: any Gesture, to content: Content) -> AnyView {
        func view(_ gesture: some Gesture) -> AnyView {
            AnyView(content.contentShape(Rectangle()).gesture(gesture))
        }
        return view(gesture)
    }

    /// A value is selected only while the finger is down, as on iOS; a selected range stays.
    private var drag: some Gesture {
        DragGesture(minimumDistance: 0)
            .onChanged { value in select(from: value.startLocation, to: value.location) }
            .onEnded { value in
                clearValues()
                if abs(value.translation.width) + abs(value.translation.height) < 4 { clearRanges() }
            }
    }

    /// In a scrolling plot drags scroll and taps select: a second tap at the same place clears the value, and a range extends
    /// from one tap to the next.
    private var tap: some Gesture {
        SpatialTapGesture().onEnded { tap in
            if let chosen, isSamePlace(chosen, tap.location) {
                clearValues()
                self.chosen = nil
            } else {
                selectValues(at: tap.location)
                chosen = tap.location
            }
            if let start = rangeStart {
                selectRanges(from: start, to: tap.location)
                rangeStart = nil
            } else {
                clearRanges()
                rangeStart = tap.location
            }
        }
    }

    /// Within about the width of a finger.
    private func isSamePlace(_ first: CGPoint, _ second: CGPoint) -> Bool {
        hypot(first.x - second.x, first.y - second.y) < 22
    }

    private func select(from start: CGPoint, to end: CGPoint) {
        selectValues(at: end)
        selectRanges(from: start, to: end)
    }

    private func selectValues(at end: CGPoint) {
        let proxy = proxy
        proxy.selectXValue(at: min(max(end.x, 0), geometry.size.width))
        proxy.selectYValue(at: min(max(end.y, 0), geometry.size.height))
        if options.selection.angle != nil { proxy.selectAngleValue(at: proxy.angle(at: end)) }
    }

    private func selectRanges(from start: CGPoint, to end: CGPoint) {
        let proxy = proxy
        if start.x != end.x { proxy.selectXRange(from: start.x, to: end.x) }
        if start.y != end.y { proxy.selectYRange(from: start.y, to: end.y) }
    }

    private func clearValues() {
        options.selection.x?(nil)
        options.selection.y?(nil)
        options.selection.angle?(nil)
    }

    private func clearRanges() {
        options.selection.xRange?(nil)
        options.selection.yRange?(nil)
    }
}
