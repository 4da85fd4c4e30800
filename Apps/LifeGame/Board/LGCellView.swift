import LifeEngine
import SwiftUI

/// A cell: a circle if it is alive, a cross if it is dead. It flips over when that changes.
struct LGCellView: View {
    let cellState: LGCellState
    var side: CGFloat = 50

    var body: some View {
        Image(systemName: symbolName)
            .resizable().aspectRatio(contentMode: .fit)
            .padding(side * 0.16)
            .frame(width: side, height: side)
            .foregroundStyle(cellState == .alive ? Color.accent : Color.deadCell)
            .rotation3DEffect(.degrees(cellState == .alive ? 0 : 180), axis: (x: 0, y: -1, z: 0))
    }

    var symbolName: String {
        switch cellState {
        case .alive:
            return "circle"
        case .dead:
            return "xmark"
        }
    }
}
