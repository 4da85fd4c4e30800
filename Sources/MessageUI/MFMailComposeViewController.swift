import Foundation
import SwiftUI
import UIKit

/// Composes a message, which the visitor's own mail program then sends.
///
/// See [MFMailComposeViewController](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller). The
/// person edits the message here; Send opens it in the browser's mail program by a `mailto:` address. Such an address has
/// plain text only, and no attachments: the page offers to save them, so that the person can attach them.
open class MFMailComposeViewController: UIViewController {
    private let message = MailMessage()
    /// Is told how the composing ended, and dismisses the controller.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    /// An empty message.
    public init() {
        super.init(nibName: nil, bundle: nil)
        isModalInPresentation = true
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// True: every browser opens `mailto:` addresses, if the person has a mail program.
    open class func canSendMail() -> Bool { true }

    /// Sets the subject.
    open func setSubject(_ subject: String) { message.subject = subject }
    /// Sets the recipients; nil for none.
    open func setToRecipients(_ toRecipients: [String]?) { message.to = line(toRecipients) }
    /// Sets the recipients of copies; nil for none.
    open func setCcRecipients(_ ccRecipients: [String]?) { message.copies = line(ccRecipients) }
    /// Sets the recipients whom the others don't see; nil for none.
    open func setBccRecipients(_ bccRecipients: [String]?) { message.blindCopies = line(bccRecipients) }
    /// Sets the text. Of HTML, only its text is used.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        message.body = isHTML ? MailMessage.text(ofHTML: body) : body
    }
    /// Adds a file, which the person can save and attach.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append(
            MailMessage.Attachment(id: message.attachments.count, name: filename, type: mimeType, data: attachment))
    }
    /// Stored nowhere: the mail program chooses the sender.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {}

    private func line(_ people: [String]?) -> String { (people ?? []).joined(separator: ", ") }

    /// Makes the page.
    open override func loadView() {
        view = HostedView(
            MailPage(
                message: message, cancel: { [weak self] in self?.finish(.cancelled, nil) },
                send: { [weak self] in self?.send() }))
        view.frame = UIScreen.main.bounds
        view.backgroundColor = .systemBackground
    }

    private func send() {
        guard let address = message.address else { return finish(.failed, MFMailComposeError(.sendFailed)) }
        UIApplication.shared.open(address) { [weak self] isOpen in
            self?.finish(isOpen ? .sent : .failed, isOpen ? nil : MFMailComposeError(.sendFailed))
        }
    }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: error)
    }
}

/// Is told how the composing of a message ended.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// The person pressed Cancel or Send. The app dismisses the controller.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    /// Does nothing.
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// How the composing ended.
public enum MFMailComposeResult: Int, Sendable {
    /// The person pressed Cancel.
    case cancelled
    /// The message was saved as a draft. Never here.
    case saved
    /// The mail program has the message. Whether the person sends it there isn't known.
    case sent
    /// The browser didn't open the address.
    case failed
}

/// Why a message wasn't sent.
public struct MFMailComposeError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reasons.
    public enum Code: Int, Sendable { case saveFailed, sendFailed }

    /// The reason.
    public let code: Code

    /// An error with a reason.
    public init(_ code: Code) { self.code = code }

    /// Apple's domain.
    public static var errorDomain: String { "MFMailComposeErrorDomain" }
    /// The reason's number.
    public var errorCode: Int { code.rawValue }
    /// What is wrong.
    public var errorDescription: String? { "The message couldn't be given to a mail program." }
    /// The reason in words, for code that has the error as an `NSError`.
    public var errorUserInfo: [String: Any] { errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:] }
}
