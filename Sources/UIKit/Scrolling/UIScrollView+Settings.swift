import CoreGraphics
import Foundation

/// Settings of a scroll view that a browser decides. They are stored.
struct ScrollSettings {
    var bounces = true
    var alwaysBouncesVertically = false
    var alwaysBouncesHorizontally = false
    var verticalIndicatorInsets = UIEdgeInsets.zero
    var horizontalIndicatorInsets = UIEdgeInsets.zero
    var adjustsIndicatorInsets = true
    var scrollsToTop = true
    var indicatorStyle = UIScrollView.IndicatorStyle.default
    var locksDirection = false
    var delaysTouches = true
    var cancelsTouches = true
}

extension UIScrollView {
    /// The color of the indicators. It has no effect here.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// When scrolling takes the keyboard focus from a field. All modes except `none` do it when a drag begins.
    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
    }

    /// Stored, but has no effect here: the browser decides whether scrolling bounces.
    public var bounces: Bool {
        get { settings.bounces }
        set { settings.bounces = newValue }
    }
    /// Stored, but has no effect here: the browser decides whether scrolling bounces.
    public var alwaysBounceVertical: Bool {
        get { settings.alwaysBouncesVertically }
        set { settings.alwaysBouncesVertically = newValue }
    }
    /// Stored, but has no effect here: the browser decides whether scrolling bounces.
    public var alwaysBounceHorizontal: Bool {
        get { settings.alwaysBouncesHorizontally }
        set { settings.alwaysBouncesHorizontally = newValue }
    }
    /// Stored, but has no effect here: the browser places its indicators.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { settings.verticalIndicatorInsets }
        set { settings.verticalIndicatorInsets = newValue }
    }
    /// Stored, but has no effect here: the browser places its indicators.
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { settings.horizontalIndicatorInsets }
        set { settings.horizontalIndicatorInsets = newValue }
    }
    /// Sets the insets of both indicators, which have no effect here.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { settings.verticalIndicatorInsets }
        set { (settings.verticalIndicatorInsets, settings.horizontalIndicatorInsets) = (newValue, newValue) }
    }
    /// Stored, but has no effect here: the browser places its indicators.
    public var automaticallyAdjustsScrollIndicatorInsets: Bool {
        get { settings.adjustsIndicatorInsets }
        set { settings.adjustsIndicatorInsets = newValue }
    }
    /// Stored, but has no effect here: a page has no status bar to press.
    public var scrollsToTop: Bool {
        get { settings.scrollsToTop }
        set { settings.scrollsToTop = newValue }
    }
    /// Stored, but has no effect here: the browser colors its indicators.
    public var indicatorStyle: IndicatorStyle {
        get { settings.indicatorStyle }
        set { settings.indicatorStyle = newValue }
    }
    /// Stored, but has no effect here.
    public var isDirectionalLockEnabled: Bool {
        get { settings.locksDirection }
        set { settings.locksDirection = newValue }
    }
    /// Stored, but has no effect here: the browser distinguishes presses and drags.
    public var delaysContentTouches: Bool {
        get { settings.delaysTouches }
        set { settings.delaysTouches = newValue }
    }
    /// Stored, but has no effect here: the browser distinguishes presses and drags.
    public var canCancelContentTouches: Bool {
        get { settings.cancelsTouches }
        set { settings.cancelsTouches = newValue }
    }

    /// Does nothing: the browser shows its indicators.
    public func flashScrollIndicators() {}

    /// Takes the keyboard focus from a field when a person drags the content.
    func dismissKeyboardIfWanted() {
        guard keyboardDismissMode != .none, let graph = shown?.window else { return }
        _ = (graph.firstResponder as? FieldModel)?.giveUpKeyboard()
    }
}
