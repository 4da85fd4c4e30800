import Testing

@testable import AppChecking

@Suite struct FindingTests {
    private func subjects(_ kind: Finding.Kind, in output: String) -> [String] {
        Finding.all(in: output).filter { $0.kind == kind }.map(\.subject)
    }

    @Test func `what is missing is told by its name`() {
        let output = """
            /a/b.swift:1:8: error: no such module 'Charts' [#x]
            /a/b.swift:3:20: error: cannot find 'Chart' in scope
            /a/b.swift:4:20: error: cannot find type 'UITableView' in scope; did you mean 'UIView'?
            /a/b.swift:5:2: error: unknown attribute 'Model'
            /a/b.swift:6:2: error: value of type 'some View' has no member 'chartXAxis'
            /a/b.swift:7:2: error: type 'Color' has no member 'brand'
            /a/b.swift:8:2: error: value of type 'XColor' (aka 'UIColor') has no member 'brand'
            """
        #expect(subjects(.module, in: output) == ["Charts"])
        let symbols = ["Chart", "UITableView", "@Model", "some View.chartXAxis", "Color.brand", "UIColor.brand"]
        #expect(subjects(.symbol, in: output) == symbols)
    }

    @Test func `what is marked as unavailable is told apart`() {
        let output = "a.swift:1:1: error: 'UINavigationController' is unavailable: Use SwiftUI's NavigationStack\n"
        #expect(subjects(.unavailable, in: output) == ["UINavigationController"])
    }

    @Test func `notes and warnings are no findings and an error counts once`() {
        let output = """
            a.swift:1:1: warning: something
            a.swift:1:1: error: expected expression
            a.swift:1:1: note: did you mean this?
            a.swift:1:1: error: expected expression
            """
        #expect(Finding.all(in: output).map(\.message) == ["expected expression"])
        #expect(subjects(.other, in: output) == ["expected expression"])
    }

    @Test func `a crash is told by what the compiler was doing`() {
        let output = """
            Stack dump:
            0.\tProgram arguments: swift-frontend a.swift
            1.\tWhile evaluating request TypeCheckPrimaryFileRequest(source_file "/a/b.swift")
            2.\tWhile type-checking 'body' (at /a/b.swift:4:9)
            3.\tWhile type-checking expression at [/a/b.swift:5:13 - line:7:13] RangeText="Text("
            *** Signal 11: Backtracing from 0x1... done ***
            Backtrace took 0.01s
            """
        let finding = Finding(crashIn: output)
        #expect(finding.place == "/a/b.swift:5:13")
        #expect(finding.message == "the compiler crashed: While type-checking expression")
        #expect(Finding(crashIn: "clang: no such file").message == "clang: no such file")
    }

    @Test func `imports are found whatever stands before them but not within conditions`() {
        let source = """
            import SwiftUI
            @testable import Shop
              @preconcurrency public import struct UIKit.UIColor
            #if canImport(Charts)
            import Charts
            #endif
            // import Nothing
            """
        #expect(SourceImports.modules(in: source) == ["SwiftUI", "Shop", "UIKit"])
    }
}

@Suite struct SourceImportsTests {
    @Test func `an import in a comment or a text is none`() {
        let source = ###"""
            /* import A
               /* import B */
            import C */ import D
            let sample = """
                import E
                \""" import F
                """
            let raw = ##"""
            import G """#
            """##
            let line = "/*"; let other = #"a "quoted" /*"#; let path = "\"/*"
            import H // import I
            import J
            """###
        #expect(SourceImports.modules(in: source) == ["D", "H", "J"])
    }
}

@Suite struct AdviceTests {
    @Test func `a module that nobody has comes with the nearest thing to do`() {
        let finding = Finding(module: "PDFKit", at: "a.swift")
        #expect(finding.advice == "show PDF files with Link or openURL: the browser has a viewer")
        #expect(Finding(module: "Somebodys", at: "a.swift").advice?.contains("canImport(Somebodys)") == true)
    }

    @Test(arguments: [
        ("'optional' can only be applied to members of an @objc protocol", "an extension of the protocol"),
        ("'@IBAction' is not supported", "a closure"),
    ])
    func `what only Objective-C has comes with what to write`(message: String, words: String) {
        let finding = Finding.all(in: "a.swift:1:2: error: \(message)\n").first
        #expect(finding?.advice?.contains(words) == true)
    }

    @Test func `what nobody knows has no advice`() {
        #expect(Finding.all(in: "a.swift:1:2: error: expected expression\n").first?.advice == nil)
    }
}
