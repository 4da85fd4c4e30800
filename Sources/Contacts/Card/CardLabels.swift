import Foundation

/// Labels of a card's types, as Apple's contacts have them.
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

    /// Of `RELATED` (RFC 6350 §6.6.6), or of a line that is named for who it is, as `X-SPOUSE`; nil for another.
    static func relation(_ types: some Sequence<String>) -> String? { types.lazy.compactMap { relations[$0] }.first }

    /// Programs put their own names before `SPOUSE` and the like.
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

    /// Whether a line is somebody's anniversary, as `X-ANNIVERSARY` or with a program's name before it.
    static func isAnniversary(_ name: String) -> Bool {
        name == "ANNIVERSARY" || (name.hasPrefix("X-") && name.hasSuffix("-ANNIVERSARY"))
    }
}
