import DisplayList

/// What keyboards are told about the text of fields.
struct Typing: Equatable {
    var hints = TextFieldContent.TypingHints()
}

private struct TypingKey: EnvironmentKey {
    static var defaultValue: Typing { Typing() }
}

extension EnvironmentValues {
    var typing: Typing {
        get { self[TypingKey.self] }
        set { self[TypingKey.self] = newValue }
    }

    /// Whether keyboards leave the text as it is typed.
    public var autocorrectionDisabled: Bool {
        get { !typing.hints.corrects }
        set { typing.hints.corrects = !newValue }
    }
}

/// Which keyboard a field is typed with.
public enum UIKeyboardType: Int, Hashable, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
    case decimalPad, twitter, webSearch, asciiCapableNumberPad

    /// HTML's `inputmode`. Of its pads none has both letters and digits, or all punctuation: where a field takes
    /// these, the common keyboard can type what the field is for.
    fileprivate var mode: String? {
        switch self {
        case .numberPad, .asciiCapableNumberPad: "numeric"
        case .decimalPad: "decimal"
        case .phonePad: "tel"
        case .emailAddress: "email"
        case .URL: "url"
        case .webSearch: "search"
        case .default, .asciiCapable, .twitter, .namePhonePad, .numbersAndPunctuation: nil
        }
    }
}

/// What a field's text means, so that a browser can fill it in; the words are those of HTML's `autocomplete`.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let name = UITextContentType(rawValue: "name")
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    public static let givenName = UITextContentType(rawValue: "given-name")
    public static let middleName = UITextContentType(rawValue: "additional-name")
    public static let familyName = UITextContentType(rawValue: "family-name")
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    public static let nickname = UITextContentType(rawValue: "nickname")
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    public static let organizationName = UITextContentType(rawValue: "organization")
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    public static let addressState = UITextContentType(rawValue: "address-level1")
    public static let countryName = UITextContentType(rawValue: "country-name")
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    public static let emailAddress = UITextContentType(rawValue: "email")
    public static let URL = UITextContentType(rawValue: "url")
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    public static let username = UITextContentType(rawValue: "username")
    public static let password = UITextContentType(rawValue: "current-password")
    public static let newPassword = UITextContentType(rawValue: "new-password")
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// Which letters a keyboard capitalizes by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    fileprivate let word: String
    public static let never = TextInputAutocapitalization(word: "none")
    public static let words = TextInputAutocapitalization(word: "words")
    public static let sentences = TextInputAutocapitalization(word: "sentences")
    public static let characters = TextInputAutocapitalization(word: "characters")
}

/// What an on-screen keyboard's return key says.
public struct SubmitLabel: Sendable {
    fileprivate let word: String
    public static let done = SubmitLabel(word: "done")
    public static let go = SubmitLabel(word: "go")
    public static let send = SubmitLabel(word: "send")
    public static let join = SubmitLabel(word: "go")
    public static let route = SubmitLabel(word: "go")
    public static let search = SubmitLabel(word: "search")
    public static let `return` = SubmitLabel(word: "enter")
    public static let next = SubmitLabel(word: "next")
    public static let `continue` = SubmitLabel(word: "next")
}

extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.typing.hints.keyboard, type.mode)
    }

    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.typing.hints.contentType, textContentType?.rawValue)
    }

    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    @available(swift, deprecated: 100000.0, message: "Use autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
    }

    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.typing.hints.capitalization, autocapitalization?.word)
    }

    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.typing.hints.submitLabel, submitLabel.word)
    }
}
