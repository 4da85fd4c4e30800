import Foundation

/// Writes a contact's labeled values as lines of a card, in the forms that ``CardContact`` reads.
struct CardValueLines {
    private(set) var lines: [String] = []
    private var groupCount = 0

    init(_ data: ContactData) {
        for number in data.phoneNumbers { add("TEL", number.label, [number.value.stringValue]) }
        for address in data.emailAddresses { add("EMAIL", address.label, [address.value as String]) }
        for address in data.urlAddresses { add("URL", address.label, [address.value as String]) }
        for address in data.postalAddresses { addAddress(address) }
        for date in data.dates { addDate(date) }
        for relation in data.contactRelations { add("X-ABRELATEDNAMES", relation.label, [relation.value.name]) }
        for profile in data.socialProfiles { addProfile(profile) }
        for address in data.instantMessageAddresses { addMessageAddress(address) }
    }

    private mutating func addAddress(_ address: CNLabeledValue<CNPostalAddress>) {
        let parts = address.value.parts
        let fields = ["", "", parts.street, parts.city, parts.state, parts.postalCode, parts.country]
        add("ADR", address.label, fields, country: parts.isoCountryCode)
    }

    private mutating func addDate(_ date: CNLabeledValue<NSDateComponents>) {
        func known(_ number: Int) -> Int? { number == NSDateComponentUndefined ? nil : number }
        let year = known(date.value.year)
        let parts = DateComponents(
            year: year ?? CardDate.omittedYear, month: known(date.value.month), day: known(date.value.day))
        guard let text = CardDate.text(of: parts) else { return }
        let omission = Self.parameter("X-APPLE-OMIT-YEAR", year == nil ? String(CardDate.omittedYear) : "")
        add("X-ABDATE", date.label, [text], parameters: omission)
    }

    private mutating func addProfile(_ profile: CNLabeledValue<CNSocialProfile>) {
        let value = profile.value
        let address = value.urlString.isEmpty ? "\(CardServices.appleScheme):\(value.username)" : value.urlString
        let parameters =
            Self.parameter("TYPE", value.service) + Self.parameter("X-USER", value.username)
            + Self.parameter("X-USERID", value.userIdentifier)
        add("X-SOCIALPROFILE", profile.label, [address], parameters: parameters)
    }

    private mutating func addMessageAddress(_ address: CNLabeledValue<CNInstantMessageAddress>) {
        let (service, username) = (address.value.service, address.value.username)
        guard !username.isEmpty else { return }
        let scheme = CardServices.schemes[service] ?? CardServices.appleScheme
        add(
            "IMPP", address.label, ["\(scheme):\(username)"], parameters: Self.parameter("X-SERVICE-TYPE", service))
    }

    // MARK: - Lines

    /// Adds a line. A label or country that no type can express is written as another line of the same group.
    private mutating func add(
        _ name: String, _ label: String?, _ fields: [String], parameters: String = "", country: String = ""
    ) {
        let type = Self.labelType(label, of: name)
        let ownLabel = type == nil ? label : nil
        var group = ""
        if ownLabel != nil || !country.isEmpty {
            groupCount += 1
            group = "item\(groupCount)."
        }
        let value = fields.map(CardWriter.escaped).joined(separator: ";")
        lines.append("\(group)\(name)\(Self.parameter("TYPE", type ?? ""))\(parameters):\(value)")
        if let ownLabel { lines.append("\(group)X-ABLabel:\(CardWriter.escaped(ownLabel))") }
        if !country.isEmpty { lines.append("\(group)X-ABADR:\(CardWriter.escaped(country))") }
    }

    /// Nil for profiles, whose type is their service, and for Apple's other extensions.
    private static func labelType(_ label: String?, of name: String) -> String? {
        guard let label, !name.hasPrefix("X-") else { return nil }
        return types[label] ?? (name == "TEL" ? numberTypes[label] : nil)
    }

    private static let types = [
        CNLabelHome: "HOME", CNLabelWork: "WORK", CNLabelPhoneNumberMain: "MAIN", CNLabelOther: "OTHER",
    ]
    private static let numberTypes = [
        CNLabelPhoneNumberMobile: "CELL", CNLabelPhoneNumberiPhone: "IPHONE", CNLabelPhoneNumberPager: "PAGER",
    ]

    /// Empty for an empty value. Quotation marks and line breaks, which a parameter can't contain, are replaced.
    private static func parameter(_ name: String, _ value: String) -> String {
        let line = value.split(whereSeparator: \.isNewline).joined(separator: " ")
        guard !line.isEmpty else { return "" }
        let text = line.replacingOccurrences(of: "\"", with: "'")
        return text.contains { ":;,".contains($0) } ? ";\(name)=\"\(text)\"" : ";\(name)=\(text)"
    }
}
