import CoreGraphics
import Foundation
import SwiftUICore

/// A field for a search, with buttons beside it and scopes below it.
///
/// See [UISearchBar](https://developer.apple.com/documentation/uikit/uisearchbar).
open class UISearchBar: UIView, UIBarPositioning {
    /// The look of a bar. `minimal` has no background of its own; the others are alike.
    public enum Style: UInt, Sendable { case `default`, prominent, minimal }
    /// The images in a bar.
    public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

    /// The field with the text.
    public let searchTextField = UISearchTextField(frame: .zero)
    /// Decides whether the bar may be edited, and is notified of what a person does in it.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The search that the bar belongs to. It is notified of everything after the delegate.
    weak var search: UISearchController?
    private lazy var listener = SearchFieldListener(self)
    private lazy var cancelButton = makeCancelButton()
    private lazy var scopes = makeScopes()
    private lazy var promptLabel = makePromptLabel()
    private lazy var bookmarkButton = makeButton("book") { bar in
        bar.delegate?.searchBarBookmarkButtonClicked(bar)
    }
    private lazy var resultsButton = makeButton("chevron.down.circle") { bar in
        bar.delegate?.searchBarResultsListButtonClicked(bar)
    }

    /// An empty bar.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        searchTextField.bar = self
        searchTextField.delegate = listener
        searchTextField.addAction(UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
        searchTextField.placeholder = Self.words("Search")
        addSubview(searchTextField)
        groundDidChange()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: The text

    /// The text, which is never nil. Setting it doesn't notify the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            let old = searchTextField.text
            searchTextField.text = newValue
            if searchTextField.text != old { search?.contentDidChange() }
        }
    }

    /// Shown while there is no text. "Search" if it isn't set.
    open var placeholder: String? {
        didSet { searchTextField.placeholder = placeholder ?? Self.words("Search") }
    }

    /// A line above the field.
    open var prompt: String? {
        didSet {
            promptLabel.text = prompt
            show(promptLabel, prompt?.isEmpty == false)
        }
    }

    static func words(_ key: LocalizedStringKey) -> String { Text.system(key).plainText(in: EnvironmentValues()) }

    // MARK: Buttons

    /// Whether the Cancel button is shown.
    open var showsCancelButton = false { didSet { show(cancelButton, showsCancelButton) } }
    /// Shows or hides the Cancel button.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        Motion.change(animated) { self.showsCancelButton = showsCancelButton }
    }
    /// Whether a bookmark button is shown.
    open var showsBookmarkButton = false { didSet { show(bookmarkButton, showsBookmarkButton) } }
    /// Whether a button for the search results is shown.
    open var showsSearchResultsButton = false { didSet { show(resultsButton, showsSearchResultsButton) } }
    /// Whether the button for the search results is selected.
    open var isSearchResultsButtonSelected = false {
        didSet { resultsButton.isSelected = isSearchResultsButtonSelected }
    }

    var isCancelButtonPressed: Bool { showsCancelButton && cancelButton.isHighlighted }

    // MARK: Scopes

    /// The titles of the scopes; nil if there are none.
    open var scopeButtonTitles: [String]? {
        didSet {
            guard scopeButtonTitles != oldValue else { return }
            scopes.removeAllSegments()
            for title in scopeButtonTitles ?? [] {
                scopes.insertSegment(withTitle: title, at: scopes.numberOfSegments, animated: false)
            }
            chosenScope = min(chosenScope, max(scopes.numberOfSegments - 1, 0))
            scopes.selectedSegmentIndex = scopes.numberOfSegments > 0 ? chosenScope : UISegmentedControl.noSegment
            show(scopes, areScopesShown)
        }
    }

    /// The index of the chosen scope. Setting it doesn't notify the delegate.
    open var selectedScopeButtonIndex: Int {
        get { chosenScope }
        set {
            guard newValue != chosenScope else { return }
            chosenScope = newValue
            scopes.selectedSegmentIndex = newValue
            search?.contentDidChange()
        }
    }
    private var chosenScope = 0

    /// Whether the scopes are shown.
    open var showsScopeBar = false { didSet { show(scopes, areScopesShown) } }
    /// Shows or hides the scopes.
    open func setShowsScopeBar(_ show: Bool, animated: Bool) { Motion.change(animated) { showsScopeBar = show } }

    private var areScopesShown: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    // MARK: Looks

    /// The look of the bar.
    open var searchBarStyle = Style.default { didSet { groundDidChange() } }
    /// Stored, but has no effect here: bars follow their page.
    open var barStyle = UIBarStyle.default
    /// Stored, but has no effect here: a bar is as opaque as its color.
    open var isTranslucent = true
    /// The color behind the field.
    open var barTintColor: UIColor? { didSet { groundDidChange() } }
    /// An image, even an empty one, takes the place of the bar's color; only an empty one is drawn, as nothing.
    open var backgroundImage: UIImage? { didSet { groundDidChange() } }
    /// The position of the bar.
    open var barPosition: UIBarPosition { .any }
    /// Whether the bar reacts to input. True by default.
    open var isEnabled = true {
        didSet {
            searchTextField.isEnabled = isEnabled
            isUserInteractionEnabled = isEnabled
        }
    }

    /// Sets `backgroundImage`, whatever the position and the metrics are.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics)
    {
        self.backgroundImage = backgroundImage
    }

    /// Replaces the image of a button or the magnifying glass, in every state. The clear button keeps its own.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        switch icon {
        case .search: searchTextField.showIcon(iconImage ?? UIImage(systemName: "magnifyingglass"))
        case .bookmark: bookmarkButton.setImage(iconImage ?? UIImage(systemName: "book"), for: state)
        case .resultsList: resultsButton.setImage(iconImage ?? UIImage(systemName: "chevron.down.circle"), for: state)
        case .clear: break
        }
    }

    /// A bar in a page or a list has its color; in a navigation bar's drawer, none.
    func groundDidChange() {
        backgroundColor = barTintColor ?? (backgroundImage == nil && search == nil ? ownGround : nil)
    }

    private var ownGround: UIColor? { searchBarStyle == .minimal ? nil : .secondarySystemBackground }

    // MARK: The keyboard focus

    /// Whether the field can get the keyboard focus.
    open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
    /// Whether the field has the keyboard focus.
    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }
    /// Gives the field the keyboard focus.
    @discardableResult open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    /// Gives up the keyboard focus.
    @discardableResult open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    // MARK: What a person does

    private func textDidChange() {
        delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
        search?.textDidChange()
    }

    func didBeginEditing() {
        delegate?.searchBarTextDidBeginEditing(self)
        search?.editingDidBegin()
    }

    func didSubmit() {
        delegate?.searchBarSearchButtonClicked(self)
        if search != nil { resignFirstResponder() }
    }

    private func cancel() {
        delegate?.searchBarCancelButtonClicked(self)
        search?.isActive = false
    }

    /// The text is removed because the search has ended.
    func empty() {
        guard searchTextField.text?.isEmpty == false else { return }
        searchTextField.text = ""
        delegate?.searchBar(self, textDidChange: "")
    }

    /// A person chose a scope.
    private func scopeDidChange() {
        guard scopes.selectedSegmentIndex != chosenScope else { return }
        chosenScope = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: chosenScope)
        search?.contentDidChange()
    }

    // MARK: Parts

    private func makeCancelButton() -> UIButton {
        let button = UIButton(type: .system)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.setTitle(Self.words("Cancel"), for: .normal)
        dress(button)
        button.addAction(UIAction { [weak self] _ in self?.cancel() }, for: .touchUpInside)
        return button
    }

    private func makeButton(_ symbol: String, _ press: @escaping (UISearchBar) -> Void) -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: symbol), for: .normal)
        button.accessibilityLabel = symbol == "book" ? Self.words("Bookmarks") : Self.words("Search results")
        button.addAction(UIAction { [weak self] _ in self.map(press) }, for: .touchUpInside)
        return button
    }

    private func makeScopes() -> UISegmentedControl {
        let scopes = UISegmentedControl(frame: .zero)
        scopes.addAction(UIAction { [weak self] _ in self?.scopeDidChange() }, for: .valueChanged)
        return scopes
    }

    private func makePromptLabel() -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: 13)
        label.textColor = .secondaryLabel
        label.textAlignment = .center
        return label
    }

    private func show(_ part: UIView, _ isShown: Bool) {
        if isShown, part.superview == nil { addSubview(part) } else if !isShown { part.removeFromSuperview() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// As high as the field and the parts above and below it, in points.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: SearchBarArrangement(self).height)
    }

    /// As wide as offered, and as high as the field and the parts above and below it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: SearchBarArrangement(self).height)
    }

    /// Places the field, the buttons, the prompt and the scopes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var arrangement = SearchBarArrangement(self)
        arrangement.place()
    }

    fileprivate var shownScopes: UIView? { areScopesShown ? scopes : nil }
    fileprivate var shownPrompt: UIView? { prompt?.isEmpty == false ? promptLabel : nil }
    fileprivate var shownButtons: [UIView] {
        [
            showsBookmarkButton ? bookmarkButton : nil, showsSearchResultsButton ? resultsButton : nil,
            showsCancelButton ? cancelButton : nil,
        ].compactMap { $0 }
    }
}

/// Where the parts of a search bar are.
@MainActor
private struct SearchBarArrangement {
    private static let row: CGFloat = 40
    private static let prompt: CGFloat = 18
    private static let gap: CGFloat = 8
    private static let side: CGFloat = 16

    private let bar: UISearchBar
    private var y = gap

    init(_ bar: UISearchBar) { self.bar = bar }

    var height: CGFloat {
        let above = bar.shownPrompt == nil ? 0 : Self.prompt + Self.gap
        let below = bar.shownScopes.map { $0.intrinsicContentSize.height + Self.gap } ?? 0
        return Self.gap + above + Self.row + below + Self.gap
    }

    mutating func place() {
        let width = max(bar.bounds.width - 2 * Self.side, 0)
        if let prompt = bar.shownPrompt {
            prompt.frame = CGRect(x: Self.side, y: y, width: width, height: Self.prompt)
            y = prompt.frame.maxY + Self.gap
        }
        placeRow(width)
        guard let scopes = bar.shownScopes else { return }
        scopes.frame = CGRect(
            x: Self.side, y: y + Self.row + Self.gap, width: width, height: scopes.intrinsicContentSize.height)
    }

    private func placeRow(_ width: CGFloat) {
        var right = Self.side + width
        for button in bar.shownButtons.reversed() {
            let length = min(button.intrinsicContentSize.width, width)
            button.frame = CGRect(x: right - length, y: y, width: length, height: Self.row)
            right -= length + Self.gap
        }
        bar.searchTextField.frame = CGRect(
            x: Self.side, y: y, width: max(right - Self.side, 0), height: Self.row)
    }
}

/// Passes on to a search bar what its field asks and tells.
private final class SearchFieldListener: NSObject, UITextFieldDelegate {
    private weak var bar: UISearchBar?

    init(_ bar: UISearchBar) { self.bar = bar }

    private func ask(_ question: (any UISearchBarDelegate, UISearchBar) -> Bool) -> Bool {
        guard let bar, let delegate = bar.delegate else { return true }
        return question(delegate, bar)
    }

    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldBeginEditing($1) } }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar?.didBeginEditing() }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask { $0.searchBarShouldEndEditing($1) } }
    func textFieldDidEndEditing(_ textField: UITextField) {
        if let bar { bar.delegate?.searchBarTextDidEndEditing(bar) }
    }

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask { $0.searchBar($1, shouldChangeTextIn: range, replacementText: string) } }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar?.didSubmit()
        return true
    }
}
