import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// What fits.
    static let whatFits: [OracleCase] = [
        OracleCase("the first view that fits") {
            ViewThatFits {
                Block("a", 200, 10); Block("b", 100, 10)
            }
        },
        OracleCase("the second view, where the first is too wide") {
            ViewThatFits {
                Block("a", 400, 10); Block("b", 100, 10)
            }
        },
        OracleCase("the last view, where none fits") {
            ViewThatFits {
                Block("a", 400, 10); Block("b", 350, 10)
            }
        },
        OracleCase("fitting vertically") {
            ViewThatFits(in: .vertical) {
                Block("a", 400, 10); Block("b", 10, 10)
            }
        },
        OracleCase("fitting horizontally") {
            ViewThatFits(in: .horizontal) {
                Block("a", 10, 400); Block("b", 10, 10)
            }
        },
        OracleCase("fitting a frame") {
            ViewThatFits {
                Block("a", 60, 10); Block("b", 40, 10)
            }.frame(width: 50)
        },
        OracleCase("a row where it fits, else a column") {
            ViewThatFits {
                HStack(spacing: 0) {
                    Block("a", 200, 10); Block("b", 200, 10)
                };
                VStack(spacing: 0) {
                    Block("c", 200, 10); Block("d", 200, 10)
                }
            }
        },
    ]
}
