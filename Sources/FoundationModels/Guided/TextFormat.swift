/// The formats of JSON Schema that guided generation enforces, as regular expressions for the whole text. Other formats
/// are annotations without an effect, as in JSON Schema 2020-12.
struct TextFormat: Sendable {
    let pattern: String
    /// Whether the expression matches all texts of the format. If not, there are texts that are never generated, such
    /// as an e-mail address with a quoted name, so a text that doesn't match may still be valid.
    let isExact: Bool

    static func named(_ name: String) -> TextFormat? { all[name] }

    private static let all: [String: TextFormat] = [
        "date": exact(date), "time": exact(time), "date-time": exact("(?:\(date))[Tt](?:\(time))"),
        "duration": exact(duration), "uuid": exact(uuid), "ipv4": exact(ipv4), "ipv6": exact(ipv6),
        "json-pointer": exact(pointer), "relative-json-pointer": exact("(?:0|[1-9][0-9]*)(?:#|\(pointer))"),
        "hostname": some(host), "idn-hostname": some(host), "email": some(email), "idn-email": some(email),
        "uri": some("\(scheme):(?:\(hierarchy))\(tail)"), "iri": some("\(scheme):(?:\(hierarchy))\(tail)"),
        "uri-reference": some("(?:\(scheme):(?:\(hierarchy))|(?:\(relative)))\(tail)"),
        "iri-reference": some("(?:\(scheme):(?:\(hierarchy))|(?:\(relative)))\(tail)"),
        "uri-template": some("(?:\(letter)|[:/?#@]|\\{[+#./;?&]?\(variable)(?:,\(variable))*\\})*"),
        "regex": some("(?:[A-Za-z0-9 _/:,@-]|\\.|\\\\[dws.]|\\[[a-z0-9_]+\\][*+?]?)*"),
    ]

    private static func exact(_ pattern: String) -> TextFormat {
        TextFormat(pattern: "^(?:\(pattern))$", isExact: true)
    }

    private static func some(_ pattern: String) -> TextFormat {
        TextFormat(pattern: "^(?:\(pattern))$", isExact: false)
    }

    // MARK: RFC 3339

    private static let year = "(?:[1-9][0-9]{3}|0[1-9][0-9]{2}|00[1-9][0-9]|000[1-9])"
    private static let leapYear =
        "(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:0[48]|[2468][048]|[13579][26])00)"
    private static let date =
        "\(year)-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
        + "|02-(?:0[1-9]|1[0-9]|2[0-8]))|\(leapYear)-02-29"
    /// A leap second is only generated at midnight UTC, without another offset.
    private static let time =
        "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])"
        + "|23:59:60(?:\\.[0-9]+)?[Zz])"
    private static let duration = "P(?:(?:\(days))(?:\(hours))?|\(hours)|[0-9]+W)"
    private static let days = "[0-9]+Y(?:[0-9]+M(?:[0-9]+D)?)?|[0-9]+M(?:[0-9]+D)?|[0-9]+D"
    private static let hours = "T(?:[0-9]+H(?:[0-9]+M(?:[0-9]+S)?)?|[0-9]+M(?:[0-9]+S)?|[0-9]+S)"

    // MARK: Names of things

    private static let uuid = "[0-9A-Fa-f]{8}-(?:[0-9A-Fa-f]{4}-){3}[0-9A-Fa-f]{12}"
    private static let pointer = "(?:/(?:[^~/]|~[01])*)*"
    /// Two consecutive hyphens aren't generated: they mark an encoded name (`xn--…`), and not every such name is valid.
    private static let label = "(?:[A-Za-z0-9](?:-?[A-Za-z0-9]){0,30}|[A-Za-z0-9]{32,62})"
    private static let shortLabel = "[A-Za-z0-9](?:-?[A-Za-z0-9]){0,9}"
    /// At most 253 characters: a few labels of any length, or more short ones.
    private static let host = "(?:\(label)(?:\\.\(label)){0,3}|\(shortLabel)(?:\\.\(shortLabel)){4,11})"
    private static let atom = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]"
    private static let email = "\(atom){1,32}(?:\\.\(atom){1,15}){0,2}@\(host)"

    // MARK: RFC 3986

    private static let letter = "[A-Za-z0-9._~!$&'()*+,;=-]|%[0-9A-Fa-f]{2}"
    private static let scheme = "[A-Za-z][A-Za-z0-9+.-]*"
    private static let authority =
        "(?:(?:\(letter)|:)*@)?(?:\\[(?:\(ipv6))\\]|(?:\(letter))*)(?::[0-9]*)?"
    private static let path = "(?:/(?:\(letter)|[:@])*)*"
    private static let hierarchy =
        "//\(authority)\(path)|/(?:(?:\(letter)|[:@])+\(path))?|(?:\(letter)|[:@])+\(path)|"
    private static let relative = "//\(authority)\(path)|/(?:(?:\(letter)|[:@])+\(path))?|(?:\(letter)|@)+\(path)|"
    private static let tail = "(?:\\?(?:\(letter)|[:@/?])*)?(?:#(?:\(letter)|[:@/?])*)?"
    private static let variable = "[A-Za-z0-9_]+(?:\\*|:[1-9][0-9]{0,3})?"

    // MARK: Addresses

    private static let byte = "(?:25[0-5]|2[0-4][0-9]|1[0-9]{2}|[1-9]?[0-9])"
    private static let ipv4 = "\(byte)(?:\\.\(byte)){3}"
    /// Eight groups of up to four digits, of which the last two can be an IPv4 address; `::` is one or more groups of
    /// zeros.
    private static let ipv6: String = {
        let group = "[0-9A-Fa-f]{1,4}"
        let last = "(?:\(group):\(group)|\(ipv4))"
        func before(_ count: Int) -> String { count == 0 ? "" : "(?:(?:\(group):){0,\(count - 1)}\(group))?" }
        var forms = ["(?:\(group):){6}\(last)"]
        for count in 0...5 { forms.append("\(before(count))::(?:\(group):){\(5 - count)}\(last)") }
        forms.append("\(before(6))::\(group)")
        forms.append("\(before(7))::")
        return forms.joined(separator: "|")
    }()
}
