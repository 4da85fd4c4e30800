import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Scrolling.
    static let scrolling: [OracleCase] = [
        OracleCase("a scroll view is as wide as its content") {
            ScrollView {
                VStack(spacing: 0) {
                    Block("a", 100, 20); Block("b", 100, 400)
                }
            }
        },
        OracleCase("a scroll view across") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Block("a", 400, 20); Block("b", 50, 20)
                }
            }
        },
        OracleCase("a flexible view in a scroll view") {
            ScrollView { Flexible("a") }
        },
        OracleCase("views in a scroll view are stacked") {
            ScrollView {
                Block("a", 20, 20); Block("b", 20, 20)
            }
        },
        OracleCase("content margins") {
            ScrollView { Block("a", 100, 20) }.contentMargins(10)
        },
        OracleCase("pages as wide as the scroll view") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    Flexible("a").containerRelativeFrame(.horizontal); Flexible("b").containerRelativeFrame(.horizontal)
                }
            }
        },
        OracleCase("a third of the scroll view") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { Flexible("a").containerRelativeFrame(.horizontal, count: 3, spacing: 0) }
            }
        },
        OracleCase("two thirds with a distance") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { Flexible("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 15) }
            }
        },
        OracleCase("as large as the window") {
            Flexible("a").frame(width: 10, height: 10).containerRelativeFrame(
                [.horizontal, .vertical], alignment: .topLeading)
        },
    ]
}
