import Foundation
import UIKit

/// Composes a text message. A page can't send one, so `canSendText()` is false, as on a device without a telephone; a
/// controller that is shown nevertheless tells its delegate of a failure.
///
/// See [MFMessageComposeViewController](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller).
open class MFMessageComposeViewController: UIViewController {
    /// Is told how the composing ended, and dismisses the controller.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// The recipients.
    open var recipients: [String]?
    /// The text.
    open var body: String?
    /// The subject.
    open var subject: String?

    /// An empty message.
    public init() { super.init(nibName: nil, bundle: nil) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// False: a page can't send text messages.
    open class func canSendText() -> Bool { false }
    /// False: a page can't send text messages.
    open class func canSendSubject() -> Bool { false }
    /// False: a page can't send text messages.
    open class func canSendAttachments() -> Bool { false }
    /// False: a page can't send text messages.
    open class func isSupportedAttachmentUTI(_ uti: String) -> Bool { false }

    /// Tells the delegate of the failure.
    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
    }
}

/// Is told how the composing of a text message ended.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
    /// The composing ended. The app dismisses the controller.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// How the composing ended.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }
