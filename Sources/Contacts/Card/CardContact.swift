import Foundation

/// Makes a contact from a card's properties.
enum CardContact {
    /// - Returns: The contact, and the faults of lines that were left out.
    /// - Throws: A fault for which the whole card is rejected.
    static func contact(of lines: [CardLine], begin: Int, identifier: String) throws(CardFault) -> (
        contact: ContactData, faults: [CardFault]
    ) {
        var faults: [CardFault] = []
        var data = ContactData()
        data.identifier = identifier
        let groups = groups(of: lines)
        var taken: Set<String> = []
        for line in lines {
            guard line.decoded != nil else {
                faults.append(line.fault("is in no character set that is known"))
                continue
            }
            // Only the first value of a property that a contact has once is used.
            if line.isBlank || (names.contains(line.name) && taken.contains(line.name)) { continue }
            if take(line, groups[line.group] ?? Group(), &data, &faults) { taken.insert(line.name) }
        }
        takeFullName(lines, &data)
        guard !isGroup(lines) else { throw CardFault(line: begin, reason: "the card is of a group, not of somebody") }
        guard hasName(data) || hasAddress(data) else {
            throw CardFault(line: begin, reason: "the card has neither a name nor an address")
        }
        return (data, faults)
    }

    /// The properties that a contact has at most once.
    private static let names: Set<String> = [
        "N", "NICKNAME", "ORG", "TITLE", "NOTE", "UID", "BDAY", "PHOTO", "KIND", "VERSION", "X-MAIDENNAME",
        "X-PHONETIC-FIRST-NAME", "X-PHONETIC-MIDDLE-NAME", "X-PHONETIC-LAST-NAME", "X-PHONETIC-ORG",
    ]

    /// - Returns: Whether the line was used.
    private static func take(
        _ line: CardLine, _ group: Group, _ data: inout ContactData, _ faults: inout [CardFault]
    ) -> Bool {
        switch line.name {
        case "VERSION":
            if let fault = fault(ofVersion: line) { faults.append(fault) }
        case "BDAY":
            data.birthday = date(line)
            if data.birthday == nil { faults.append(line.fault("is no date")) }
            return data.birthday != nil
        case "PHOTO":
            data.imageData = line.data
            if data.imageData == nil { faults.append(line.fault("is no picture that is in the card")) }
            return data.imageData != nil
        default: return takeName(line, &data) || takeValue(line, group, &data, &faults)
        }
        return true
    }

    /// Whether the card is of a group, whose members are other cards.
    private static func isGroup(_ lines: [CardLine]) -> Bool {
        lines.contains { ["KIND", "X-ADDRESSBOOKSERVER-KIND"].contains($0.name) && $0.text.lowercased() == "group" }
    }

    private static func hasName(_ data: ContactData) -> Bool {
        ![data.givenName, data.familyName, data.middleName, data.nickname, data.organizationName].allSatisfy(\.isEmpty)
    }

    /// Whether there is an address or number, with a name or without one.
    private static func hasAddress(_ data: ContactData) -> Bool {
        !data.phoneNumbers.isEmpty || !data.emailAddresses.isEmpty || !data.urlAddresses.isEmpty
            || !data.postalAddresses.isEmpty || !data.socialProfiles.isEmpty || !data.instantMessageAddresses.isEmpty
    }

    /// A fault for an unknown version. The card is read nevertheless, since it may be similar.
    private static func fault(ofVersion line: CardLine) -> CardFault? {
        let version = line.text.trimmingCharacters(in: .whitespaces)
        return ["2.1", "3.0", "4.0"].contains(version)
            ? nil : CardFault(line: line.number, reason: "version '\(version.prefix(20))' is none of 2.1, 3.0 and 4.0")
    }

    /// What other lines of a value's group say about it.
    private struct Group {
        /// A custom label.
        var label: String?
        /// The country code of an address.
        var country: String?
    }

    private static func groups(of lines: [CardLine]) -> [String: Group] {
        lines.reduce(into: [:]) { groups, line in
            switch line.name {
            case _ where line.group.isEmpty || line.isBlank: break
            case "X-ABLABEL": groups[line.group, default: Group()].label = line.plain
            case "X-ABADR": groups[line.group, default: Group()].country = line.plain
            default: break
            }
        }
    }

    // MARK: - Names

    private static func takeName(_ line: CardLine, _ data: inout ContactData) -> Bool {
        switch line.name {
        case "N":
            let parts = line.components + Array(repeating: "", count: 5)
            guard !parts.allSatisfy(\.isEmpty) else { return false }
            (data.familyName, data.givenName, data.middleName) = (parts[0], parts[1], parts[2])
            (data.namePrefix, data.nameSuffix) = (parts[3], parts[4])
        case "NICKNAME": data.nickname = line.plain
        case "ORG":
            let parts = line.components
            data.organizationName = parts[0]
            data.departmentName = parts.dropFirst().filter { !$0.isEmpty }.joined(separator: ", ")
        case "TITLE": data.jobTitle = line.plain
        case "X-MAIDENNAME": data.previousFamilyName = line.plain
        case "X-PHONETIC-FIRST-NAME": data.phoneticGivenName = line.plain
        case "X-PHONETIC-MIDDLE-NAME": data.phoneticMiddleName = line.plain
        case "X-PHONETIC-LAST-NAME": data.phoneticFamilyName = line.plain
        case "X-PHONETIC-ORG": data.phoneticOrganizationName = line.plain
        case "SOUND" where line.types.contains("X-IRMC-N"):
            let parts = line.components + ["", ""]
            (data.phoneticFamilyName, data.phoneticGivenName) = (parts[0], parts[1])
        case "KIND" where line.text.lowercased() == "org", "X-ABSHOWAS" where line.text.uppercased() == "COMPANY":
            data.contactType = .organization
        case "UID":
            let uid = line.text.trimmingCharacters(in: .whitespaces)
            if !uid.isEmpty { data.identifier = uid }
        case "NOTE": data.note = line.plain
        default: return false
        }
        return true
    }

    /// A card of version 4.0 may have a full name alone: the last word is the family name, or the first one in Japanese.
    private static func takeFullName(_ lines: [CardLine], _ data: inout ContactData) {
        guard data.givenName.isEmpty, data.familyName.isEmpty else { return }
        let name = lines.first { $0.name == "FN" && !$0.isBlank }?.plain
        let words = (name ?? "").split(whereSeparator: { $0 == " " || $0 == "\u{3000}" }).map(String.init)
        guard words.count > 1, data.contactType == .person else {
            if data.contactType == .organization {
                data.organizationName = name ?? ""
            } else {
                data.givenName = words.first ?? ""
            }
            return
        }
        let isFamilyFirst = CNContactFormatter.isFamilyFirst(words[0])
        data.familyName = isFamilyFirst ? words[0] : words[words.count - 1]
        data.givenName = (isFamilyFirst ? words.dropFirst() : words.dropLast()).joined(separator: " ")
    }

    // MARK: - Dates

    private static func takeDate(
        _ line: CardLine, _ label: String?, _ data: inout ContactData, _ faults: inout [CardFault]
    ) {
        guard let date = Self.date(line) else { return faults.append(line.fault("is no date")) }
        let components = NSDateComponents()
        if let year = date.year { components.year = year }
        (components.month, components.day) = (date.month ?? 1, date.day ?? 1)
        data.dates.append(CNLabeledValue(label: label, value: components))
    }

    /// Nil for a text that isn't a date. A placeholder year is dropped.
    private static func date(_ line: CardLine) -> DateComponents? {
        guard var date = CardDate.components(of: line.text.trimmingCharacters(in: .whitespaces)) else { return nil }
        if let omitted = line.parameters["X-APPLE-OMIT-YEAR"]?.first, Int(omitted) == date.year { date.year = nil }
        return date
    }

    // MARK: - Values with labels

    private static func takeValue(
        _ line: CardLine, _ group: Group, _ data: inout ContactData, _ faults: inout [CardFault]
    ) -> Bool {
        let label = group.label ?? CardLabels.label(line)
        let text = line.plain.trimmingCharacters(in: .whitespacesAndNewlines)
        switch line.name {
        case "TEL":
            data.phoneNumbers.append(
                CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: text.dropping(scheme: "tel"))))
        case "EMAIL":
            data.emailAddresses.append(
                CNLabeledValue(label: label, value: NSString(string: text.dropping(scheme: "mailto"))))
        case "URL": data.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
        case "ADR": data.postalAddresses.append(CNLabeledValue(label: label, value: address(line, group)))
        case "X-ABDATE": takeDate(line, label, &data, &faults)
        case _ where CardLabels.isAnniversary(line.name): takeDate(line, CNLabelDateAnniversary, &data, &faults)
        case "RELATED" where text.lowercased().hasPrefix("urn:"): faults.append(line.fault("names nobody"))
        case "RELATED", "X-ABRELATEDNAMES":
            takeRelation(text, group.label ?? CardLabels.relation(line.types) ?? label, &data)
        default: return takeService(line, label, text, &data) || takeNamedRelation(line, text, &data)
        }
        return true
    }

    private static func takeRelation(_ name: String, _ label: String?, _ data: inout ContactData) {
        data.contactRelations.append(CNLabeledValue(label: label, value: CNContactRelation(name: name)))
    }

    private static func takeNamedRelation(_ line: CardLine, _ name: String, _ data: inout ContactData) -> Bool {
        guard let label = CardLabels.relation(named: line.name) else { return false }
        takeRelation(name, label, &data)
        return true
    }

    private static func takeService(
        _ line: CardLine, _ label: String?, _ text: String, _ data: inout ContactData
    ) -> Bool {
        func add(_ profile: CNSocialProfile) {
            data.socialProfiles.append(CNLabeledValue(label: label, value: profile))
        }
        func add(_ address: CNInstantMessageAddress) {
            data.instantMessageAddresses.append(CNLabeledValue(label: label, value: address))
        }
        switch line.name {
        case "X-SOCIALPROFILE", "SOCIALPROFILE": add(CardServices.profile(line, text))
        case "IMPP": add(CardServices.messageAddress(line, text))
        default:
            if let service = CardServices.messenger(named: line.name) {
                add(CNInstantMessageAddress(username: text, service: service))
            } else if let service = CardServices.network(named: line.name) {
                add(CardServices.profile(text, of: service))
            } else {
                return false
            }
        }
        return true
    }

    private static func address(_ line: CardLine, _ group: Group) -> CNPostalAddress {
        let parts = line.components + Array(repeating: "", count: 7)
        let address = CNMutablePostalAddress()
        address.street = [parts[2], parts[1], parts[0]].filter { !$0.isEmpty }.joined(separator: "\n")
        (address.city, address.state, address.postalCode, address.country) = (parts[3], parts[4], parts[5], parts[6])
        let country = (line.parameters["CC"]?.first ?? group.country ?? "").trimmingCharacters(in: .whitespaces)
        // Some programs write the address here instead of a country code.
        if country.count == 2 { address.isoCountryCode = country.lowercased() }
        return CNPostalAddress(address.parts)
    }
}

extension CardLine {
    /// Whether the value is empty except for separators.
    fileprivate var isBlank: Bool { value.allSatisfy { [32, 9, 59].contains($0) } }

    fileprivate func fault(_ reason: String) -> CardFault {
        CardFault(line: number, reason: "'\(CardLine.text(Array(value.prefix(30))))' \(reason), and is left out")
    }
}

extension String {
    /// The string without a leading scheme and its colon.
    fileprivate func dropping(scheme: String) -> String {
        prefix(scheme.count + 1).lowercased() == scheme + ":" ? String(dropFirst(scheme.count + 1)) : self
    }
}
