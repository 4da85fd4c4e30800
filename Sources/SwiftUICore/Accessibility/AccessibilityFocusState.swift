/// Which view assistive technology is at, as far as a view cares.
///
/// A browser tells a page nothing of a screen reader's cursor, but screen readers go where the keyboard is sent. So
/// this is the keyboard's place: setting it sends the keyboard to the view, for everybody, and it follows the keyboard.
/// A view that can't have the keyboard, such as a text, can while the state points at it.
///
/// See [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    public init() where Value == Bool { state = FocusState() }

    /// A browser doesn't say which technology is in use: all of them are meant.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// A browser doesn't say which technology is in use: all of them are meant.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    public var projectedValue: Binding { Binding(focus: state.projectedValue) }

    public mutating func _bind(_ storage: inout _PropertyStorage) { state._bind(&storage) }
    public func _isSameInput(as other: AccessibilityFocusState<Value>) -> Bool { true }

    /// The state, handed to another view.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

/// Technologies by which a person works an app without looking or without touching.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init() { rawValue = 0 }
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
