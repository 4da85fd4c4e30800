import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Grids.
    static let grids: [OracleCase] = [
        OracleCase("a grid with the standard distances") {
            Grid {
                GridRow {
                    Block("a", 20, 10); Block("b", 30, 10)
                };
                GridRow {
                    Block("c", 40, 20); Block("d", 10, 20)
                }
            }
        },
        OracleCase("a grid, leading") {
            Grid(alignment: .leading) {
                GridRow {
                    Block("a", 20, 10); Block("b", 30, 10)
                };
                GridRow {
                    Block("c", 40, 20); Block("d", 10, 20)
                }
            }
        },
        OracleCase("a grid without distances") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 20, 10); Block("b", 30, 10)
                };
                GridRow {
                    Block("c", 40, 20); Block("d", 10, 20)
                }
            }
        },
        OracleCase("a grid with distances of its own") {
            Grid(horizontalSpacing: 20, verticalSpacing: 4) {
                GridRow {
                    Block("a", 20, 10); Block("b", 30, 10)
                };
                GridRow {
                    Block("c", 40, 20); Block("d", 10, 20)
                }
            }
        },
        OracleCase("a grid with a short row") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 20, 20); Block("b", 20, 20); Block("c", 20, 20)
                }; GridRow { Block("d", 20, 20) }
            }
        },
        OracleCase("a cell over two columns") {
            Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                GridRow {
                    Block("a", 40, 10); Block("b", 40, 10)
                }; GridRow { Block("w", 20, 10).gridCellColumns(2) }
            }
        },
        OracleCase("a wide cell over two columns widens both") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 20, 10); Block("b", 20, 10)
                }; GridRow { Block("w", 100, 10).gridCellColumns(2) }
            }
        },
        OracleCase("a line between rows") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 50, 10); Block("b", 50, 10)
                }; Flexible("l").frame(height: 2).gridCellUnsizedAxes(.horizontal);
                GridRow {
                    Block("c", 50, 10); Block("d", 50, 10)
                }
            }
        },
        OracleCase("a line with a say widens the grid") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 50, 10); Block("b", 50, 10)
                }; Flexible("l").frame(height: 2)
            }
        },
        OracleCase("flexible cells") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Flexible("a"); Block("b", 100, 20); Flexible("c")
                };
                GridRow {
                    Flexible("d"); Flexible("e"); Flexible("f")
                }
            }
        },
        OracleCase("a column's own alignment") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { Block("a", 20, 10).gridColumnAlignment(.trailing) }; GridRow { Block("b", 60, 10) }
            }
        },
        OracleCase("a row's own alignment") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .bottom) {
                    Block("a", 10, 10); Block("t", 10, 50)
                }
            }
        },
        OracleCase("a cell's own anchor") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 10, 10).gridCellAnchor(.bottomTrailing); Block("t", 10, 50)
                };
                GridRow {
                    Block("b", 40, 10); Block("c", 10, 10)
                }
            }
        },
        OracleCase("rows made by data") {
            Grid(horizontalSpacing: 1, verticalSpacing: 1) {
                ForEach(0..<3) { row in GridRow { ForEach(0..<3) { column in Block("\(row)\(column)") } } }
            }
        },
        OracleCase("a grid, top trailing") {
            Grid(alignment: .topTrailing, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 10, 10); Block("b", 30, 30)
                };
                GridRow {
                    Block("c", 20, 20); Block("d", 5, 5)
                }
            }
        },
        OracleCase("a cell without a say") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Flexible("u").gridCellUnsizedAxes([.horizontal, .vertical]); Block("a", 40, 30)
                };
                GridRow {
                    Block("b", 20, 20); Block("c", 40, 20)
                }
            }
        },
        OracleCase("a grid in a stack") {
            HStack(spacing: 0) {
                Block("x", 10, 10);
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        Block("a", 20, 20); Block("b", 20, 20)
                    }
                }
            }
        },
        OracleCase("a row outside of a grid is a group") {
            VStack(spacing: 0) {
                GridRow {
                    Block("a", 20, 10); Block("b", 20, 10)
                }
            }
        },
        OracleCase("a modifier on a row is one on each cell") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Block("a", 10, 10); Block("b", 10, 10)
                }.padding(5)
            }
        },
    ]
}
