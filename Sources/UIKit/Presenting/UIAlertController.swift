import Foundation

/// Asks a question with some answers: in the middle of the page, or at its lower edge.
///
/// See [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller). It is shown by `present`, as
/// SwiftUI's alerts and confirmation dialogs are; an alert without any answer has one, "OK".
open class UIAlertController: UIViewController {
    /// Where the question is asked.
    public enum Style: Int, Sendable { case actionSheet, alert }

    public private(set) var preferredStyle = Style.actionSheet
    open var message: String? { didSet { presentingStage?.setNeedsUpdate() } }
    open override var title: String? { didSet { presentingStage?.setNeedsUpdate() } }
    public private(set) var actions: [UIAlertAction] = []
    /// The answer that Return gives.
    open var preferredAction: UIAlertAction? { didSet { presentingStage?.setNeedsUpdate() } }
    /// What is to be filled in, above the answers; nil where there is nothing.
    public private(set) var textFields: [UITextField]?
    /// What somebody has answered, until the question is gone.
    private var chosen: UIAlertAction?

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

    /// Adds a field to fill in, after those that are there. Only an alert has some. The first of them has the keyboard when the
    /// question is asked.
    /// - Parameter configurationHandler: Is given the field, to set it up.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        precondition(preferredStyle == .alert, "only an alert can have fields, not an action sheet")
        let field = UITextField()
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
        presentingStage?.setNeedsUpdate()
    }

    /// Keeps the answer in mind: its handler runs when the question is gone, and may present the next one.
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
@MainActor
open class UIAlertAction: NSObject {
    /// What an answer is for.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    public let title: String?
    public let style: Style
    /// Whether the answer can be given.
    open var isEnabled = true { didSet { alert?.presentingStage?.setNeedsUpdate() } }
    let handler: ((UIAlertAction) -> Void)?
    weak var alert: UIAlertController?

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
