import Assets
import DisplayList

/// What a modifier says about a view to somebody who doesn't see it.
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

    /// What is hidden says nothing.
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
    /// A picture that is given a label is no decoration any more.
    fileprivate mutating func take(label: String) {
        self.label = label
        guard isDecoration else { return }
        (isHidden, isDecoration) = (false, false)
        role = role ?? .image
    }

    /// The app's word counts, whatever label it gives.
    fileprivate mutating func hide(_ isHidden: Bool) {
        self.isHidden = isHidden
        isDecoration = false
    }
}

/// What kind of thing a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public init() { rawValue = 0 }
    public static let isButton = AccessibilityTraits(rawValue: 1)
    public static let isHeader = AccessibilityTraits(rawValue: 2)
    public static let isSelected = AccessibilityTraits(rawValue: 4)
    public static let isLink = AccessibilityTraits(rawValue: 8)
    public static let isImage = AccessibilityTraits(rawValue: 16)
    public static let isStaticText = AccessibilityTraits(rawValue: 32)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 64)
    public static let isModal = AccessibilityTraits(rawValue: 128)
    public static let isToggle = AccessibilityTraits(rawValue: 256)
    public static let isSearchField = AccessibilityTraits(rawValue: 512)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1024)
    public static let playsSound = AccessibilityTraits(rawValue: 2048)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 4096)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 8192)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
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
    public func accessibilityLabel(_ label: Text) -> some View {
        modifier(ResolvedTextAttributeModifier(text: label, property: .label))
    }

    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
        accessibilityLabel(Text(verbatim: String(label)))
    }

    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View { accessibilityLabel(Text(labelKey)) }

    @_disfavoredOverload
    public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }

    @_disfavoredOverload
    public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }

    public func accessibilityValue(_ value: Text) -> some View {
        modifier(ResolvedTextAttributeModifier(text: value, property: .value))
    }

    @_disfavoredOverload
    public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        accessibilityValue(Text(verbatim: String(value)))
    }

    public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View { accessibilityValue(Text(valueKey)) }

    @_disfavoredOverload
    public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }

    public func accessibilityHint(_ hint: Text) -> some View {
        modifier(ResolvedTextAttributeModifier(text: hint, property: .hint))
    }

    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        accessibilityHint(Text(verbatim: String(hint)))
    }

    public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { accessibilityHint(Text(hintKey)) }

    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(identifier: identifier)))
    }

    public func accessibilityHidden(_ hidden: Bool) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(isHidden: hidden)))
    }

    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(added: traits)))
    }

    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(AttributeModifier(AccessibilityAttribute(removed: traits)))
    }

    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(
            AttributeModifier(AccessibilityAttribute(headingLevel: level == .unspecified ? 2 : Int(level.rawValue))))
    }
}

/// A label, value or hint: a text that is resolved in the environment of the view.
struct ResolvedTextAttributeModifier: AttributingModifier {
    enum Property { case label, value, hint }
    /// Nil says nothing.
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
