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

    /// A state of one view: false until it has the keyboard.
    public init() where Value == Bool { state = FocusState() }

    /// A state of one view: false until it has the keyboard. The technologies have no effect here: a browser doesn't
    /// say which is in use.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

    /// A state of several views: nil while none of them has the keyboard.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// A state of several views: nil while none of them has the keyboard. The technologies have no effect here: a
    /// browser doesn't say which is in use.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    /// The value of the view with the keyboard. Setting it sends the keyboard there.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// A binding for `accessibilityFocused(_:)` and `accessibilityFocused(_:equals:)`.
    public var projectedValue: Binding { Binding(focus: state.projectedValue) }

    /// Ties the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) { state._bind(&storage) }
    /// Always true: the state is kept in the view.
    public func _isSameInput(as other: AccessibilityFocusState<Value>) -> Bool { true }

    /// The state, handed to another view.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value of the view with the keyboard. Setting it sends the keyboard there.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Technologies by which a person works an app without looking or without touching.
public struct AccessibilityTechnologies: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt64
    /// A set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No technologies.
    public init() { rawValue = 0 }
    /// VoiceOver.
    public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
    /// Switch Control.
    public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}
