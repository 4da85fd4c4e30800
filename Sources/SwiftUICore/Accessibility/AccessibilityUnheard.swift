import Foundation

/// Modifiers that a page can't pass on to a browser's assistive technology, or that it doesn't need. They are accepted and have
/// no effect, because their users lose nothing.

/// The kind of a text, by which a screen reader may choose how to read it.
public struct AccessibilityTextContentType: Sendable {
    private init() {}
    /// Text of any kind. No effect here.
    public static let plain = AccessibilityTextContentType()
    /// Input and output of a console. No effect here.
    public static let console = AccessibilityTextContentType()
    /// Files and folders. No effect here.
    public static let fileSystem = AccessibilityTextContentType()
    /// Messages. No effect here.
    public static let messaging = AccessibilityTextContentType()
    /// A story or another long text. No effect here.
    public static let narrative = AccessibilityTextContentType()
    /// Source code. No effect here.
    public static let sourceCode = AccessibilityTextContentType()
    /// The cells of a spreadsheet. No effect here.
    public static let spreadsheet = AccessibilityTextContentType()
    /// A document that is being written. No effect here.
    public static let wordProcessing = AccessibilityTextContentType()
}

/// How assistive technology treats a view that handles touches directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The view has to be activated first. No effect here.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// The view is silent while it is touched. No effect here.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 2)
}

extension View {
    /// No effect here: a browser presses the element itself, wherever it is.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View { self }
    /// No effect here: a browser presses the element itself, wherever it is.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View { self }
    /// No effect here: a browser presses the element itself, wherever it is.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint, isEnabled: Bool) -> some View { self }
    /// No effect here: a browser presses the element itself, wherever it is.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint, isEnabled: Bool) -> some View { self }

    /// No effect here: a screen reader in a browser passes touches to every page in the same way.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        self
    }

    /// No effect here: a screen reader in a browser reads every text in the same way.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// No effect here: a browser's zoom makes the bars larger with everything else.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// No effect here: a browser's zoom makes the bars larger with everything else, and the larger view is not shown.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }
}
