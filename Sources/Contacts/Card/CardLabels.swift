import Foundation

/// Maps a card's types to the labels of Apple's contacts.
enum CardLabels {
    static func label(_ line: CardLine) -> String? {
        let types = line.types
        if line.name == "TEL", let label = number(types) { return label }
        let isFax = line.name == "TEL" && types.contains("FAX")
        if types.contains("HOME") { return isFax ? CNLabelPhoneNumberHomeFax : CNLabelHome }
        if types.contains("WORK") { return isFax ? CNLabelPhoneNumberWorkFax : CNLabelWork }
        if types.contains("SCHOOL") { return CNLabelSchool }
        if isFax { return CNLabelPhoneNumberOtherFax }
        return types.contains("OTHER") ? CNLabelOther : nil
    }

    private static func number(_ types: Set<String>) -> String? {
        if types.contains("IPHONE") { return CNLabelPhoneNumberiPhone }
        if types.contains("APPLEWATCH") { return CNLabelPhoneNumberAppleWatch }
        if types.contains("CELL") || types.contains("MOBILE") { return CNLabelPhoneNumberMobile }
        if types.contains("PAGER") { return CNLabelPhoneNumberPager }
        return types.contains("MAIN") ? CNLabelPhoneNumberMain : nil
    }

    /// The label of a relation from the types of `RELATED` (RFC 6350 §6.6.6); nil if none of them is known.
    static func relation(_ types: some Sequence<String>) -> String? { types.lazy.compactMap { relations[$0] }.first }

    /// The label of a relation from a property's name such as `X-SPOUSE`, which may have a program's name before `SPOUSE`.
    static func relation(named name: String) -> String? {
        guard name.hasPrefix("X-") else { return nil }
        let word = name.split(separator: "-").last.map(String.init) ?? ""
        return [
            "SPOUSE", "SPOUSENAME", "SPOUSESNAME", "MANAGER", "MANAGERSNAME", "ASSISTANT", "ASSISTANTSNAME", "PARTNER",
        ]
        .contains(word) ? relations[word] : nil
    }

    private static let relations: [String: String] = [
        "MOTHER": CNLabelContactRelationMother, "FATHER": CNLabelContactRelationFather,
        "PARENT": CNLabelContactRelationParent, "BROTHER": CNLabelContactRelationBrother,
        "SISTER": CNLabelContactRelationSister, "SON": CNLabelContactRelationSon,
        "DAUGHTER": CNLabelContactRelationDaughter, "CHILD": CNLabelContactRelationChild,
        "FRIEND": CNLabelContactRelationFriend, "SPOUSE": CNLabelContactRelationSpouse,
        "SPOUSENAME": CNLabelContactRelationSpouse, "SPOUSESNAME": CNLabelContactRelationSpouse,
        "PARTNER": CNLabelContactRelationPartner, "SWEETHEART": CNLabelContactRelationPartner,
        "ASSISTANT": CNLabelContactRelationAssistant, "ASSISTANTSNAME": CNLabelContactRelationAssistant,
        "MANAGER": CNLabelContactRelationManager, "MANAGERSNAME": CNLabelContactRelationManager,
    ]

    /// Whether a property is an anniversary: `ANNIVERSARY` or `X-ANNIVERSARY`, possibly with a program's name before it.
    static func isAnniversary(_ name: String) -> Bool {
        name == "ANNIVERSARY" || (name.hasPrefix("X-") && name.hasSuffix("-ANNIVERSARY"))
    }
}
