import TestSupport
import Testing

import ChatTemplates

/// Whatever a template contains, it is parsed and run within its limits, or refused with a line number.
@Suite struct FuzzTests {
    private static let words = [
        "{%", "%}", "{{", "}}", "{#", "#}", "-", "if ", "for ", " in ", "set ", "macro f(x)", "endmacro", "endif",
        "endfor", "else", "elif ",
        "range(", "loop.index0", "recursive", "namespace(", "|tojson", "|replace('a','b')", "|join(',')", "|trim",
        " is defined", "[::-1]", "|safe", "|e", "|striptags", ".unescape()", "&#x", "&lt",
        "[-1]", "**", "//", "%", "~", "not ", "and ", "raise_exception('a')", "strftime_now('%Y')", "'", "\"", "é",
    ]

    private static let templates = [
        """
        {%- for message in messages %}{% if loop.first and message['role'] != 'system' %}{{ '<|system|>\\n' }}{% endif -%}
        {{ '<|' + message.role + '|>' ~ message['content'] | trim }}{%- endfor %}
        {% if add_generation_prompt %}{{ '<|assistant|>' }}{% endif %}
        """,
        """
        {% macro line(m, n=2) %}{{ m | tojson }}{{ n ** 2 }}{% endmacro %}{% set ns = namespace(last=-1, all=[]) %}
        {% for m in messages[::-1] %}{% set ns.last = loop.index0 %}{{ line(m, n=loop.index) }}{% else %}none{% endfor %}
        {{ ('%s &#60;b>' | safe) % a ~ ('<' | e + '>').join(a | map('string')) | indent('<' | safe) }}
        {{ ns.last if ns.last is defined else messages | length }}{{ messages | selectattr('role', 'equalto', 'user') | list }}
        """,
    ]

    @Test func `whatever a template says is run within its limits or refused`() throws {
        let values =
            #"{"messages": [{"role": "user", "content": " hi "}, {"role": "assistant", "content": ""}], "a": [1, null]}"#
        let limits = TemplateLimits(steps: 20_000, depth: 400, outputLength: 10_000)
        try Fuzzing("templates", words: Self.words, inputs: Self.templates).run { bytes in
            let source = String(decoding: bytes, as: UTF8.self)
            if let error = refusal(source, values, limits: limits) { #expect(!"\(error)".isEmpty) }
        }
    }
}
