import DisplayList
import Foundation

/// How a gauge looks.
@MainActor @preconcurrency
public protocol GaugeStyle {
    associatedtype Body: View
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
    typealias Configuration = GaugeStyleConfiguration
}

/// The properties of a gauge that a style draws.
public struct GaugeStyleConfiguration {
    /// The type of `label`.
    public typealias Label = _StylePart<GaugeStyleConfiguration, _StylePartName.Label>
    /// The type of `currentValueLabel`.
    public typealias CurrentValueLabel = _StylePart<GaugeStyleConfiguration, _StylePartName.CurrentValueLabel>
    /// The type of `minimumValueLabel`.
    public typealias MinimumValueLabel = _StylePart<GaugeStyleConfiguration, _StylePartName.MinimumValueLabel>
    /// The type of `maximumValueLabel`.
    public typealias MaximumValueLabel = _StylePart<GaugeStyleConfiguration, _StylePartName.MaximumValueLabel>
    /// The type of `markedValueLabels`.
    public typealias MarkedValueLabels = _StylePart<GaugeStyleConfiguration, _StylePartName.MarkedValueLabels>

    /// Where the value lies in the gauge's range, 0…1.
    public var value: Double
    /// The label: what the gauge measures.
    public var label: Label
    let spokenLabel: String?
    /// The current value as a label; nil if there is none.
    public var currentValueLabel: CurrentValueLabel?
    /// The label of the range's lower end; nil if there is none.
    public var minimumValueLabel: MinimumValueLabel?
    /// The label of the range's upper end; nil if there is none.
    public var maximumValueLabel: MaximumValueLabel?
    /// The labels of single values; the built-in styles leave them out.
    public var markedValueLabels: MarkedValueLabels?

    /// The gauge's accessibility role, label and value.
    var role: RoleAttribute {
        RoleAttribute(
            role: .meter, label: spokenLabel, value: value.formatted(.percent.precision(.fractionLength(0))))
    }
}

/// The default style for the context: a bar that is filled up to the value.
public struct DefaultGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCompact: false, isFilled: true)
    }
}

/// A bar that is filled up to the value, under its label.
public struct LinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCompact: false, isFilled: true)
    }
}

/// A bar with a mark at the value.
public struct AccessoryLinearGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCompact: true, isFilled: false)
    }
}

/// A bar that is filled up to the value, between its bounds.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View {
        LinearGauge(configuration: configuration, isCompact: true, isFilled: true)
    }
}

/// An open ring with a mark at the value.
public struct AccessoryCircularGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { OpenRingGauge(configuration: configuration) }
}

/// A ring that is filled up to the value.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The gauge in this style.
    public func makeBody(configuration: Configuration) -> some View { RingGauge(configuration: configuration) }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
    /// The default style for the context: a bar that is filled up to the value.
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that is filled up to the value, under its label.
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A bar with a mark at the value.
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A bar that is filled up to the value, between its bounds.
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that is filled up to the value.
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}

private struct GaugeStyleKey: EnvironmentKey {
    static var defaultValue: any GaugeStyle { DefaultGaugeStyle() }
}

extension EnvironmentValues {
    var gaugeStyle: any GaugeStyle {
        get { self[GaugeStyleKey.self] }
        set { self[GaugeStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every gauge in this view.
    public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View { environment(\.gaugeStyle, style) }
}
