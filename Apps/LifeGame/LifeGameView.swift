import SwiftUI

/// Switches between the app's two places.
struct LifeGameView: View {
    /// The two places.
    enum Place: Hashable { case board, plane }

    @StateObject private var board = LGViewModel()
    @StateObject private var plane = PlaneViewModel()
    @State private var place = Place.board

    var body: some View {
        VStack(spacing: 12) {
            Picker("Place", selection: $place) {
                Text("Board").tag(Place.board)
                Text("Plane").tag(Place.plane)
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            .frame(maxWidth: 320)
            .padding(.horizontal, 16)
            switch place {
            case .board: LGBoardView().environmentObject(board)
            case .plane: PlaneView().environmentObject(plane)
            }
        }
        .padding(.top, 12)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .tint(.accent)
    }
}
