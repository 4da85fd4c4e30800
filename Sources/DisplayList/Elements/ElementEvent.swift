import Foundation
import JSONSyntax

/// Something that a person did to an element, as the client reports it.
public struct ElementEvent: Equatable, Sendable {
    /// The element that it happened to.
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

    /// What a person did.
    public enum Action: Equatable, Sendable {
        /// A button was pressed, by whatever means.
        case press
        /// Assistive technology, or the keyboard, pressed what is no button to a pointer.
        case activate
        /// A button or a slider was taken hold of, or let go; `press` and `value` come by themselves.
        case hold(Bool)
        /// The field's whole text, the client's revision of it, the serial of the host's text that it was made from
        /// (`TextFieldContent.serial`), and, where the field wants to know, what is selected in it, in UTF-16 units.
        case text(String, revision: Int, serial: Int = 0, selection: Range<Int>? = nil)
        /// What is selected in a field, in UTF-16 units, and which text that is: the client's revision, and the serial
        /// of the app's last change that it shows (`TextFieldContent.Selection`).
        case selection(Range<Int>, revision: Int, serial: Int)
        /// Return was pressed in a field, outside of any composition; what a share button has was shared by the
        /// browser's means.
        case submit
        /// A control's new value and the client's revision of it.
        case value(String, revision: Int)
        /// The keyboard came or went; whether a person's Tab key brought it, or the page moved it with nobody asking:
        /// what had it went out of reach, or the host gave it to another.
        case focus(Bool, isByTab: Bool = false, isUnasked: Bool = false)
        /// The link at that place among the text's links was pressed.
        case link(Int)
        /// The scroll offset, in points.
        case scroll(CGPoint)
        /// Something else moves the scroll view from now on.
        case scrolling(ScrollStage)
        /// The magnification of what is in a scroll view, and the offset with it, while fingers or a wheel change it.
        case zoom(scale: Double, offset: CGPoint, phase: Phase)
        /// A gesture that the client recognised: its place among the element's gestures, how far it is, and its value.
        case gesture(index: Int, phase: Phase, value: GestureValue)
        /// A key went down, also again and again while it is held, or came up.
        case key(String, modifiers: [String], isDown: Bool, isRepeated: Bool = false)
        /// What is chosen in the element is to be copied, or copied and taken away.
        case copy, cut
        /// Words from the clipboard.
        case paste(String)
        /// A menu was asked for, at a place in the element's coordinates: the second button, a long press, a key.
        case contextMenu(CGPoint)
        /// Back to the page before: a swipe from the edge, or the browser's button.
        case back
        /// Forward again to the page that was gone back from last, by the browser's button.
        case forward
        /// Out of the element, as by the button for it on a remote control: Escape.
        case exit
        /// A dialog was closed by Escape, a press beside its card, or a drag.
        case dismiss
        /// A dialog's card was dragged to another of its stops.
        case detent(Int)
        /// What a client module reports, in the shape that it has agreed with its source.
        case module(JSONValue)
        /// The element was taken up to be dragged, and then put down somewhere, or given up.
        case drag(Phase)
        /// Something that is dragged came over the element, moved there, was dropped there, or left; the place is in
        /// the window's coordinates.
        case drop(Phase, CGPoint)
        /// A finger pulled a scroll view down from its top.
        case refresh
        /// A part of a file that a person chose for the element, or dropped on it.
        case file(FileChunk)

        /// The kind of event, by which an element says that it listens.
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

    /// How far a gesture is.
    public enum Phase: String, Sendable { case began, changed, ended, cancelled }

    /// Points in the element's coordinates, times in seconds of the client's clock.
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
        /// Of a touch: the fingers that it tells of. Otherwise none.
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

        /// No screen reports more.
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
