import Foundation

/// Makes a contact of a card's properties.
enum CardContact {
    /// - Returns: The contact, and what of its card says nothing.
    /// - Throws: What keeps the whole card from being read.
    static func contact(of lines: [CardLine], begin: Int, identifier: String) throws(CardFault) -> (
        contact: ContactData, faults: [CardFault]
    ) {
        var faults: [CardFault] = []
        var data = ContactData()
        data.identifier = identifier
        let groups = groups(of: lines)
        var fullName: String?
        for line in lines {
            switch line.name {
            case "VERSION": try check(line)
            case "FN": fullName = line.plain
            case "BDAY": takeBirthday(line, &data, &faults)
            default:
                if takeName(line, &data) || takeValue(line, groups[line.group] ?? Group(), &data) { continue }
            }
        }
        if data.givenName.isEmpty, data.familyName.isEmpty { takeFullName(fullName, &data) }
        guard hasName(data) || hasAddress(data) else {
            throw CardFault(line: begin, reason: "the card has neither a name nor an address")
        }
        return (data, faults)
    }

    private static func hasName(_ data: ContactData) -> Bool {
        ![data.givenName, data.familyName, data.middleName, data.nickname, data.organizationName].allSatisfy(\.isEmpty)
    }

    /// Whether there is a way to somebody, with a name or without one.
    private static func hasAddress(_ data: ContactData) -> Bool {
        !data.phoneNumbers.isEmpty || !data.emailAddresses.isEmpty || !data.urlAddresses.isEmpty
            || !data.postalAddresses.isEmpty || !data.socialProfiles.isEmpty || !data.instantMessageAddresses.isEmpty
    }

    private static func check(_ line: CardLine) throws(CardFault) {
        let version = line.text.trimmingCharacters(in: .whitespaces)
        guard ["2.1", "3.0", "4.0"].contains(version) else {
            throw CardFault(line: line.number, reason: "version '\(version.prefix(20))' is none of 2.1, 3.0 and 4.0")
        }
    }

    /// What other lines of a group say of its value.
    private struct Group {
        /// Of somebody's own.
        var label: String?
        /// Of an address, as a code.
        var country: String?
    }

    private static func groups(of lines: [CardLine]) -> [String: Group] {
        lines.reduce(into: [:]) { groups, line in
            switch line.name {
            case _ where line.group.isEmpty: break
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
    private static func takeFullName(_ name: String?, _ data: inout ContactData) {
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

    /// Somebody whose birthday can't be read is somebody all the same.
    private static func takeBirthday(_ line: CardLine, _ data: inout ContactData, _ faults: inout [CardFault]) {
        let text = line.text.trimmingCharacters(in: .whitespaces)
        if text.isEmpty || line.parameters["VALUE"]?.first?.lowercased() == "text" { return }
        guard let date = Self.date(line) else {
            return faults.append(CardFault(line: line.number, reason: "'\(text.prefix(30))' is no date"))
        }
        data.birthday = date
    }

    private static func takeDate(_ line: CardLine, _ label: String?, _ data: inout ContactData) {
        guard let date = Self.date(line) else { return }
        let components = NSDateComponents()
        if let year = date.year { components.year = year }
        (components.month, components.day) = (date.month ?? 1, date.day ?? 1)
        data.dates.append(CNLabeledValue(label: label, value: components))
    }

    /// nil for what is no date. A year that stands for none is none.
    private static func date(_ line: CardLine) -> DateComponents? {
        guard var date = CardDate.components(of: line.text.trimmingCharacters(in: .whitespaces)) else { return nil }
        if let omitted = line.parameters["X-APPLE-OMIT-YEAR"]?.first, Int(omitted) == date.year { date.year = nil }
        return date
    }

    // MARK: - Values with labels

    private static func takeValue(_ line: CardLine, _ group: Group, _ data: inout ContactData) -> Bool {
        if line.name == "PHOTO" {
            data.imageData = line.data
            return true
        }
        let label = group.label ?? Self.label(line)
        let text = line.plain.trimmingCharacters(in: .whitespacesAndNewlines)
        switch line.name {
        case _ where text.isEmpty: return false
        case "TEL":
            let number = text.hasPrefix("tel:") ? String(text.dropFirst(4)) : text
            data.phoneNumbers.append(CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: number)))
        case "EMAIL": data.emailAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
        case "URL": data.urlAddresses.append(CNLabeledValue(label: label, value: NSString(string: text)))
        case "ADR": data.postalAddresses.append(CNLabeledValue(label: label, value: address(line, group)))
        case "ANNIVERSARY": takeDate(line, CNLabelDateAnniversary, &data)
        case "X-ABDATE": takeDate(line, label, &data)
        case "RELATED", "X-ABRELATEDNAMES":
            data.contactRelations.append(CNLabeledValue(label: label, value: CNContactRelation(name: text)))
        case "X-SOCIALPROFILE":
            data.socialProfiles.append(CNLabeledValue(label: label, value: socialProfile(line, text)))
        case "IMPP":
            data.instantMessageAddresses.append(CNLabeledValue(label: label, value: messageAddress(line, text)))
        default: return false
        }
        return true
    }

    private static func label(_ line: CardLine) -> String? {
        let types = line.types
        let isFax = types.contains("FAX")
        if line.name == "TEL", types.contains("CELL") || types.contains("MOBILE") { return CNLabelPhoneNumberMobile }
        if line.name == "TEL", types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
        if line.name == "TEL", types.contains("PAGER") { return CNLabelPhoneNumberPager }
        if types.contains("HOME") { return isFax ? CNLabelPhoneNumberHomeFax : CNLabelHome }
        if types.contains("WORK") { return isFax ? CNLabelPhoneNumberWorkFax : CNLabelWork }
        if types.contains("MAIN") { return CNLabelPhoneNumberMain }
        if isFax { return CNLabelPhoneNumberOtherFax }
        return types.contains("OTHER") ? CNLabelOther : nil
    }

    private static func address(_ line: CardLine, _ group: Group) -> CNPostalAddress {
        let parts = line.components + Array(repeating: "", count: 7)
        let address = CNMutablePostalAddress()
        address.street = [parts[2], parts[1], parts[0]].filter { !$0.isEmpty }.joined(separator: "\n")
        (address.city, address.state, address.postalCode, address.country) = (parts[3], parts[4], parts[5], parts[6])
        let country = line.parameters["CC"]?.first ?? group.country ?? ""
        address.isoCountryCode = country.trimmingCharacters(in: .whitespaces).lowercased()
        return CNPostalAddress(address.parts)
    }

    private static func socialProfile(_ line: CardLine, _ text: String) -> CNSocialProfile {
        // A profile without an address has its user there.
        let user = text.hasPrefix(appleScheme + ":") ? String(text.dropFirst(appleScheme.count + 1)) : nil
        return CNSocialProfile(
            urlString: user == nil ? text : nil, username: line.parameters["X-USER"]?.joined(separator: ",") ?? user,
            userIdentifier: line.parameters["X-USERID"]?.first, service: line.parameters["TYPE"]?.first)
    }

    private static func messageAddress(_ line: CardLine, _ text: String) -> CNInstantMessageAddress {
        let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
        let scheme = parts.count > 1 && parts[0] != appleScheme ? parts[0] : ""
        return CNInstantMessageAddress(
            username: parts.last ?? text, service: line.parameters["X-SERVICE-TYPE"]?.first ?? scheme)
    }

    /// Of addresses of services that have no scheme.
    static let appleScheme = "x-apple"
}
