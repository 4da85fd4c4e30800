import Testing

@testable import PersonalData

@Suite struct CaretEscapesTests {
    @Test(arguments: [
        ("plain", "plain"), ("a^nb", "a\nb"), ("^'a^'", "\"a\""), ("^^n", "^n"), ("^^^n", "^\n"), ("a^b^", "a^b^"),
        ("^^^^''", "^^''"),
    ])
    func `each escape is read once, from left to right`(text: String, meaning: String) {
        #expect(CaretEscapes.decoded(text) == meaning)
    }
}
