import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Alignment guides.
    static let alignmentGuides: [OracleCase] = [
        OracleCase("a leading guide further in") {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 50, 10); Block("b", 50, 10).alignmentGuide(.leading) { _ in 20 }
            }
        },
        OracleCase("a leading guide further out") {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 50, 10); Block("b", 50, 10).alignmentGuide(.leading) { _ in -20 }
            }
        },
        OracleCase("a top guide in the middle") {
            HStack(alignment: .top, spacing: 0) {
                Block("a", 10, 30); Block("b", 10, 30).alignmentGuide(.top) { $0.height / 2 }
            }
        },
        OracleCase("two guides in a depth stack") {
            ZStack(alignment: .topLeading) {
                Block("a", 50, 50);
                Block("b", 20, 20).alignmentGuide(.leading) { _ in -10 }.alignmentGuide(.top) { _ in -5 }
            }
        },
        OracleCase("an alignment of one's own") {
            VStack(alignment: .colon, spacing: 0) {
                Block("a", 30, 10).alignmentGuide(.colon) { _ in 30 };
                Block("b", 50, 10).alignmentGuide(.colon) { _ in 10 }
            }
        },
        OracleCase("a guide inside a nested stack") {
            VStack(alignment: .colon, spacing: 0) {
                HStack(spacing: 0) {
                    Block("x", 40, 10); Block("a", 20, 10).alignmentGuide(.colon) { _ in 0 }
                }; Block("b", 30, 10).alignmentGuide(.colon) { _ in 5 }
            }
        },
        OracleCase("a guide seen through padding") {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 50, 10); Block("b", 50, 10).alignmentGuide(.leading) { _ in 20 }.padding(.leading, 10)
            }
        },
        OracleCase("a frame goes by its view's guide") {
            Block("a", 20, 20).alignmentGuide(.leading) { _ in 5 }.frame(width: 100, height: 20, alignment: .leading)
        },
        OracleCase("a centre that is a bottom") {
            HStack(spacing: 0) {
                Block("a", 10, 20); Block("b", 10, 20).alignmentGuide(VerticalAlignment.center) { $0[.bottom] }
            }
        },
        OracleCase("a leading edge that is a trailing one") {
            VStack(alignment: .leading, spacing: 0) {
                Block("a", 60, 10); Block("b", 30, 10).alignmentGuide(.leading) { $0[.trailing] }
            }
        },
        OracleCase("views without text have their baseline at the bottom") {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Block("a", 10, 30); Block("b", 10, 10)
            }
        },
    ]
}
