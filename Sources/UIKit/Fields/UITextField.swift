import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// A field for a line of text: the browser's own.
///
/// See [UITextField](https://developer.apple.com/documentation/uikit/uitextfield). While the user types, the browser
/// owns the text and reports each change. A field has one font and one color for all of its text.
open class UITextField: UIControl, UITextInput {
    /// The kinds of borders.
    public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
    /// When a side view is shown: while the field has the keyboard focus, while it doesn't, always or never.
    public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
    /// Why editing has ended.
    public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }

    /// Posted when the field got the keyboard focus. The object is the field.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextFieldTextDidBeginEditingNotification")
    /// Posted when the field lost the keyboard focus. The object is the field.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextFieldTextDidEndEditingNotification")
    /// Posted when a person changed the text. The object is the field.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")

    let model = FieldModel()
    private let face: HostedView<FieldFace>
    private lazy var clearButton = makeClearButton()
    /// Decides whether the field may be edited, and is notified of editing.
    open weak var delegate: (any UITextFieldDelegate)?

    /// An empty field without a border.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        face = HostedView(FieldFace(model: model))
        super.init(frame: frame)
        model.owner = self
        addSubview(face)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    // MARK: The text

    /// The text, which is never nil. Setting nil empties the field. Setting it doesn't notify the delegate or send
    /// actions.
    open var text: String? {
        get { model.text }
        set {
            // Apps set this on each update, so an equal value must not disturb editing.
            guard model.text != newValue ?? "" else { return }
            model.show(newValue ?? "")
            contentDidChange()
        }
    }

    /// The text in the field's font and color. When it is set, the field takes the font and the color of the first
    /// character.
    open var attributedText: NSAttributedString? {
        get { NSAttributedString(string: model.text, attributes: [.font: look.font, .foregroundColor: look.color]) }
        set {
            let attributes = newValue?.firstAttributes ?? [:]
            if let font = attributes[.font] as? UIFont { look.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { look.color = color }
            text = newValue?.string
        }
    }

    /// Shown while there is no text.
    open var placeholder: String? {
        get { look.prompt.isEmpty ? nil : look.prompt }
        set { (look.prompt, look.promptColor) = (newValue ?? "", nil) }
    }

    /// The placeholder, in the color of its first character.
    open var attributedPlaceholder: NSAttributedString? {
        get {
            let color = look.promptColor ?? .placeholderText
            return placeholder.map { NSAttributedString(string: $0, attributes: [.foregroundColor: color]) }
        }
        set {
            placeholder = newValue?.string
            look.promptColor = newValue?.firstAttributes[.foregroundColor] as? UIColor
        }
    }

    // MARK: Looks

    /// The font of all of the text. 17 points by default, and if nil is set.
    open var font: UIFont? {
        get { look.font }
        set { look.font = newValue ?? .systemFont(ofSize: 17) }
    }
    /// The color of all of the text. `label` by default, and if nil is set.
    open var textColor: UIColor? {
        get { look.color }
        set { look.color = newValue ?? .label }
    }
    /// The alignment of the text. `natural` and `justified` are the same as `left`.
    open var textAlignment: NSTextAlignment {
        get { look.alignment }
        set { look.alignment = newValue }
    }
    /// The field's border. None by default.
    open var borderStyle = BorderStyle.none {
        didSet {
            displayDidChange()
            contentDidChange()
        }
    }

    override func updateFace() {
        look.meaning = meaning
        look.tint = chosenTint
        look.isEnabled = isEnabled
        if !isEnabled { resignFirstResponder() }
    }

    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        element.show(borderStyle, isDisabled: !isEnabled)
    }

    /// The field's parts, their positions or its intrinsic size may have changed.
    func contentDidChange() {
        if clearButtonMode != .never { show(clearButton, isClearButtonShown) }
        show(leftView, shownLeft != nil)
        show(rightView, shownRight != nil)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Editing

    /// Whether the field has the keyboard focus.
    open var isEditing: Bool { model.isEdited }
    /// Whether the text is removed when editing begins.
    open var clearsOnBeginEditing = false
    /// When a button is shown that empties the field. Never by default.
    open var clearButtonMode = ViewMode.never { didSet { contentDidChange() } }

    /// True while the field is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }
    /// Whether the field has the keyboard focus.
    open override var isFirstResponder: Bool { model.isEdited }

    /// Gives the field the keyboard focus. Returns false if the field isn't shown or enabled, or its delegate refuses.
    @discardableResult open override func becomeFirstResponder() -> Bool {
        canBecomeFirstResponder && model.takeKeyboard()
    }

    /// Gives up the keyboard focus. Returns false if the delegate refuses; true if the field doesn't have the keyboard
    /// focus.
    @discardableResult open override func resignFirstResponder() -> Bool {
        canResignFirstResponder && model.giveUpKeyboard()
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .close)
        button.tintColor = .tertiaryLabel
        button.accessibilityLabel = Text.system("Clear text").plainText(in: EnvironmentValues())
        button.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        return button
    }

    func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true, !model.text.isEmpty else { return }
        model.show("")
        textDidChange()
    }

    /// Pressing the clear button must not take the focus from the field.
    var keepsKeyboard: Bool { clearButtonMode != .never && clearButton.isHighlighted }

    // MARK: Beside the text

    /// A view at the left edge, shown according to `leftViewMode`.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// A view at the right edge, shown according to `rightViewMode`. It replaces the clear button.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the left view is shown. Never by default.
    open var leftViewMode = ViewMode.never { didSet { contentDidChange() } }
    /// When the right view is shown. Never by default.
    open var rightViewMode = ViewMode.never { didSet { contentDidChange() } }

    private func replace(_ old: UIView?, by new: UIView?) {
        if let old, old !== new, old.superview === self { old.removeFromSuperview() }
        contentDidChange()
    }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    private var isClearButtonShown: Bool { isEnabled && !model.text.isEmpty && isShown(clearButtonMode) }
    private var shownLeft: UIView? { isShown(leftViewMode) ? leftView : nil }
    private var shownRight: UIView? { isShown(rightViewMode) ? rightView : nil }

    // MARK: Where the parts are

    /// The whole field. An override isn't called when the border is drawn.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// The text's rectangle while it isn't edited.
    open func textRect(forBounds bounds: CGRect) -> CGRect { fieldRect(bounds) }
    /// The text's rectangle while it is edited.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { fieldRect(bounds) }
    /// The placeholder's rectangle until editing begins.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// A square of 20 points, 5 points from the right edge.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(x: bounds.maxX - 25, y: bounds.midY - 10, width: 20, height: 20)
    }

    /// The left view's own size, at the left edge, vertically centered.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = leftView?.bounds.size ?? .zero
        return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// The right view's own size, at the right edge, vertically centered.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let size = rightView?.bounds.size ?? .zero
        let x = bounds.maxX - size.width
        return CGRect(x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    private func fieldRect(_ bounds: CGRect) -> CGRect {
        var (left, right) = (borderStyle.inset, borderStyle.inset)
        if shownLeft != nil { left = leftViewRect(forBounds: bounds).maxX - bounds.minX }
        if shownRight != nil {
            right = bounds.maxX - rightViewRect(forBounds: bounds).minX
        } else if isClearButtonShown {
            right = bounds.maxX - clearButtonRect(forBounds: bounds).minX + 2
        }
        return bounds.inset(by: UIEdgeInsets(top: 0, left: left, bottom: 0, right: right))
    }

    /// Places the text and the side views.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let isEmpty = model.text.isEmpty
        face.frame =
            isEditing
            ? editingRect(forBounds: bounds)
            : isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        if isClearButtonShown { clearButton.frame = clearButtonRect(forBounds: bounds) }
        shownLeft?.frame = leftViewRect(forBounds: bounds)
        shownRight?.frame = rightViewRect(forBounds: bounds)
    }

    private func show(_ part: UIView?, _ isShown: Bool) {
        guard let part, isShown != (part.superview === self) else { return }
        if isShown { addSubview(part) } else { part.removeFromSuperview() }
    }

    /// As wide as the text or the placeholder with insets and side views, and as high as a line with the border.
    open override var intrinsicContentSize: CGSize {
        let shown = NSAttributedString(string: model.text.isEmpty ? look.prompt : model.text)
        let around = textRect(forBounds: CGRect(x: 0, y: 0, width: 1000, height: 100)).width
        let width = AttributedText(shown, font: look.font).layout(width: nil).size.width
        return CGSize(
            width: width.rounded(.up) + 1000 - around, height: look.font.lineHeight.rounded(.up) + borderStyle.height)
    }

    /// The same as `intrinsicContentSize`. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override var spokenText: String { accessibilityLabel ?? look.prompt }

    // MARK: What isn't here

    /// Not available: a browser has one keyboard.
    @available(*, unavailable, message: "A browser has one keyboard: show SwiftUI's picker beside the field")
    open var inputView: UIView? {
        get { nil }
        set {}
    }
    /// Not available: nothing can be put above a browser's keyboard.
    @available(*, unavailable, message: "Nothing can be put above a browser's keyboard: use toolbar(content:)")
    open var inputAccessoryView: UIView? {
        get { nil }
        set {}
    }
}
