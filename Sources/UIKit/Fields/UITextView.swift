import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// A multi-line text, which is edited in the browser's own field or read-only.
///
/// See [UITextView](https://developer.apple.com/documentation/uikit/uitextview). An editable text has one font and one
/// color; a read-only one keeps all its attributes. Its `delegate`, a `UITextViewDelegate`, is declared by
/// `UIScrollView`.
open class UITextView: UIScrollView, UITextInput {
    /// Posted when the view got the keyboard focus. The object is the view.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Posted when the view lost the keyboard focus. The object is the view.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
    /// Posted when a person changed the text. The object is the view.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")

    let model = FieldModel()
    private let face: HostedView<FieldFace>
    /// Shows the text while it isn't editable.
    private let label = UILabel()
    /// The text with its attributes, if the app has set any.
    private var styled: NSAttributedString?

    /// The margins and the number of lines of the text.
    public let textContainer = NSTextContainer()

    /// An empty text that can be edited, in 12 points.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        model.look.lines = .filling
        // The default is smaller than a field's.
        model.look.font = .systemFont(ofSize: 12)
        face = HostedView(FieldFace(model: model))
        super.init(frame: frame)
        model.owner = self
        textContainer.view = self
        addSubview(face)
    }

    /// An empty text that can be edited. The container is ignored: the view makes its own.
    public convenience init(frame: CGRect, textContainer: NSTextContainer?) { self.init(frame: frame) }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: The text

    /// The text. Setting it doesn't notify the delegate.
    open var text: String! {
        get { model.text }
        set { show(newValue ?? "", nil) }
    }

    /// The text with its attributes. While the text can be edited, all of it has the font and the color of the first
    /// character.
    open var attributedText: NSAttributedString! {
        get { styled ?? NSAttributedString(string: model.text, attributes: typingAttributes) }
        set {
            typingAttributes = newValue?.firstAttributes ?? [:]
            show(newValue?.string ?? "", newValue)
        }
    }

    func show(_ text: String, _ styled: NSAttributedString?) {
        // Apps set this on each update, so an equal value must not disturb editing.
        guard text != model.text || styled != self.styled else { return }
        self.styled = styled.map { NSAttributedString(attributedString: $0) }
        model.show(text)
        contentDidChange()
    }

    /// Drops the attributes of parts of the text, because it was edited, or its font or color changed as a whole.
    func textDidBecomePlain() {
        styled = nil
        contentDidChange()
    }

    /// The font and the color of the text that is edited. Other attributes are ignored.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { [.font: look.font, .foregroundColor: look.color] }
        set {
            if let font = newValue[.font] as? UIFont { look.font = font }
            if let color = newValue[.foregroundColor] as? UIColor { look.color = color }
        }
    }

    // MARK: Looks

    /// The font of the text. Setting it applies to all of the text.
    open var font: UIFont? {
        get { look.font }
        set {
            look.font = newValue ?? .systemFont(ofSize: 12)
            if styled != nil { textDidBecomePlain() }
        }
    }
    /// The color of the text. Setting it applies to all of the text.
    open var textColor: UIColor? {
        get { look.color }
        set {
            look.color = newValue ?? .label
            if styled != nil { textDidBecomePlain() }
        }
    }
    /// The alignment of the text. While it is editable, `natural` and `justified` are the same as `left`.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set { look.alignment = newValue }
    }
    /// The insets around the text, in points. 8 above and below by default.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
        didSet { contentDidChange() }
    }

    override func updateFace() {
        look.meaning = meaning
        look.tint = chosenTint
    }

    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        if isEditable { leaveMeaningToFace(&element) }
    }

    // MARK: Editing

    /// Whether users can edit the text.
    open var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            if !isEditable { resignFirstResponder() }
            let (old, new) = isEditable ? (label, face) : (face, label)
            old.removeFromSuperview()
            insertSubview(new, at: 0)
            contentDidChange()
        }
    }

    /// Stored, but has no effect here: read-only text can always be selected.
    open var isSelectable = true

    /// True while the text can be edited.
    open override var canBecomeFirstResponder: Bool { isEditable }
    /// Whether the view has the keyboard focus.
    open override var isFirstResponder: Bool { model.isEdited }

    /// Gives the view the keyboard focus. Returns false if the view isn't shown or editable, or its delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        canBecomeFirstResponder && model.takeKeyboard()
    }

    /// Gives up the keyboard focus. Returns false if the delegate refuses; true if the view doesn't have the keyboard
    /// focus.
    @discardableResult open override func resignFirstResponder() -> Bool {
        canResignFirstResponder && model.giveUpKeyboard()
    }

    /// The selection, in UTF-16 units. A range that extends beyond the text is clamped.
    open var selectedRange: NSRange {
        get { model.selectedRange }
        set { model.selectedRange = newValue }
    }

    // MARK: Size

    /// The intrinsic size or the text's position may have changed.
    func contentDidChange() {
        label.attributedText = readText
        label.numberOfLines = textContainer.maximumNumberOfLines
        label.lineBreakMode = textContainer.lineBreakMode
        label.textAlignment = look.alignment
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var readText: NSAttributedString {
        styled ?? NSAttributedString(string: model.text, attributes: typingAttributes)
    }

    private var insets: UIEdgeInsets {
        var insets = textContainerInset
        insets.left += textContainer.lineFragmentPadding
        insets.right += textContainer.lineFragmentPadding
        return insets
    }

    /// Places the text, and sets `contentSize` to its size.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGRect(origin: .zero, size: bounds.size).inset(by: insets)
        guard !isEditable else {
            contentSize = bounds.size
            return face.frame = room
        }
        let height = label.sizeThatFits(CGSize(width: room.width, height: .greatestFiniteMagnitude)).height
        label.frame = CGRect(x: room.minX, y: room.minY, width: room.width, height: height)
        contentSize = CGSize(width: bounds.width, height: height + insets.top + insets.bottom)
    }

    /// No size of its own while the view scrolls; otherwise the height of the text in the view's width, in points.
    open override var intrinsicContentSize: CGSize {
        if isScrollEnabled { return super.intrinsicContentSize }
        return sizeThatFits(CGSize(width: bounds.width, height: 0))
    }

    /// The size of the text with the margins, in points.
    /// - Parameter size: Lines are broken at its width; 0 breaks none. Its height is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let around = CGSize(width: insets.left + insets.right, height: insets.top + insets.bottom)
        let text = textSize(width: size.width > 0 ? max(size.width - around.width, 1) : nil)
        return CGSize(width: text.width.rounded(.up) + around.width, height: text.height.rounded(.up) + around.height)
    }

    private func textSize(width: CGFloat?) -> CGSize {
        guard isEditable else {
            let endless = CGFloat.greatestFiniteMagnitude
            return label.sizeThatFits(CGSize(width: width ?? endless, height: endless))
        }
        // A trailing line feed starts another, empty line.
        let text = model.text.isEmpty || model.text.hasSuffix("\n") ? model.text + " " : model.text
        let laidOut = AttributedText(NSAttributedString(string: text), font: look.font).layout(width: width)
        // Browsers round line heights to whole points.
        return CGSize(
            width: laidOut.size.width,
            height: CGFloat(laidOut.lines.count) * look.font.lineHeight.rounded(.up))
    }

    /// Whether the view scrolls. Without scrolling, its own height is the text's.
    open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

    override var spokenText: String { accessibilityLabel ?? (isEditable ? "" : model.text) }
}
