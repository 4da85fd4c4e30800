import Testing

@Suite("TipKit's macros")
struct TipMacroTests {
    @Test func `a parameter has what keeps it, and accessors`() {
        let (text, messages) = expanded(
            """
            struct SaveTip: Tip {
                @Parameter static var isLoggedIn: Bool = false
            }
            """)
        #expect(messages.isEmpty)
        #expect(
            text == """
                struct SaveTip: Tip {
                    static var isLoggedIn: Bool {
                        get {
                            $isLoggedIn.wrappedValue
                        }
                        set {
                            $isLoggedIn.wrappedValue = newValue
                        }
                    }

                    static let $isLoggedIn: Tips.Parameter<Bool> = Tips.Parameter(Self.self, "isLoggedIn", false)
                }
                """)
    }

    @Test func `options, access and optional values are kept`() {
        let (text, messages) = expanded("struct T { @Parameter(.transient) public static var name: String? }")
        #expect(messages.isEmpty)
        #expect(text.contains("public static let $name: Tips.Parameter<String?>"))
        #expect(text.contains("\"name\", nil, options: [.transient])"))
    }

    @Test(arguments: [
        ("@Parameter var isDone: Bool = false", "stands at one static variable"),
        ("@Parameter static var isDone = false", "needs the type of 'isDone'"),
        ("@Parameter static var isDone: Bool", "needs a first value of 'isDone'"),
    ])
    func `other variables are refused in words`(source: String, words: String) {
        let (_, messages) = expanded("struct T { \(source) }")
        #expect(messages.contains { $0.contains(words) }, "\(messages)")
    }

    @Test func `a rule is made of its inputs and its condition`() {
        let (text, messages) = expanded(
            "let rule = #Rule(Self.$isLoggedIn, Self.opened) { $0 == true && $1.donations.count > 2 }")
        #expect(messages.isEmpty)
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        let condition = "{ $0 == true && $1.donations.count > 2 }"
        #expect(words == "let rule = Tips.Rule(Self.$isLoggedIn, Self.opened, condition: \(condition))")
        #expect(expanded("let rule = #Rule(Self.$isLoggedIn)").messages.contains { $0.contains("and a condition") })
    }
}
