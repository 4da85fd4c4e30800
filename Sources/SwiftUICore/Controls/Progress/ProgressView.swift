import FoundationAdditions
import Foundation

/// Shows that something is in progress, and how much of it is done if that is known.
///
/// See [ProgressView](https://developer.apple.com/documentation/swiftui/progressview).
public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
    private let fraction: Double?
    /// The interval from which the fraction is computed, if it follows time.
    private var time: TimedProgress?
    private let label: Label
    private let currentValueLabel: CurrentValueLabel
    @Environment(\.progressViewStyle) private var style

    fileprivate init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    init(time: TimedProgress, label: Label, currentValueLabel: CurrentValueLabel) {
        self.init(fraction: nil, label: label, currentValueLabel: currentValueLabel)
        self.time = time
    }

    /// What the view shows.
    public var body: some View {
        if let time {
            TimelineView(.periodic(from: time.interval.lowerBound, by: 1)) { shown(time.fraction(at: $0.date)) }
        } else {
            shown(fraction)
        }
    }

    private func shown(_ fraction: Double?) -> AnyView {
        styled(
            by: style,
            ProgressViewStyleConfiguration(
                fractionCompleted: fraction,
                label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(content: AnyView(currentValueLabel))))
    }

    private func styled<S: ProgressViewStyle>(by style: S, _ configuration: ProgressViewStyleConfiguration) -> AnyView {
        StyleBody(style: style) { $0.makeBody(configuration: configuration) }
            .shown(with: \.progressViewStyle, DefaultProgressViewStyle())
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Progress of unknown extent, without a label.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Progress of unknown extent, with a label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
    }

    /// Progress of unknown extent, with a title. The title is looked up in the app's strings.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Progress of unknown extent, with a title. The title is a localized resource.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init(fraction: nil, label: Text(titleResource), currentValueLabel: EmptyView())
    }

    /// Progress of unknown extent, with a title. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) where Label == Text {
        self.init(fraction: nil, label: Text(verbatim: String(title)), currentValueLabel: EmptyView())
    }

    /// Progress from 0 to `total`, without a label. Nil is progress of unknown extent.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init(fraction: Self.fraction(value, total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// Progress from 0 to `total`, with a label. Nil is progress of unknown extent, as is a total that is not positive.
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: EmptyView())
    }

    /// Progress from 0 to `total`, with a title. Nil is progress of unknown extent. The title is looked up in the app's
    /// strings.
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(fraction: Self.fraction(value, total), label: Text(titleKey), currentValueLabel: EmptyView())
    }

    /// Progress from 0 to `total`, with a title. Nil is progress of unknown extent. The title is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text {
        self.init(
            fraction: Self.fraction(value, total), label: Text(verbatim: String(title)),
            currentValueLabel: EmptyView())
    }

    @available(
        *, unavailable, message: "Foundation's Progress tells nobody of its changes on Linux: use init(value:total:)"
    )
    /// Progress that a `Progress` object reports. Not available.
    public init(_ progress: Progress) where Label == EmptyView { fatalError("unavailable") }
}

extension ProgressView {
    /// Progress from 0 to `total`, with a label and the current value. Nil is progress of unknown extent.
    public init<V: BinaryFloatingPoint>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: Self.fraction(value, total), label: label(), currentValueLabel: currentValueLabel())
    }

    private static func fraction<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value, total > 0 else { return nil }
        return Double(value / total).clampedShare
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress view that a configuration describes: a style shows it to build on another style.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            currentValueLabel: configuration.currentValueLabel)
    }
}
