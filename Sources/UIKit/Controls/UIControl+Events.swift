import Foundation

extension UIControl {
    /// The events of a control.
    public struct Event: OptionSet, Hashable, Sendable {
        /// The events as bits, with Apple's values.
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The control was pressed down.
        public static let touchDown = Event(rawValue: 1)
        /// A finger came down more than once. Never sent here.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger that holds the control moves inside it. Never sent here.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger that holds the control moves outside it. Never sent here.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger comes back into the control. Never sent here.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger leaves the control. Never sent here.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// The control was pressed, by a finger, a key or assistive technology.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside the control. Never sent here.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// A touch was canceled. Never sent here.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// A person changed the control's value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control's primary action: it was pressed, its value changed, or Return was pressed in a field.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// The control's menu opens. Never sent here.
        public static let menuActionTriggered = Event(rawValue: 1 << 14)
        /// A field got the keyboard focus: editing began.
        public static let editingDidBegin = Event(rawValue: 1 << 16)
        /// A person has changed a field's text.
        public static let editingChanged = Event(rawValue: 1 << 17)
        /// A field lost the keyboard focus: editing ended.
        public static let editingDidEnd = Event(rawValue: 1 << 18)
        /// Return was pressed in a field. A field that has an action for this event gives up the keyboard focus then.
        public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
        /// Every event of a field.
        public static let allEditingEvents = Event(rawValue: 0xF_0000)
        /// Every event of a touch.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Bits for events of the app's own.
        public static let applicationReserved = Event(rawValue: 0x0F00_0000)
        /// Every event.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }

    /// The state of a control.
    public struct State: OptionSet, Hashable, Sendable {
        /// The states as bits, with Apple's values.
        public let rawValue: UInt
        /// States by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Enabled, and neither selected nor held.
        public static let normal: State = []
        /// Held.
        public static let highlighted = State(rawValue: 1)
        /// Not enabled.
        public static let disabled = State(rawValue: 2)
        /// `isSelected` is true.
        public static let selected = State(rawValue: 4)
        /// In focus. No control here is ever in this state.
        public static let focused = State(rawValue: 8)
        /// Bits for states of the app's own.
        public static let application = State(rawValue: 0x00FF_0000)
        /// Bits for states of the framework's own.
        public static let reserved = State(rawValue: 0xFF00_0000)
    }

    /// The horizontal position of the content. `fill` is the same as `center`; `leading` is left.
    public enum ContentHorizontalAlignment: Int, Sendable { case center, left, right, fill, leading, trailing }
    /// The vertical position of the content. `fill` is the same as `center`.
    public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
}
