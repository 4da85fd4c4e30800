import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Aspect ratios.
    static let aspectRatios: [OracleCase] = [
        OracleCase("a wide shape that fits") {
            Flexible("a").aspectRatio(2, contentMode: .fit)
        },
        OracleCase("a high shape that fits") {
            Flexible("a").aspectRatio(0.5, contentMode: .fit)
        },
        OracleCase("a wide shape that fills") {
            Flexible("a").aspectRatio(2, contentMode: .fill)
        },
        OracleCase("a square in a wide frame") {
            Flexible("a").aspectRatio(1, contentMode: .fit).frame(width: 100, height: 50)
        },
        OracleCase("a square over a wide frame") {
            Flexible("a").aspectRatio(1, contentMode: .fill).frame(width: 100, height: 50)
        },
        OracleCase("a square in a stack") {
            HStack(spacing: 0) {
                Flexible("a").aspectRatio(1, contentMode: .fit); Flexible("b")
            }
        },
        OracleCase("a shape as a size") {
            Flexible("a").aspectRatio(CGSize(width: 4, height: 3), contentMode: .fit)
        },
    ]
}
