import SwiftUI
import UIKit

/// A button to sign in with Apple. Pressing it makes the request, which fails: `onCompletion` gets the error.
///
/// See [SignInWithAppleButton](https://developer.apple.com/documentation/authenticationservices/signinwithapplebutton).
public struct SignInWithAppleButton: View {
    /// The button's words.
    public struct Label: Sendable {
        let words: String
        /// “Sign in with Apple”.
        public static let signIn = Label(words: "Sign in with Apple")
        /// “Sign up with Apple”.
        public static let signUp = Label(words: "Sign up with Apple")
        /// “Continue with Apple”.
        public static let `continue` = Label(words: "Continue with Apple")
    }

    /// The button's colors.
    public struct Style: Equatable, Sendable {
        enum Colors { case black, white, whiteOutline }
        let colors: Colors
        /// White on black.
        public static let black = Style(colors: .black)
        /// Black on white.
        public static let white = Style(colors: .white)
        /// Black on white, with an outline.
        public static let whiteOutline = Style(colors: .whiteOutline)
    }

    private let label: Label
    private let request: (ASAuthorizationAppleIDRequest) -> Void
    private let completion: (Result<ASAuthorization, any Error>) -> Void
    @Environment(\.signInStyle) private var style

    /// A button whose request the app completes.
    public init(
        _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
        onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
    ) { (self.label, request, completion) = (label, onRequest, onCompletion) }

    /// The button.
    public var body: some View {
        Button {
            request(ASAuthorizationAppleIDProvider().createRequest())
            Task { @MainActor in completion(.failure(ASAuthorizationError.noAccount)) }
        } label: {
            Text(verbatim: label.words).font(.system(size: 17, weight: .medium)).minimumScaleFactor(0.5).lineLimit(1)
                .foregroundStyle(style == .black ? .white : .black)
                .padding(.horizontal, 12)
                .frame(minWidth: 140, maxWidth: .infinity, minHeight: 30, maxHeight: .infinity)
                .background(style == .black ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
                .overlay { if style == .whiteOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(.black) } }
        }
        .buttonStyle(.plain)
    }
}

private struct SignInStyleKey: EnvironmentKey {
    static var defaultValue: SignInWithAppleButton.Style { .black }
}

extension EnvironmentValues {
    fileprivate var signInStyle: SignInWithAppleButton.Style {
        get { self[SignInStyleKey.self] }
        set { self[SignInStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the colors of the buttons to sign in with Apple.
    public func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
        environment(\.signInStyle, style)
    }
}

/// A button of UIKit's to sign in with Apple. The app makes the request when it is pressed.
open class ASAuthorizationAppleIDButton: UIControl {
    /// The button's words.
    public enum ButtonType: Int, Sendable {
        case signIn, `continue`, signUp
        /// The same as `signIn`.
        public static let `default` = ButtonType.signIn

        var words: String {
            switch self {
            case .signIn: SignInWithAppleButton.Label.signIn.words
            case .continue: SignInWithAppleButton.Label.continue.words
            case .signUp: SignInWithAppleButton.Label.signUp.words
            }
        }
    }

    /// The button's colors.
    public enum Style: Int, Sendable { case white, whiteOutline, black }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()

    /// A button with words and colors.
    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        label.text = type.words
        label.font = .systemFont(ofSize: 17, weight: .medium)
        label.textAlignment = .center
        label.textColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        layer.cornerRadius = cornerRadius
        if style == .whiteOutline { layer.borderWidth = 1 }
        accessibilityLabel = type.words
        addSubview(label)
    }

    /// A black button to sign in.
    public convenience init() { self.init(authorizationButtonType: .signIn, authorizationButtonStyle: .black) }
    /// A black button to sign in.
    public override convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// As wide as its words, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: max(label.intrinsicContentSize.width + 24, 140), height: 30)
    }

    /// Makes the words fill the button.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
