import Combine
import DisplayList
import Foundation

/// Recognizes a tap, or several in quick succession.
///
/// See [UITapGestureRecognizer](https://developer.apple.com/documentation/uikit/uitapgesturerecognizer).
open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps make the gesture: at least 1, and 1 by default.
    open var numberOfTapsRequired = 1 { didSet { if numberOfTapsRequired != oldValue { view?.displayDidChange() } } }

    /// Not available: a tap has one finger.
    @available(*, unavailable, message: "A tap is recognised with one finger here")
    open var numberOfTouchesRequired: Int {
        get { 1 }
        set {}
    }

    /// Emits the recognizer each time that it recognizes a tap. Kissa's own; CombineCocoa has it on Apple's platforms.
    public var tapPublisher: AnyPublisher<UITapGestureRecognizer, Never> { publisher(of: self) }

    override var spec: GestureSpec { .tap(count: max(numberOfTapsRequired, 1)).with(priority) }
}

/// Recognizes a finger that stays where it is for a while.
///
/// See [UILongPressGestureRecognizer](https://developer.apple.com/documentation/uikit/uilongpressgesturerecognizer). It
/// begins when the finger has stayed long enough, and ends at once: movements afterwards belong to a pan.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger has to stay, in seconds. 0.5 by default.
    open var minimumPressDuration: TimeInterval = 0.5 { didSet { view?.displayDidChange() } }
    /// How far the finger may move meanwhile, in points. 10 by default.
    open var allowableMovement: CGFloat = 10 { didSet { view?.displayDidChange() } }

    /// Emits the recognizer when it begins, and again when it ends, which it does at once. Kissa's own; CombineCocoa
    /// has it on Apple's platforms.
    public var longPressPublisher: AnyPublisher<UILongPressGestureRecognizer, Never> { publisher(of: self) }

    override var spec: GestureSpec {
        .longPress(minimumSeconds: minimumPressDuration, maximumPoints: Double(allowableMovement)).with(priority)
    }

    /// The browser reports `began` when the finger comes down and `ended` when the duration is reached; UIKit's gesture
    /// begins at the latter.
    override func recognise(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue) {
        guard phase == .ended else { return }
        super.recognise(.began, value)
        super.recognise(.ended, value)
    }

    override func calls(in state: State) -> Bool { state != .possible && state != .failed }
}

extension UIGestureRecognizer {
    /// Simultaneous with gestures of views inside, if the delegate allows it.
    var priority: GesturePriority {
        delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: self) == true ? .simultaneous : .standard
    }

    func publisher<Recognizer: UIGestureRecognizer>(of recognizer: Recognizer) -> AnyPublisher<Recognizer, Never> {
        // Weak, because the recognizer retains the subject.
        events.compactMap { [weak recognizer] in recognizer }.eraseToAnyPublisher()
    }
}
