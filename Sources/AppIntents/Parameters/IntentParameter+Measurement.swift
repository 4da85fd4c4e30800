import Foundation
import FoundationAdditions

/// A measured value of a unit.
public protocol _MeasuredValue: Sendable {
    /// The unit.
    associatedtype UnitType: Dimension
    /// A value in a unit.
    init(value: Double, unit: UnitType)
}

extension Measurement: _MeasuredValue where UnitType: Dimension {}

extension IntentParameter where Value.ValueType: _MeasuredValue, Value.UnwrappedType == Value.ValueType {
    /// A measured value, which is positive or not, in a unit.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        defaultValue: Double? = nil, defaultUnit: Value.ValueType.UnitType, defaultUnitAdjustForLocale: Bool = true,
        supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        let value = defaultValue.map { Value.ValueType(value: $0, unit: defaultUnit) }
        self.init(title, description, value, requestValueDialog)
    }
}
