import Foundation
import Observation

/// A message that is being composed.
@MainActor @Observable
final class MailMessage {
    var to = ""
    var copies = ""
    var blindCopies = ""
    var subject = ""
    var body = ""
    var attachments: [Attachment] = []

    struct Attachment: Identifiable {
        let id: Int
        let name: String
        let type: String
        let data: Data
    }

    /// The address by which a mail program takes the message over (RFC 6068); attachments aren't part of it.
    var address: URL? {
        var fields: [(String, String)] = []
        for (name, people) in [("cc", copies), ("bcc", blindCopies)] where !Self.people(people).isEmpty {
            fields.append((name, Self.people(people).joined(separator: ",")))
        }
        if !subject.isEmpty { fields.append(("subject", subject)) }
        if !body.isEmpty { fields.append(("body", body.replacing("\r\n", with: "\n").replacing("\n", with: "\r\n"))) }
        let query = fields.map { "\($0)=\(Self.encoded($1))" }.joined(separator: "&")
        let people = Self.people(to).map(Self.encoded).joined(separator: ",")
        return URL(string: "mailto:" + people + (query.isEmpty ? "" : "?" + query))
    }

    /// The addresses in a line, which commas separate.
    static func people(_ line: String) -> [String] {
        line.split(separator: ",").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }.filter { !$0.isEmpty }
    }

    private static let plain = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~@")

    private static func encoded(_ text: String) -> String {
        text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
    }

    /// The text of HTML: a message to a mail program has no other form.
    static func text(ofHTML html: String) -> String {
        var text = html.replacing(/\s+/, with: " ")
        text = text.replacing(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>\s*/.ignoresCase(), with: "\n")
        text = text.replacing(/<(script|style)\b.*?<\/\1\s*>/.ignoresCase(), with: "").replacing(/<[^>]*>/, with: "")
        for (name, character) in [("lt", "<"), ("gt", ">"), ("quot", "\""), ("#39", "'"), ("nbsp", " "), ("amp", "&")] {
            text = text.replacing("&\(name);", with: character)
        }
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
