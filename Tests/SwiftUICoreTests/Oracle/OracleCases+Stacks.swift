import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Stacks.
    static let stacks: [OracleCase] = [
        OracleCase("vertical stack with the standard distance") {
            VStack {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("vertical stack, leading") {
            VStack(alignment: .leading) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("vertical stack, trailing") {
            VStack(alignment: .trailing) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("vertical stack without distance") {
            VStack(spacing: 0) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("vertical stack with a negative distance") {
            VStack(spacing: -10) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("three in a vertical stack") {
            VStack(spacing: 5) {
                Block("a", 10, 10); Block("b", 20, 10); Block("c", 30, 10)
            }
        },
        OracleCase("horizontal stack with the standard distance") {
            HStack {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("horizontal stack, top") {
            HStack(alignment: .top) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("horizontal stack, bottom") {
            HStack(alignment: .bottom) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("horizontal stack with a distance of 4") {
            HStack(spacing: 4) {
                Block("a", 100, 20); Block("b", 50, 30)
            }
        },
        OracleCase("flexible views share what a fixed one leaves") {
            HStack(spacing: 0) {
                Flexible("a"); Block("b", 100, 10); Flexible("c")
            }
        },
        OracleCase("two flexible views") {
            HStack(spacing: 0) {
                Flexible("a"); Flexible("b")
            }
        },
        OracleCase("three flexible views") {
            HStack(spacing: 0) {
                Flexible("a"); Flexible("b"); Flexible("c")
            }
        },
        OracleCase("two flexible views with the standard distance") {
            HStack {
                Flexible("a"); Flexible("b")
            }
        },
        OracleCase("three flexible views, one under the other") {
            VStack(spacing: 0) {
                Flexible("a"); Flexible("b"); Flexible("c")
            }
        },
        OracleCase("a minimum in front takes more than its share") {
            HStack(spacing: 0) {
                Flexible("a").frame(minWidth: 200); Flexible("b")
            }
        },
        OracleCase("a minimum behind makes the stack too wide") {
            HStack(spacing: 0) {
                Flexible("b"); Flexible("a").frame(minWidth: 200)
            }
        },
        OracleCase("a maximum is the least flexible") {
            HStack(spacing: 0) {
                Flexible("b"); Flexible("a").frame(maxWidth: 50)
            }
        },
        OracleCase("a priority is asked first") {
            HStack(spacing: 0) {
                Flexible("a").frame(minWidth: 40); Flexible("b").layoutPriority(1)
            }
        },
        OracleCase("a priority leaves the others their minimum") {
            HStack(spacing: 0) {
                Block("a", 100, 10); Flexible("b"); Flexible("c").layoutPriority(1)
            }
        },
        OracleCase("a negative priority gets what is left") {
            HStack(spacing: 0) {
                Flexible("a"); Flexible("b").layoutPriority(-1)
            }
        },
        OracleCase("a priority in a vertical stack") {
            VStack(spacing: 0) {
                Flexible("a").frame(minHeight: 30); Flexible("b").layoutPriority(1)
            }
        },
        OracleCase("a spacer takes what is left") {
            HStack {
                Block("a", 100, 20); Spacer(); Block("b", 50, 20)
            }
        },
        OracleCase("a spacer's minimum is set aside") {
            HStack(spacing: 0) {
                Flexible("a"); Spacer(minLength: 50); Flexible("b")
            }
        },
        OracleCase("spacers on both sides") {
            HStack {
                Spacer(); Block("a", 100, 20); Spacer()
            }
        },
        OracleCase("a spacer in a vertical stack") {
            VStack {
                Block("a", 20, 100); Spacer(); Block("b", 20, 50)
            }
        },
        OracleCase("a vertical stack in a horizontal one") {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Block("a", 50, 20); Block("b", 30, 20)
                }; Block("c", 10, 60)
            }
        },
        OracleCase("flexible views in nested stacks") {
            HStack(spacing: 0) {
                VStack(spacing: 0) {
                    Flexible("a"); Flexible("b")
                }; Flexible("c")
            }
        },
        OracleCase("a spacer in a nested stack") {
            HStack {
                VStack {
                    Block("a", 40, 10); Spacer(); Block("b", 40, 10)
                }; Block("c", 10, 10)
            }
        },
        OracleCase("fixed views that don't fit") {
            HStack(spacing: 0) {
                Block("a", 200, 10); Block("b", 200, 10)
            }
        },
        OracleCase("an ideal width in a stack") {
            HStack(spacing: 0) {
                Flexible("a").frame(idealWidth: 80).fixedSize(horizontal: true, vertical: false); Flexible("b")
            }
        },
        OracleCase("a layout as a container") {
            HStackLayout(spacing: 0) {
                Block("a", 10, 10); Block("b", 10, 10)
            }
        },
        OracleCase("an empty view takes no distance") {
            VStack {
                Block("a", 10, 10); EmptyView(); Block("b", 10, 10)
            }
        },
        OracleCase("a group is flattened") {
            HStack(spacing: 0) {
                Group {
                    Block("a", 10, 10); Block("b", 10, 10)
                }; Block("c", 10, 10)
            }
        },
        OracleCase("a hidden view keeps its place") {
            HStack(spacing: 0) {
                Block("a", 10, 10); Block("b", 10, 10).hidden(); Block("c", 10, 10)
            }
        },
        OracleCase("a scaled view keeps its place") {
            HStack(spacing: 0) {
                Block("a", 10, 10).scaleEffect(2); Block("b", 10, 10)
            }
        },
        OracleCase("a divider reaches over the stack") {
            VStack(spacing: 0) {
                Block("a", 100, 10); Divider(); Block("b", 100, 10)
            }
        },
    ]
}
