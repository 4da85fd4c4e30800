import Foundation
import Testing

@testable import MessageUI

@MainActor
@Suite("Messages by mail")
struct MailMessageTests {
    private func message(_ change: (MailMessage) -> Void) -> MailMessage {
        let message = MailMessage()
        change(message)
        return message
    }

    @Test func `a message becomes the address of RFC 6068`() {
        let message = message {
            $0.to = "one@example.org, two@example.org"
            $0.copies = "three@example.org"
            $0.subject = "Tea & cake?"
            $0.body = "First line\nSecond: 100 %"
        }
        #expect(
            message.address?.absoluteString == "mailto:one@example.org,two@example.org?cc=three@example.org"
                + "&subject=Tea%20%26%20cake%3F&body=First%20line%0D%0ASecond%3A%20100%20%25")
    }

    @Test func `a recipient can't add fields to the address`() {
        let message = message { $0.to = "a@example.org?bcc=spy@example.org&body=x" }
        #expect(message.address?.absoluteString == "mailto:a@example.org%3Fbcc%3Dspy@example.org%26body%3Dx")
    }

    @Test func `text in any script comes back from the address`() throws {
        let text = "お茶、いかがですか？ 🍵"
        let address = try #require(message { ($0.to, $0.body) = ("a@example.org", text) }.address)
        let items = URLComponents(url: address, resolvingAgainstBaseURL: false)?.queryItems
        #expect(items?.first?.value == text)
    }

    @Test func `HTML becomes its text`() {
        let html = "<style>p{}</style><p>Dear <b>guest</b>,</p>\n<p>1 &lt; 2 &amp;&amp; 3<br/>Bye</p>"
        #expect(MailMessage.text(ofHTML: html) == "Dear guest,\n1 < 2 && 3\nBye")
    }

    @Test func `mail can be sent, and text messages can't`() {
        #expect(MFMailComposeViewController.canSendMail())
        #expect(!MFMessageComposeViewController.canSendText())
    }
}
