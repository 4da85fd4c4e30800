import Foundation
import JSONSyntax

/// A person's action on an element, as the client reports it.
public struct ElementEvent: Equatable, Sendable {
    /// The element that the action was on.
    public var element: ElementID
    /// The last frame that the client had applied when it happened.
    public var frameSeen: Int
    /// What happened.
    public var action: Action

    /// Creates an event.
    public init(element: ElementID, frameSeen: Int, action: Action) {
        self.element = element
        self.frameSeen = frameSeen
        self.action = action
    }

    /// The person's action.
    public enum Action: Equatable, Sendable {
        /// A button was pressed, by pointer, keyboard or assistive technology.
        case press
        /// Assistive technology, or the keyboard, pressed an element that isn't a button for a pointer.
        case activate
        /// A press on a button or a slider began or ended; `press` and `value` are sent separately.
        case hold(Bool)
        /// The field's whole text, the client's revision of it, the serial of the host's text that the edit is based on
        /// (`TextFieldContent.serial`), and, if the field wants to know, the selection, in UTF-16 units.
        case text(String, revision: Int, serial: Int = 0, selection: Range<Int>? = nil)
        /// The selection in a field, in UTF-16 units, and the text that it refers to: the client's revision, and the serial of
        /// the app's last change that it shows (`TextFieldContent.Selection`).
        case selection(Range<Int>, revision: Int, serial: Int)
        /// Return was pressed in a field, outside of any composition; or a share button's content was shared through the browser.
        case submit
        /// A control's new value and the client's revision of it.
        case value(String, revision: Int)
        /// The element got or lost the keyboard focus. `isByTab`: the person's Tab key brought it. `isUnasked`: the page moved it
        /// without the person's doing, because the focused element went out of reach, or the host moved the focus.
        case focus(Bool, isByTab: Bool = false, isUnasked: Bool = false)
        /// The link with that index among the text's links was pressed.
        case link(Int)
        /// The scroll offset, in points.
        case scroll(CGPoint)
        /// The scroll view is now moved by something else.
        case scrolling(ScrollStage)
        /// The magnification of a scroll view's content, with its offset, while fingers or a wheel change it.
        case zoom(scale: Double, offset: CGPoint, phase: Phase)
        /// A gesture that the client recognized: its index among the element's gestures, its phase and its value.
        case gesture(index: Int, phase: Phase, value: GestureValue)
        /// A key went down (repeatedly while it is held) or up.
        case key(String, modifiers: [String], isDown: Bool, isRepeated: Bool = false)
        /// The selection in the element is to be copied or cut.
        case copy, cut
        /// Text from the clipboard.
        case paste(String)
        /// A context menu was requested, at a point in the element's coordinates: by the second button, a long press, or a key.
        case contextMenu(CGPoint)
        /// Go back to the previous page: by a swipe from the edge, or the browser's button.
        case back
        /// Go forward to the page that was last gone back from, by the browser's button.
        case forward
        /// Leave the element: Escape, as the exit button of a remote control.
        case exit
        /// A dialog was dismissed by Escape, a press outside of its card, or a drag.
        case dismiss
        /// A dialog's card was dragged to another of its detents.
        case detent(Int)
        /// A client module's report, in a format that the module defines together with its source.
        case module(JSONValue)
        /// The element was lifted to be dragged, and then dropped somewhere, or the drag was canceled.
        case drag(Phase)
        /// A dragged item entered the element, moved over it, was dropped on it, or left; the point is in the window's
        /// coordinates.
        case drop(Phase, CGPoint)
        /// A finger pulled a scroll view down from its top, to refresh it.
        case refresh
        /// A part of a file that a person chose for the element, or dropped on it.
        case file(FileChunk)

        /// The event's kind, to which an element subscribes.
        public var kind: EventKind {
            switch self {
            case .press: .press
            case .activate: .activate
            case .hold: .hold
            case .text: .text
            case .selection: .selection
            case .submit: .submit
            case .value: .value
            case .focus: .focus
            case .link: .link
            case .scroll: .scroll
            case .scrolling: .scrolling
            case .zoom: .zoom
            case .gesture: .gesture
            case .key: .key
            case .copy: .copy
            case .cut: .cut
            case .paste: .paste
            case .contextMenu: .contextMenu
            case .back: .back
            case .forward: .forward
            case .exit: .exit
            case .dismiss: .dismiss
            case .detent: .detent
            case .module: .module
            case .drag: .drag
            case .drop: .drop
            case .file: .file
            case .refresh: .refresh
            }
        }
    }

    /// The phase of a gesture.
    public enum Phase: String, Sendable { case began, changed, ended, cancelled }

    /// A gesture's value: points are in the element's coordinates, times in seconds of the client's clock.
    public struct GestureValue: Equatable, Sendable {
        /// Where the gesture began.
        public var start: CGPoint
        /// Where it is now.
        public var location: CGPoint
        /// How fast it moves.
        public var velocity: CGVectorValue
        /// The factor of a pinch; 1 at first.
        public var magnification: Double
        /// Degrees, clockwise.
        public var rotation: Double
        /// When it happened.
        public var time: Double
        /// The fingers that a touch event reports; otherwise empty.
        public var fingers: [Finger]

        /// Creates a gesture's value. By default nothing moves, grows or turns.
        public init(
            start: CGPoint, location: CGPoint, velocity: CGVectorValue = CGVectorValue(dx: 0, dy: 0),
            magnification: Double = 1, rotation: Double = 0, time: Double = 0, fingers: [Finger] = []
        ) {
            self.start = start
            self.location = location
            self.velocity = velocity
            self.magnification = magnification
            self.rotation = rotation
            self.time = time
            self.fingers = fingers
        }
    }

    /// A finger on an element, or a mouse's button, from when it comes down until it is lifted.
    public struct Finger: Equatable, Sendable {
        /// The client's number for it.
        public var id: Int
        /// Where the finger is, in points of the element's coordinates.
        public var location: CGPoint

        /// Creates a finger.
        public init(id: Int, location: CGPoint) {
            self.id = id
            self.location = location
        }

        /// More than any screen reports.
        static let countMax = 16
    }

    /// Points per second.
    public struct CGVectorValue: Equatable, Sendable {
        /// The speed in x.
        public var dx: Double
        /// The speed in y.
        public var dy: Double

        /// Creates a speed.
        public init(dx: Double, dy: Double) {
            self.dx = dx
            self.dy = dy
        }
    }
}
