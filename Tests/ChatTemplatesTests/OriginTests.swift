import ChatTemplates
import Testing

/// Text from the conversation is distinguished from the template's own, through all operations.
struct OriginTests {
    private func content(_ source: String) throws -> [String] {
        guard case .dictionary(let values)? = TemplateValue(json: #"{"s": " <a>,<b> ", "t": {"k\"": "v\n"}}"#) else {
            return []
        }
        return try Template(source).text(for: values).parts.filter(\.isContent).map(\.text)
    }

    @Test(arguments: [
        ("x{{ s }}y", [" <a>,<b> "]), ("{{ '<' + s.strip() + '>' }}", ["<a>,<b>"]),
        ("{{ s.split(',')[1] ~ '<b>' }}", ["<b> "]),
        ("{{ s | upper | trim | replace('<A>', '<x>') }}", [",<B>"]), ("{{ t | tojson }}", [#"k\""#, #"v\n"#]),
        ("{{ s[1:4] }}<a>", ["<a>"]), ("{% for c in s %}{{ c if c == ',' }}{% endfor %}", [","]),
        ("{% set a %}[{{ s }}]{% endset %}{{ a }}", [" <a>,<b> "]), ("{{ '%s|' % s }}", [" <a>,<b> "]),
        ("{{ [s, '-'] | join('/') }}", [" <a>,<b> "]), ("{{ '<a>' in s }}{{ s == ' <a>,<b> ' }}", []),
    ])
    func `text keeps its origin`(_ source: String, _ expected: [String]) throws {
        #expect(try content(source) == expected)
    }
}
