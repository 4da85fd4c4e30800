import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Depth.
    static let depth: [OracleCase] = [
        OracleCase("depth stack, center") {
            ZStack(alignment: .center) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, topLeading") {
            ZStack(alignment: .topLeading) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, bottomTrailing") {
            ZStack(alignment: .bottomTrailing) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, top") {
            ZStack(alignment: .top) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, leading") {
            ZStack(alignment: .leading) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, bottom") {
            ZStack(alignment: .bottom) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, trailing") {
            ZStack(alignment: .trailing) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, topTrailing") {
            ZStack(alignment: .topTrailing) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("depth stack, bottomLeading") {
            ZStack(alignment: .bottomLeading) {
                Block("a", 100, 50); Block("b", 20, 20)
            }
        },
        OracleCase("a flexible view makes a depth stack as large as it can be") {
            ZStack {
                Flexible("a"); Block("b", 20, 20)
            }
        },
        OracleCase("an overlay in the middle") {
            Block("a", 100, 50).overlay { Block("b", 20, 20) }
        },
        OracleCase("an overlay at the top trailing corner") {
            Block("a", 100, 50).overlay(alignment: .topTrailing) { Block("b", 20, 20) }
        },
        OracleCase("an overlay at the bottom leading corner") {
            Block("a", 100, 50).overlay(alignment: .bottomLeading) { Block("b", 20, 20) }
        },
        OracleCase("a flexible overlay is as large as its view") {
            Block("a", 100, 50).overlay { Flexible("b") }
        },
        OracleCase("a background larger than its view") {
            Block("a", 100, 50).background { Block("b", 120, 70) }
        },
        OracleCase("two views in an overlay") {
            Block("a", 100, 50).overlay {
                Block("b", 20, 20); Block("c", 40, 10)
            }
        },
        OracleCase("an overlay has no say in the layout") {
            HStack(spacing: 0) {
                Block("a", 20, 20).overlay { Block("b", 100, 100) }; Block("c", 10, 10)
            }
        },
        OracleCase("an overlay whose middle lies on the corner") {
            Block("a", 100, 50).overlay(alignment: .topTrailing) {
                Block("b", 20, 20).alignmentGuide(.top) { $0.height / 2 }.alignmentGuide(.trailing) { $0.width / 2 }
            }
        },
        OracleCase("two views in an overlay, one with a guide of its own") {
            Block("a", 100, 50).overlay(alignment: .topLeading) {
                Block("b", 20, 20).alignmentGuide(.top) { $0.height / 2 }; Block("c", 10, 10)
            }
        },
        OracleCase("a background that hangs below its view") {
            Block("a", 100, 50).background(alignment: .bottom) {
                Block("b", 20, 20).alignmentGuide(.bottom) { $0[.top] }
            }
        },
        OracleCase("a geometry reader puts its views at the top leading corner") {
            GeometryReader { _ in Block("a", 20, 20) }
        },
    ]
}
