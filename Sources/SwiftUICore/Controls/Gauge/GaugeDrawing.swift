import Foundation

/// A bar, with its labels above and at its ends.
struct LinearGauge: View {
    let configuration: GaugeStyleConfiguration
    let isCompact: Bool
    let isFilled: Bool

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            if !isCompact { configuration.label }
            HStack(spacing: 8) {
                configuration.minimumValueLabel.font(.footnote)
                GaugeBar(value: configuration.value, isFilled: isFilled).accessibilityHidden(true)
                configuration.maximumValueLabel.font(.footnote)
            }
            if !isCompact { configuration.currentValueLabel.font(.footnote).foregroundStyle(.secondary) }
        }
        .modifier(AttributeModifier(configuration.role))
    }
}

private struct GaugeBar: View {
    let value: Double
    let isFilled: Bool
    /// The height in points.
    private static let thickness: CGFloat = 6

    var body: some View {
        GeometryReader { geometry in
            let width = geometry.size.width
            ZStack(alignment: .leading) {
                if isFilled {
                    Capsule().fill(.fill)
                    Capsule().fill(.tint).frame(width: filledLength(of: width))
                } else {
                    Capsule().fill(.tint)
                    Circle().fill(.background).frame(width: 12, height: 12).offset(x: (width - 12) * value)
                    Circle().fill(.primary).frame(width: 7, height: 7).offset(x: (width - 12) * value + 2.5)
                }
            }
        }
        .frame(minWidth: 40, maxWidth: .infinity, minHeight: Self.thickness, maxHeight: Self.thickness)
    }

    /// Any value above the minimum shows at least the bar's two round ends, and the minimum itself shows nothing.
    private func filledLength(of width: CGFloat) -> CGFloat { value > 0 ? max(width * value, Self.thickness) : 0 }
}

/// A ring that is filled up to the value.
struct RingGauge: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        ZStack {
            Circle().stroke(.fill, lineWidth: 6)
            Circle().trim(from: 0, to: configuration.value)
                .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(-90))
            GaugeCentre(configuration: configuration)
        }
        .padding(3)
        .frame(width: 58, height: 58)
        .modifier(AttributeModifier(configuration.role))
    }
}

/// Three quarters of a ring with a mark at the value; its gap holds the label, or the labels of the bounds.
struct OpenRingGauge: View {
    let configuration: GaugeStyleConfiguration
    private static let gap = 0.25

    var body: some View {
        ZStack {
            Circle().trim(from: 0, to: 1 - Self.gap)
                .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                .rotationEffect(.degrees(135))
            mark
            GaugeCentre(configuration: configuration)
            bottom.font(.caption2).offset(y: 24)
        }
        .padding(3)
        .frame(width: 58, height: 58)
        .modifier(AttributeModifier(configuration.role))
    }

    private var mark: some View {
        let angle = (135 + configuration.value * 270) * .pi / 180
        return ZStack {
            Circle().fill(.background).frame(width: 12, height: 12)
            Circle().fill(.primary).frame(width: 7, height: 7)
        }
        .offset(x: 26 * cos(angle), y: 26 * sin(angle))
    }

    @ViewBuilder private var bottom: some View {
        if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
            HStack(spacing: 8) {
                minimum
                maximum
            }
        } else {
            configuration.label
        }
    }
}

private struct GaugeCentre: View {
    let configuration: GaugeStyleConfiguration

    var body: some View {
        if let current = configuration.currentValueLabel {
            current.font(.callout).fontWeight(.medium)
        } else {
            configuration.label.font(.footnote)
        }
    }
}
