import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Safe areas.
    static let safeAreas: [OracleCase] = [
        OracleCase("an inset at the bottom") {
            Flexible("a").safeAreaInset(edge: .bottom) { Block("b", 50, 30) }
        },
        OracleCase("an inset at the top, leading, with a distance") {
            Flexible("a").safeAreaInset(edge: .top, alignment: .leading, spacing: 10) { Block("b", 50, 30) }
        },
        OracleCase("an inset at the side") {
            Flexible("a").safeAreaInset(edge: .leading) { Block("b", 40, 20) }
        },
        OracleCase("a view that ignores an inset") {
            Flexible("a").ignoresSafeArea().safeAreaInset(edge: .bottom) { Block("b", 50, 30) }
        },
        OracleCase("a view that ignores another edge") {
            Flexible("a").ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom) { Block("b", 50, 30) }
        },
        OracleCase("safe area padding") {
            Flexible("a").safeAreaPadding(20)
        },
        OracleCase("a view that ignores safe area padding") {
            Flexible("a").ignoresSafeArea().safeAreaPadding(20)
        },
        OracleCase("content comes to rest under a bar") {
            ScrollView { Block("a", 300, 20) }.safeAreaInset(edge: .top) { Block("b", 300, 40) }
        },
    ]
}
