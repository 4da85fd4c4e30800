import Foundation
import Testing
import TextLayout

@testable import SwiftUICore

@Suite struct FontTests {
    @Test func `text styles have their sizes at the standard text size`() {
        let sizes = Font.TextStyle.allCases.map { Font.system($0).size(in: .large) }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    }

    @Test func `text grows with the reader's text size`() {
        for style in Font.TextStyle.allCases {
            let sizes = DynamicTypeSize.allCases.map { Font.system(style).size(in: $0) }
            #expect(sizes == sizes.sorted(), "\(style)")
        }
        #expect(Font.custom("Inter", size: 34).size(in: .accessibility3) == 80)
        #expect(Font.custom("Inter", fixedSize: 34).size(in: .accessibility3) == 34)
        #expect(Font.system(size: 34).size(in: .accessibility3) == 34)
    }

    @Test func `the environments font is body unless set`() {
        var values = EnvironmentValues()
        #expect(values.textFont == TextFont(size: 17))
        values.font = .headline
        #expect(values.textFont == TextFont(size: 17, weight: 600))
        values.font = .system(.title, design: .serif, weight: .light).italic()
        #expect(values.textFont == TextFont(design: .serif, size: 28, weight: 300, isItalic: true))
    }

    @Test func `modifiers of the view outweigh the font's own traits`() {
        var values = EnvironmentValues()
        values.font = .largeTitle.bold().monospaced()
        values.fontWeight = .thin
        values.fontDesign = .rounded
        values.isItalic = true
        #expect(values.textFont == TextFont(design: .rounded, size: 34, weight: 200, isItalic: true))
    }

    @Test func `a custom font is named`() {
        #expect(Font.custom("Inter", size: 20).textFont(in: EnvironmentValues()).family == "Inter")
    }
}
