/// The view that has the focus of assistive technology, as a view's state.
///
/// Browsers don't report a screen reader's cursor, but a screen reader follows the keyboard focus. So this state is the keyboard
/// focus: setting it moves the focus, for every user, and it changes with the focus. A view that isn't focusable, such as a text,
/// is focusable while the state names it.
///
/// See [AccessibilityFocusState](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    private var state: FocusState<Value>

    /// The state of one view: false until it has the focus.
    public init() where Value == Bool { state = FocusState() }

    /// The state of one view: false until it has the focus. The technologies have no effect here: a browser doesn't say which is
    /// in use.
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { state = FocusState() }

    /// The state of several views: nil while none of them has the focus.
    public init<T: Hashable>() where Value == T? { state = FocusState() }

    /// The state of several views: nil while none of them has the focus. The technologies have no effect here: a browser doesn't
    /// say which is in use.
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { state = FocusState() }

    /// The value of the view with the focus. Setting it moves the focus there.
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

    /// A binding to the state, for another view.
    @propertyWrapper
    public struct Binding {
        let focus: FocusState<Value>.Binding

        /// The value of the view with the focus. Setting it moves the focus there.
        public var wrappedValue: Value {
            get { focus.wrappedValue }
            nonmutating set { focus.wrappedValue = newValue }
        }

        /// The binding itself.
        public var projectedValue: Binding { self }
    }
}

/// Technologies with which people use an app without looking at it or without touching it.
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
