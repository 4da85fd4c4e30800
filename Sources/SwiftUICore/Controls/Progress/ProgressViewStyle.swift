import Foundation

/// How progress looks.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = ProgressViewStyleConfiguration
}

/// The properties of a progress view that a style draws.
public struct ProgressViewStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<ProgressViewStyleConfiguration, _StylePartName.Label>
    /// The type of `currentValueLabel`.
    public typealias CurrentValueLabel = _StylePart<ProgressViewStyleConfiguration, _StylePartName.CurrentValueLabel>

    /// The completed fraction, 0…1; nil if it isn't known.
    public let fractionCompleted: Double?
    /// The label; nil if there is none.
    public var label: Label?
    /// The current value as a label; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
}

/// The default style: a bar if the extent is known, a spinner otherwise.
public struct DefaultProgressViewStyle: ProgressViewStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}

    /// The progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted == nil {
            SpinningProgress(configuration: configuration)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A bar.
public struct LinearProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?
    /// Makes the style. It has no settings.
    public nonisolated init() { tint = nil }

    /// A style with its own tint; `tint(_:)` has replaced this form.
    @available(swift, deprecated: 100000.0, message: "Use tint(_:)")
    public nonisolated init(tint: Color) { self.tint = tint }

    /// The progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if let tint {
            LinearProgress(configuration: configuration).tint(tint)
        } else {
            LinearProgress(configuration: configuration)
        }
    }
}

/// A ring, or a spinner if the extent is unknown.
public struct CircularProgressViewStyle: ProgressViewStyle, Sendable {
    private let tint: Color?
    /// Makes the style. It has no settings.
    public nonisolated init() { tint = nil }

    /// A style with its own tint; `tint(_:)` has replaced this form.
    @available(swift, deprecated: 100000.0, message: "Use tint(_:)")
    public nonisolated init(tint: Color) { self.tint = tint }

    /// The progress view in this style.
    public func makeBody(configuration: Configuration) -> some View {
        if let tint { ring(configuration).tint(tint) } else { ring(configuration) }
    }

    @ViewBuilder private func ring(_ configuration: Configuration) -> some View {
        if let fraction = configuration.fractionCompleted {
            RingProgress(configuration: configuration, fraction: fraction)
        } else {
            SpinningProgress(configuration: configuration)
        }
    }
}

// MARK: - Drawing

private struct SpinningProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(spacing: 4) {
            ProgressElement(fraction: nil)
            configuration.label.foregroundStyle(.secondary)
        }
    }
}

private struct LinearProgress: View {
    let configuration: ProgressViewStyleConfiguration

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            ProgressElement(fraction: configuration.fractionCompleted ?? 0)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

private struct RingProgress: View {
    let configuration: ProgressViewStyleConfiguration
    let fraction: Double

    var body: some View {
        VStack(spacing: 6) {
            ZStack {
                Circle().stroke(.fill, lineWidth: 4)
                Circle().trim(from: 0, to: fraction)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 4, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .padding(2)
            .frame(width: 28, height: 28)
            .modifier(
                AttributeModifier(
                    RoleAttribute(role: .progress, value: fraction.formatted(.percent.precision(.fractionLength(0))))))
            configuration.label.foregroundStyle(.secondary)
            configuration.currentValueLabel.font(.caption).foregroundStyle(.secondary)
        }
    }
}

// MARK: - Names

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar if the extent is known, a spinner otherwise.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring, or a spinner if the extent is unknown.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

private struct ProgressViewStyleKey: EnvironmentKey {
    static var defaultValue: any ProgressViewStyle { DefaultProgressViewStyle() }
}

extension EnvironmentValues {
    var progressViewStyle: any ProgressViewStyle {
        get { self[ProgressViewStyleKey.self] }
        set { self[ProgressViewStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every progress view in this view.
    public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
        environment(\.progressViewStyle, style)
    }
}
