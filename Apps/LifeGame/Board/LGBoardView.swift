import LifeEngine
import SwiftUI

/// The board, cell by cell, and its controls.
struct LGBoardView: View {
    @EnvironmentObject var viewModel: LGViewModel

    var body: some View {
        VStack(spacing: 12) {
            GeometryReader { space in
                grid(side: cellSide(in: space.size))
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
            BoardControls()
        }
        .task(id: viewModel.boardNumber) { await viewModel.receiveNotices() }
        .onDisappear { viewModel.stop() }
    }

    private func grid(side: CGFloat) -> some View {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
            ForEach(0..<viewModel.numY, id: \.self) { yIndex in
                GridRow {
                    ForEach(0..<viewModel.numX, id: \.self) { xIndex in
                        let cellIndex = CellIndex(x: xIndex, y: yIndex)
                        let cellState = viewModel.cells[cellIndex] ?? .dead
                        Button {
                            Task { await viewModel.toggle(cellIndex) }
                        } label: {
                            LGCellView(cellState: cellState, side: side)
                                .animation(.default, value: cellState)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel(label(cellIndex, cellState))
                    }
                }
            }
        }
    }

    private func label(_ index: CellIndex, _ state: LGCellState) -> Text {
        let (row, column) = (index.y + 1, index.x + 1)
        return state == .alive
            ? Text("Row \(row), column \(column), alive") : Text("Row \(row), column \(column), dead")
    }

    /// As large as fits, from 4 to 50 points.
    private func cellSide(in size: CGSize) -> CGFloat {
        let side = min((size.width - 16) / CGFloat(viewModel.numX), size.height / CGFloat(viewModel.numY), 50)
        return max(4, side.rounded(.down))
    }
}
