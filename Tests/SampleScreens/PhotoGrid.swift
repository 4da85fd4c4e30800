import PhotosUI
import SwiftUI

/// A grid of pictures with zoom transitions to their pages, and a photos picker.
struct PhotoGridScreen: View {
    @State private var chosen: [PhotosPickerItem] = []
    @State private var imported: [Image] = []
    @Namespace private var namespace

    private let columns = [GridItem(.adaptive(minimum: 96), spacing: 3)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 3) {
                    ForEach(imported.indices, id: \.self) { index in
                        imported[index].resizable().scaledToFill().frame(height: 110).clipShape(.rect(cornerRadius: 6))
                    }
                    ForEach(0..<24) { number in
                        NavigationLink(value: number) {
                            PictureTile(number: number).matchedTransitionSource(id: number, in: namespace)
                        }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Picture \(number + 1)")
                    }
                }
                .padding(3)
            }
            .navigationTitle("Pictures")
            .navigationDestination(for: Int.self) { number in
                PictureTile(number: number)
                    .aspectRatio(contentMode: .fit)
                    .padding()
                    .navigationTitle("Picture \(number + 1)")
                    .navigationBarTitleDisplayMode(.inline)
                    .toolbarColorScheme(.dark, for: .navigationBar)
                    .toolbarBackground(Color.indigo, for: .navigationBar)
                    .toolbarBackgroundVisibility(.visible, for: .navigationBar)
                    .navigationTransition(.zoom(sourceID: number, in: namespace))
            }
            .toolbar {
                PhotosPicker(selection: $chosen, maxSelectionCount: 5, matching: .images) {
                    Label("Import", systemImage: "photo.badge.plus").labelStyle(.iconOnly)
                }
            }
            .task(id: chosen) {
                imported = []
                for item in chosen {
                    if let image = try? await item.loadTransferable(type: Image.self) { imported.append(image) }
                }
            }
        }
    }
}

private struct PictureTile: View {
    let number: Int
    private let symbols = ["leaf", "sun.max", "moon", "star", "heart", "cloud"]

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(Color(hue: Double(number) / 24, saturation: 0.55, brightness: 0.85).gradient)
            .overlay {
                Image(systemName: symbols[number % symbols.count]).font(.largeTitle).foregroundStyle(
                    .white.opacity(0.9))
            }
            .frame(minHeight: 110)
    }
}
