import DisplayList

/// Hints for keyboards about the text of fields.
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

    /// HTML's `inputmode`. None of its modes has both letters and digits, or all punctuation, so types that need these
    /// show the common keyboard.
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

/// What a field's text means, so that a browser can fill it in; the words are those of HTML's `autocomplete`, where it has one.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
    /// The word of HTML's `autocomplete`, or an own one where HTML has none.
    public let rawValue: String
    /// A type from a word of HTML's `autocomplete`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A person's full name.
    public static let name = UITextContentType(rawValue: "name")
    /// The prefix of a name, such as Dr.
    public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
    /// A given name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A middle name.
    public static let middleName = UITextContentType(rawValue: "additional-name")
    /// A family name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// The suffix of a name, such as Jr.
    public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
    /// A nickname.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// A person's position at work.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company or another organization.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A street address of all its lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// A city or town.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// A state, a province or a region.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The name of a country.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// A postal code.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// The address of a web page.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a payment card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// A name for signing in.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account that exists.
    public static let password = UITextContentType(rawValue: "current-password")
    /// A password for a new account, or in place of an old one.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is used once, for example from a text message.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A date of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
}

/// Which letters a keyboard capitalizes by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    fileprivate let word: String
    /// The keyboard capitalizes nothing by itself.
    public static let never = TextInputAutocapitalization(word: "none")
    /// The keyboard capitalizes the first letter of each word.
    public static let words = TextInputAutocapitalization(word: "words")
    /// The keyboard capitalizes the first letter of each sentence.
    public static let sentences = TextInputAutocapitalization(word: "sentences")
    /// The keyboard capitalizes every letter.
    public static let characters = TextInputAutocapitalization(word: "characters")
}

/// What an on-screen keyboard's return key says.
public struct SubmitLabel: Sendable {
    fileprivate let word: String
    /// Done: what was typed is finished.
    public static let done = SubmitLabel(word: "done")
    /// Go: opens what was typed.
    public static let go = SubmitLabel(word: "go")
    /// Send: sends what was typed.
    public static let send = SubmitLabel(word: "send")
    /// For joining a network or a meeting. HTML has no such word; the key says Go.
    public static let join = SubmitLabel(word: "go")
    /// For a route to a place. HTML has no such word; the key says Go.
    public static let route = SubmitLabel(word: "go")
    /// Search: looks for what was typed.
    public static let search = SubmitLabel(word: "search")
    /// Return, which may also begin a new line.
    public static let `return` = SubmitLabel(word: "enter")
    /// Next: goes to the next field.
    public static let next = SubmitLabel(word: "next")
    /// For continuing with the next step. HTML has no such word; the key says Next.
    public static let `continue` = SubmitLabel(word: "next")
}

extension View {
    /// Sets the on-screen keyboard of the fields in this view. Types that HTML's `inputmode` lacks show the common one.
    public func keyboardType(_ type: UIKeyboardType) -> some View {
        environment(\.typing.hints.keyboard, type.mode)
    }

    /// What the text of this view's fields means, so that a browser can fill it in; nil says nothing.
    public func textContentType(_ textContentType: UITextContentType?) -> some View {
        environment(\.typing.hints.contentType, textContentType?.autocomplete)
    }

    /// Sets whether keyboards leave the text of this view's fields as it is typed.
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        environment(\.autocorrectionDisabled, disable)
    }

    /// The older name of `autocorrectionDisabled(_:)`; nil changes nothing.
    @available(swift, deprecated: 100000.0, message: "Use autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.autocorrectionDisabled) { if let disable { $0 = disable } }
    }

    /// Which letters on-screen keyboards capitalize in the fields of this view; nil leaves it to the browser.
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
        environment(\.typing.hints.capitalization, autocapitalization?.word)
    }

    /// What the return key of on-screen keyboards says for the fields of this view.
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
        environment(\.typing.hints.submitLabel, submitLabel.word)
    }
}
