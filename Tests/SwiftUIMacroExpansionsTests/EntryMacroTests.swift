import Testing

@Suite struct EntryMacroTests {
    @Test func `an entry has accessors and a key`() {
        let (text, messages) = expanded(
            """
            extension EnvironmentValues {
                @Entry public var spacing: CGFloat = 8
            }
            """)
        #expect(messages.isEmpty)
        #expect(
            text == """
                extension EnvironmentValues {
                    public var spacing: CGFloat {
                        get {
                            self[__Key_spacing.self]
                        }
                        set {
                            self[__Key_spacing.self] = newValue
                        }
                    }

                    private struct __Key_spacing: EnvironmentKey {
                        static var defaultValue: CGFloat {
                            8
                        }
                    }
                }
                """)
    }

    @Test func `a type that is not said is the values`() {
        let (text, _) = expanded("extension SwiftUI.EnvironmentValues { @Entry var name = \"Lisa\" }")
        #expect(text.contains("static let defaultValue = \"Lisa\""))
    }

    @Test func `an optional entry is nil by default`() {
        let (text, messages) = expanded("extension EnvironmentValues { @Entry var name: String? }")
        #expect(messages.isEmpty)
        #expect(text.split { $0.isWhitespace }.joined(separator: " ").contains("defaultValue: String? { nil }"))
    }

    @Test func `a transaction's entry has a transaction key`() {
        let (text, _) = expanded("extension Transaction { @Entry var source: Int = 0 }")
        #expect(text.contains("private struct __Key_source: TransactionKey"))
    }

    @Test func `an escaped name makes a key too`() {
        let (text, _) = expanded("extension EnvironmentValues { @Entry var `default`: Int = 0 }")
        #expect(text.contains("self[__Key_default.self]"))
    }

    @Test(arguments: [
        ("extension EnvironmentValues { @Entry var name: String }", "needs a default value"),
        ("extension EnvironmentValues { @Entry let name = 1 }", "stored instance variable"),
        ("extension EnvironmentValues { @Entry static var name = 1 }", "stored instance variable"),
        ("extension EnvironmentValues { @Entry var name: Int { 1 } }", "stored instance variable"),
        ("struct Shop { @Entry var name = 1 }", "extension of EnvironmentValues"),
        ("extension Shop { @Entry var name = 1 }", "extension of EnvironmentValues"),
    ])
    func `a misplaced entry is told why`(source: String, reason: String) {
        let (_, messages) = expanded(source)
        #expect(messages.count == 1)
        #expect(messages.first?.contains(reason) == true, "\(messages)")
    }
}
