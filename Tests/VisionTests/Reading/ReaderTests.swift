import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import Vision

@Suite("What the readers write")
struct ReaderTests {
    private let table = """
        level\tpage_num\tblock_num\tpar_num\tline_num\tword_num\tleft\ttop\twidth\theight\tconf\ttext
        4\t1\t1\t1\t1\t0\t10\t10\t90\t20\t-1\t
        5\t1\t1\t1\t1\t1\t10\t10\t40\t20\t96.5\tlatte
        5\t1\t1\t1\t1\t2\t60\t12\t40\t20\t91.5\tcosts
        5\t1\t1\t1\t2\t1\t10\t40\t20\t20\t90\t珈
        5\t1\t1\t1\t2\t2\t30\t40\t20\t20\t90\t琲
        5\t1\t1\t1\t2\t3\t60\t40\t20\t20\t90\tbar
        5\t1\t2\t1\t1\t1\t10\t80\t20\t20\t3\t~~
        """

    @Test func `rows of words become lines, and specks none`() {
        let lines = TextLine.lines(inTable: table)
        #expect(lines.map(\.text) == ["latte costs", "珈琲 bar"])
        #expect(lines[0].box == CGRect(x: 10, y: 10, width: 90, height: 22) && abs(lines[0].confidence - 0.94) < 1e-9)
        #expect(lines[1].wordsWithRanges.ranges == [0..<1, 1..<2, 3..<6])
    }

    @Test func `a damaged table, and damaged reports of codes, end nothing`() {
        let report = """
            Text:       "a"
            Bytes:      61
            BytesECI:   5D 51 31 61
            Format:     QRCode
            Identifier: ]Q1
            HasECI:     false
            Position:   1x2 3x4 5x6 7x8

            Text:       "b"
            Format:     QRCode
            Position:   1x2 3x4

            """
        #expect(BarcodeReader.codes(inText: report).map(\.content) == ["a"])
        #expect(BarcodeReader.codes(inText: report)[0].corners.last == CGPoint(x: 7, y: 8))
        var random = SeededRandom(seed: 33)
        for _ in 0..<2000 {
            let (rows, lines) = (random.damaged(Array(table.utf8)), random.damaged(Array(report.utf8)))
            let texts = TextLine.lines(inTable: String(decoding: rows, as: UTF8.self))
            #expect(
                texts.allSatisfy {
                    $0.words.count == $0.wordsWithRanges.ranges.count && (0...1).contains($0.confidence)
                })
            let codes = BarcodeReader.codes(inText: String(decoding: lines, as: UTF8.self))
            #expect(codes.allSatisfy { $0.corners.count == 4 && $0.content.count >= 0 })
        }
    }

    @Test func `bytes of other encodings come as ZXing reads them`() {
        var code = BarcodeReader.Found()
        code.text = "<U+30B3><U+30FC> <LF>"
        code.bytes = [0x83, 0x52, 0x81, 0x5B]
        #expect(code.content == "コー <LF>")
        code.bytes = Array("utf".utf8)
        #expect(code.content == "utf")
        // Marked as another encoding, though the bytes would do.
        code.isMarked = true
        code.markedBytes = Array(#"]Q2\000020utf"#.utf8)
        #expect(code.content == "コー <LF>")
        code.markedBytes = Array(#"]Q2\000026utf"#.utf8)
        #expect(code.content == "utf")
    }

    @Test func `a program that isn't installed is named with its package`() {
        let reader = PictureReader(program: "kissa-reads-nothing", package: "kissa-nothing")
        let error = #expect(throws: VisionError.self) { try reader.run([]) }
        #expect(error?.description == "kissa-reads-nothing of the package kissa-nothing isn't installed.")
        #expect(throws: VisionError.self) { try PictureReader(program: "false", package: "coreutils").run([]) }
    }

    @Test func `Tesseract's names of languages are found by Apple's`() {
        let expected = [
            "en-US": "eng", "ja": "jpn", "de-DE": "deu", "zh-Hans": "chi_sim", "zh-TW": "chi_tra", "ko-KR": "kor",
        ]
        for (identifier, name) in expected {
            #expect(TextLanguages.name(of: Locale.Language(identifier: identifier)) == name)
        }
        #expect(TextLanguages.language(named: "jpn").minimalIdentifier == "ja")
        #expect(TextLanguages.language(named: "chi_tra").script?.identifier == "Hant")
    }
}
