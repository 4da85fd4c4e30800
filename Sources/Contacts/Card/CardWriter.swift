import Foundation

/// Writes contacts as cards of version 3.0.
enum CardWriter {
    static func text(_ data: ContactData) -> String {
        var lines = ["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Kissa//Contacts//EN"]
        func add(_ name: String, _ value: String) { if !value.isEmpty { lines.append("\(name):\(escaped(value))") } }
        let names = [data.familyName, data.givenName, data.middleName, data.namePrefix, data.nameSuffix]
        lines.append("N:" + names.map(escaped).joined(separator: ";"))
        lines.append("FN:" + escaped(CNContactFormatter.string(of: data, style: .fullName) ?? data.organizationName))
        add("NICKNAME", data.nickname)
        if !data.organizationName.isEmpty || !data.departmentName.isEmpty {
            lines.append("ORG:\(escaped(data.organizationName));\(escaped(data.departmentName))")
        }
        if data.contactType == .organization { lines.append("X-ABShowAs:COMPANY") }
        add("TITLE", data.jobTitle)
        add("X-MAIDENNAME", data.previousFamilyName)
        add("X-PHONETIC-FIRST-NAME", data.phoneticGivenName)
        add("X-PHONETIC-MIDDLE-NAME", data.phoneticMiddleName)
        add("X-PHONETIC-LAST-NAME", data.phoneticFamilyName)
        add("X-PHONETIC-ORG", data.phoneticOrganizationName)
        lines += CardValueLines(data).lines
        if let birthday = data.birthday.flatMap(CardDate.text) { lines.append("BDAY:" + birthday) }
        add("NOTE", data.note)
        if let image = data.imageData { lines.append("PHOTO;ENCODING=b:" + image.base64EncodedString()) }
        add("UID", data.identifier)
        return (lines + ["END:VCARD"]).map(folded).joined(separator: "\r\n") + "\r\n"
    }

    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "\\", ",", ";": result += "\\\(character)"
            case "\n", "\r\n", "\r": result += "\\n"
            default: result.append(character)
            }
        }
    }

    /// Folds a line at 75 bytes, between characters.
    private static func folded(_ line: String) -> String {
        var result = ""
        var count = 0
        for character in line {
            let size = String(character).utf8.count
            if count + size > 75 {
                result += "\r\n "
                count = 1
            }
            result.append(character)
            count += size
        }
        return result
    }
}

/// Converts contacts to vCard data and back.
public class CNContactVCardSerialization: NSObject {
    /// The keys to fetch for writing contacts.
    public class func descriptorForRequiredKeys() -> any CNKeyDescriptor {
        CNKeySet(keys: CNContact.allKeys)
    }

    /// Writes cards of version 3.0, one after another.
    public class func data(with contacts: [CNContact]) throws -> Data {
        for contact in contacts where !contact.areKeysAvailable([descriptorForRequiredKeys()]) {
            throw CNError(
                .vCardSummarizationError,
                "The contact \(contact.identifier) lacks keys that a card needs; fetch CNContactVCardSerialization.descriptorForRequiredKeys()."
            )
        }
        return Data(contacts.map { CardWriter.text($0.data) }.joined().utf8)
    }

    /// Reads contacts from cards of versions 2.1, 3.0 and 4.0. Malformed cards are left out if there are good ones.
    ///
    /// - Throws: ``CNError/Code/vCardMalformed`` with the line, if there are faults and no good card.
    public class func contacts(with data: Data) throws -> [CNContact] {
        let (contacts, faults) = CardReader.read(data, name: UUID().uuidString)
        if contacts.isEmpty, let fault = faults.first {
            throw CNError(.vCardMalformed, "The card can't be read: \(fault)")
        }
        return contacts.map { CNContact($0) }
    }
}
