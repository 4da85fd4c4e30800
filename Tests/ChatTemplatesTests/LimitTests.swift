import ChatTemplates
import Foundation
import TestSupport
import Testing

struct LimitTests {
    private let limits = TemplateLimits(steps: 100_000, depth: 400, outputLength: 10_000)

    @Test(arguments: [
        "{% for a in range(1000) %}{% for b in range(1000) %}{% endfor %}{% endfor %}",
        "{% set s = namespace(t='ab') %}{% for a in range(100) %}{% set s.t = s.t + s.t %}{% endfor %}",
        "{% set s = namespace(t='ab') %}{% for a in range(100) %}{% set s.t = s.t ~ s.t %}{% endfor %}",
        "{% set s = namespace(t=[1]) %}{% for a in range(100) %}{% set s.t = s.t + s.t %}{% endfor %}",
        "{% set s = namespace(t=[1]) %}{% for a in range(100) %}{% set s.t = [s.t, s.t] %}{% endfor %}{{ s.t | tojson }}",
        "{% macro f() %}{{ f() }}{% endmacro %}{{ f() }}", "{{ 'a' * 1000000000 }}", "{{ [1] * 9223372036854775807 }}",
        "{{ 'aaaa' | replace('', 'a' * 90000) }}", "{{ 'a' | center(100000000) }}",
        "{{ '%1000000d' % 1 }}{{ 'a' * 20000 }}",
        "{% for a in [[1]] recursive %}{{ loop([[1]]) }}{% endfor %}",
        "{{ ('a' * 50000).split('a') | join('bbbbbb') }}",
        "{{ strftime_now('%c' * 200) }}",
        "{% set s = namespace(t='<' | safe) %}{% for a in range(100) %}{% set s.t = s.t.join([s.t, '<']) %}{% endfor %}",
        "{{ ('&' * 20000) | forceescape | forceescape }}",
    ])
    func `hostile templates are stopped by a name`(_ source: String) {
        guard case .limitReached = refusal(source, limits: limits) else {
            Issue.record("\(String(describing: refusal(source, limits: limits)))")
            return
        }
    }

    @Test(arguments: ["(", "[", "not ", "-", "{1:", "a if b else ", "a(", "a["])
    func `deep expressions are refused`(_ opening: String) {
        let source = "{{ " + String(repeating: opening, count: 100_000)
        guard case .syntax = refusal(source) else {
            Issue.record("\(opening) is read")
            return
        }
    }

    @Test func `long rows are refused or written`() {
        for piece in [" + 1", " | upper", ".a", "[0]", " or 1", " ** 1", " ~ 1", " is odd", "()", " if 1"] {
            _ = refusal("{{ 1" + String(repeating: piece, count: 50_000) + " }}")
        }
        #expect(refusal(String(repeating: "{% if 1 %}", count: 50_000)) != nil)
    }

    /// The stack size of a pool's threads.
    @Test func `the deepest fits a small stack`() async {
        let sources = [
            "{% macro f(n) %}{% if n %}{{ (f(n - 1) | trim) ~ '' }}{% endif %}{% endmacro %}{{ f(1000) }}",
            "{{ " + String(repeating: "(", count: 99) + "1" + String(repeating: ")", count: 99) + " }}",
            String(repeating: "{% for a in b %}", count: 99) + String(repeating: "{% endfor %}", count: 99),
            String(repeating: "{% for a in [1] %}{% if a %}", count: 49) + "{{ 1" + String(repeating: " + a", count: 99)
                + " }}"
                + String(repeating: "{% endif %}{% endfor %}", count: 49),
            "{{ a" + String(repeating: ".b(c" + String(repeating: " ~ d", count: 90), count: 30)
                + String(repeating: ")", count: 30) + " }}",
            "{{ " + String(repeating: "(", count: 90) + "a" + String(repeating: " + 1)", count: 90)
                + String(repeating: " + 1", count: 99) + " }}",
            "{% set s = namespace(p=[1]) %}{% for n in range(9999) %}{% set s.p = s.p | map('string') %}{% endfor %}{{ s.p | list }}",
        ]
        await withCheckedContinuation { continuation in
            let thread = Thread {
                for source in sources { _ = refusal(source) }
                continuation.resume()
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
    }

    @Test func `a block with too many names is refused`() {
        func source(_ count: Int) -> String {
            (0..<count).map { "{% if a %}{% set x\($0) = 1 %}{% endif %}" }.joined() + "y"
        }
        #expect(refusal(source(400)) == nil)
        #expect(refusal(source(600)) != nil)
    }

    /// Freeing a long chain recursively would need more stack than there is.
    @Test(arguments: [
        "namespace(p=s.p)", "[s.p].index", "cycler(s.p)", "s.p | map('string')", "[s.p] | select", "[s.p] | reverse",
        "dict(p=[s.p].count).items()", "[cycler([s.p].index).next]",
    ])
    func `long chains of objects are freed`(_ link: String) throws {
        let source = "{% set s = namespace(p='a') %}{% for n in range(60000) %}{% set s.p = \(link) %}{% endfor %}x"
        #expect(try written(source) == "x")
    }

    @Test(arguments: [
        "{% for a in [s.p] %}{% set s.p = loop %}{% endfor %}", "{{ f(s.p) }}",
        "{% call(a=s.p) h(s.p) %}{{ a }}{% endcall %}",
    ])
    func `long chains of loops and macros are freed`(_ link: String) throws {
        let macros = """
            {% macro f(p) %}{% macro g() %}{{ p }}{% endmacro %}{% set s.p = g %}{% endmacro %}\
            {% macro h(p) %}{% set s.p = caller %}{% endmacro %}
            """
        let source =
            "{% set s = namespace(p='a') %}" + macros + "{% for n in range(30000) %}\(link){% endfor %}x"
        #expect(try written(source).hasSuffix("x"))
    }

    @Test func `sequences that read each other are limited`() {
        let source = """
            {% set s = namespace(p=[1]) %}{% for n in range(60000) %}{% set s.p = s.p | map('string') %}{% endfor %}\
            {{ s.p | list }}
            """
        guard case .limitReached = refusal(source) else {
            Issue.record("\(String(describing: refusal(source)))")
            return
        }
    }

    /// Randomly spliced templates are parsed and run, or refused.
    @Test func `broken templates never trap`() {
        let pieces = [
            "{%", "%}", "{{", "}}", "{#", "#}", "-", "+", "if", "for", "in", "a", "set", "=", "(", ")", "[", "]", "'",
            "\"", "\\",
            "1", "9223372036854775807", ".", ",", "|", "~", "**", "//", "%", "is", "not", "macro", "endmacro", "end",
            "else",
            "endif", "endfor", "range", "loop", "recursive", "namespace", "\n", " ", " ", " ", "tojson", "replace", "é",
            "0x", "1e",
        ]
        var generator = SeededRandom(seed: 7)
        for _ in 0..<20_000 {
            let source = (0..<Int.random(in: 1...24, using: &generator)).map { _ in
                pieces.randomElement(using: &generator)!
            }.joined(separator: Bool.random(using: &generator) ? " " : "")
            _ = refusal(source, #"{"a": [1, "b", null]}"#, limits: limits)
        }
    }
}
