import Testing

@testable import AppChecking

@Suite struct SourceAdaptationTests {
    @Test func `conditions for iOS are met`() {
        let source = """
            #if os(iOS) && DEBUG
            let text = "os(iOS)"
            #elseif !os(iOS)
            #endif
            """
        let expected = """
            #if (os(iOS) || os(Linux)) && DEBUG
            let text = "os(iOS)"
            #elseif !(os(iOS) || os(Linux))
            #endif
            """
        #expect(SourceAdaptation.adapted(source) == expected)
    }

    @Test func `a source without such conditions is left as it is`() {
        #expect(SourceAdaptation.adapted("#if os(macOS)\n#endif\n") == nil)
    }
}
