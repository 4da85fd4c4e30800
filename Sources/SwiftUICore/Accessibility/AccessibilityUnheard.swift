import Foundation

/// What a page can't tell a browser's assistive technology, and what that does without being told. Each is taken and
/// changes nothing, because nothing is missing to a person who uses it.

/// What a text is, so that it may be read accordingly.
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

/// How a view that wants touches for itself is met.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt
    /// A set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It has to be activated first. No effect here.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1)
    /// Touches make it say nothing. No effect here.
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

    /// No effect here: a screen reader in a browser hands touches to every page alike.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View {
        self
    }

    /// No effect here: a screen reader in a browser reads every text alike.
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View { self }

    /// No effect here: a browser's zoom makes the bars larger with everything else.
    public func accessibilityShowsLargeContentViewer() -> some View { self }

    /// No effect here: a browser's zoom makes the bars larger with everything else, and the larger view is not shown.
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
        self
    }
}
