import Foundation

/// Asks a question with some answers, in the middle of the page or at its lower edge.
///
/// See [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller). It is shown by `present`, as
/// SwiftUI's alerts and confirmation dialogs are; an alert without any answer has one, "OK".
open class UIAlertController: UIViewController {
    /// The kinds of questions.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// Whether the question is asked in the middle of the page or at its lower edge.
    public private(set) var preferredStyle = Style.actionSheet
    /// A longer text below the title.
    open var message: String? { didSet { presentingStage?.setNeedsUpdate() } }
    /// The question's heading.
    open override var title: String? { didSet { presentingStage?.setNeedsUpdate() } }
    /// The answers, in the order in which they were added.
    public private(set) var actions: [UIAlertAction] = []
    /// The answer that the Return key gives.
    open var preferredAction: UIAlertAction? { didSet { presentingStage?.setNeedsUpdate() } }
    /// The fields to fill in, above the answers; nil if there are none.
    public private(set) var textFields: [UITextField]?
    /// The chosen action, until the alert is gone.
    private var chosen: UIAlertAction?

    /// A question without answers.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        self.preferredStyle = preferredStyle
    }

    /// Adds an answer, after those that are there.
    open func addAction(_ action: UIAlertAction) {
        actions.append(action)
        action.alert = self
        presentingStage?.setNeedsUpdate()
    }

    /// Adds a field to fill in, after those that are there. The first field has the keyboard focus when the question is
    /// asked. Fields in an action sheet trap.
    /// - Parameter configurationHandler: Is given the field, to set it up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "only an alert can have fields, not an action sheet")
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        presentingStage?.setNeedsUpdate()
    }

    /// Stores the choice. Its handler runs when the alert is gone, and may present the next one.
    package func choose(_ action: UIAlertAction) { chosen = action }

    func didBegin() {
        chosen = nil
        viewWillEnter()
        didAppear()
    }

    func didEnd() {
        viewWillLeave()
        viewDidLeave()
        let action = chosen
        chosen = nil
        if let action { action.handler?(action) }
    }

}

/// An answer to a question.
///
/// See [UIAlertAction](https://developer.apple.com/documentation/uikit/uialertaction).
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// The kinds of answers.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// The answer's text.
    public let title: String?
    /// The kind of the answer.
    public let style: Style
    /// Whether the answer can be given.
    open var isEnabled = true { didSet { alert?.presentingStage?.setNeedsUpdate() } }
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    /// An answer.
    /// - Parameters:
    ///   - title: Its title.
    ///   - style: What it means.
    ///   - handler: Called when the answer was given and the question is gone.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
