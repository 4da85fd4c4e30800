import FoundationAdditions
import DisplayList

/// The accessibility properties that a modifier sets.
struct AccessibilityAttribute: ElementAttribute {
    var label: String?
    var value: String?
    var hint: String?
    var identifier: String?
    var isHidden: Bool?
    var added = AccessibilityTraits()
    var removed = AccessibilityTraits()
    var headingLevel: Int?
    var role: ElementAccessibility.Role?

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        if label != nil || value != nil || hint != nil {
            element.accessibility.language = environment.foreignLanguage
        }
        if let label { element.accessibility.take(label: label) }
        if let value { element.accessibility.value = value }
        if let hint { element.accessibility.hint = hint }
        if let identifier { element.accessibility.identifier = identifier }
        if let isHidden { element.accessibility.hide(isHidden) }
        if let role { element.accessibility.role = role }
        if let headingLevel {
            element.accessibility.role = .heading
            element.accessibility.headingLevel = headingLevel
        }
        applyTraits(to: &element)
    }

    /// A hidden view has an empty spoken text.
    var spokenText: String? { isHidden == true ? "" : nil }

    private func applyTraits(to element: inout DisplayElement) {
        if let role = added.role { element.accessibility.role = role }
        if let role = removed.role, element.accessibility.role == role { element.accessibility.role = nil }
        if added.contains(.isSelected) { element.accessibility.isSelected = true }
        if removed.contains(.isSelected) { element.accessibility.isSelected = false }
        if added.contains(.isHeader), element.accessibility.headingLevel == nil {
            element.accessibility.headingLevel = 2
        }
    }
}

extension ElementAccessibility {
    /// Sets the label. A decorative picture with a label is no longer decorative.
    fileprivate mutating func take(label: String) {
        self.label = label
        guard isDecoration else { return }
        (isHidden, isDecoration) = (false, false)
        role = role ?? .image
    }

    /// Sets whether the element is hidden. This overrides its being a decoration, whether or not it has a label.
    fileprivate mutating func hide(_ isHidden: Bool) {
        self.isHidden = isHidden
        isDecoration = false
    }
}

/// The traits that describe to assistive technology what kind of element a view is.
public struct AccessibilityTraits: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: UInt64
    /// A set from its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// No traits.
    public init() { rawValue = 0 }
    /// A button.
    public static let isButton = AccessibilityTraits(rawValue: 1)
    /// A heading; its level is 2 unless another one is set.
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    /// It is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    /// A link.
    public static let isLink = AccessibilityTraits(rawValue: 8)
    /// An image.
    public static let isImage = AccessibilityTraits(rawValue: 16)
    /// A text. No effect here: a browser recognizes text as such.
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    /// Its value changes often. No effect here.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    /// A dialog.
    public static let isModal = AccessibilityTraits(rawValue: 128)
    /// A switch.
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    /// A search field. No effect here.
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    /// A key of a keyboard: a button.
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
    /// It plays a sound. No effect here.
    public static let playsSound = AccessibilityTraits(rawValue: 2048)
    /// It begins to play something. No effect here.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
    /// It summarizes what is new when the app starts. No effect here.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 8192)
    /// It handles touches directly. No effect here.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    /// It turns the page when it has been read. No effect here.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
    /// A bar of tabs. No effect here.
    public static let isTabBar = AccessibilityTraits(rawValue: 65536)

    fileprivate var role: ElementAccessibility.Role? {
        if contains(.isToggle) { return .toggle }
        if contains(.isButton) || contains(.isKeyboardKey) { return .button }
        if contains(.isHeader) { return .heading }
        if contains(.isLink) { return .link }
        if contains(.isImage) { return .image }
        if contains(.isModal) { return .dialog }
        return nil
    }
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

extension View {
    /// Sets the view's accessibility label.
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(ResolvedTextAttributeModifier(text: label, property: .label))
    }

    /// Sets the view's accessibility label. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    /// Sets the view's accessibility label. The text is looked up in the app's strings.
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    /// Sets the view's accessibility label. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }

    /// Sets the view's accessibility value. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }

    /// Sets the view's accessibility value.
    public func accessibilityValue(_ value: Text) -> some View {
        modifier(ResolvedTextAttributeModifier(text: value, property: .value))
    }

    /// Sets the view's accessibility value. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    /// Sets the view's accessibility value. The text is looked up in the app's strings.
    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    /// Sets the view's accessibility hint: its description, which says what it does. The text is a localized resource.
    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }

    /// Sets the view's accessibility hint: its description, which says what it does.
    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(ResolvedTextAttributeModifier(text: hint, property: .hint))
    }

    /// Sets the view's accessibility hint: its description, which says what it does. The text is spoken as it is.
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    /// Sets the view's accessibility hint: its description, which says what it does. The text is looked up in the app's strings.
    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    /// A name of the view for tests; never spoken.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(identifier: identifier)))
    }

    /// Hides the view from assistive technology; false exposes a decorative view.
    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(isHidden: hidden)))
    }

    /// Adds accessibility traits.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(added: traits)))
    }

    /// Removes accessibility traits.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(removed: traits)))
    }

    /// Makes the view a heading of a level; an unspecified one is level 2.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(
            AttributeModifier(AccessibilityAttribute(headingLevel: level == .unspecified ? 2 : Int(level.rawValue))))
    }
}

/// A label, value or hint: a text that is resolved in the environment of the view.
struct ResolvedTextAttributeModifier: AttributingModifier {
    enum Property { case label, value, hint }
    /// Nil changes nothing.
    let text: Text?
    let property: Property

    func attribute(in environment: EnvironmentValues) -> ResolvedTextAttribute {
        ResolvedTextAttribute(string: text?.resolvedString(in: environment), property: property)
    }
}

struct ResolvedTextAttribute: ElementAttribute {
    var spokenText: String? { property == .label ? string : nil }

    let string: String?
    let property: ResolvedTextAttributeModifier.Property

    func apply(to element: inout DisplayElement, environment: EnvironmentValues) {
        guard let string else { return }
        switch property {
        case .label: element.accessibility.take(label: string)
        case .value: element.accessibility.value = string
        case .hint: element.accessibility.hint = string
        }
    }
}
