import SwiftUI

/// A custom tab bar over the system's, with a highlight that moves to the selected tab.
struct GlowTabsScreen: View {
    @State private var tab = Place.home
    @Namespace private var light

    var body: some View {
        TabView(selection: $tab) {
            ForEach(Place.allCases) { place in
                Tab(value: place) {
                    PlaceView(place: place).toolbarVisibility(.hidden, for: .tabBar)
                } label: {
                    Label(place.title, systemImage: place.symbol)
                }
            }
        }
        .safeAreaInset(edge: .bottom) { bar }
        .onOpenURL { url in if let place = Place(rawValue: url.host() ?? "") { tab = place } }
    }

    private var bar: some View {
        HStack {
            ForEach(Place.allCases) { place in
                GlowButton(place: place, isChosen: tab == place, light: light) {
                    withAnimation(.bouncy) { tab = place }
                }
            }
        }
        .padding(6)
        .background(.ultraThinMaterial, in: .capsule)
        .overlay { Capsule().strokeBorder(.quaternary) }
        .frame(maxWidth: 480)
        .padding(.horizontal)
    }
}

private struct GlowButton: View {
    let place: Place
    let isChosen: Bool
    let light: Namespace.ID
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            VStack(spacing: 4) {
                Image(systemName: place.symbol).symbolVariant(isChosen ? .fill : .none).font(.title3)
                Text(place.title).font(.caption2)
            }
            .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
            .frame(maxWidth: .infinity, minHeight: 52)
            .background { if isChosen { Capsule().fill(.tint).matchedGeometryEffect(id: "light", in: light) } }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isChosen ? .isSelected : [])
    }
}

private enum Place: String, CaseIterable, Identifiable {
    case home, search, saved, me
    var id: Self { self }
    var title: String { rawValue.capitalized }
    var symbol: String {
        ["home": "house", "search": "magnifyingglass", "saved": "bookmark", "me": "person"][rawValue]!
    }
}

private struct PlaceView: View {
    let place: Place
    @Environment(\.openURL) private var openURL

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: place.symbol).font(.system(size: 64)).foregroundStyle(.tint)
            Text(place.title).font(.largeTitle.bold())
            Button("Go to Saved") { openURL(URL(string: "glow://saved")!) }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(LinearGradient(colors: [.blue.opacity(0.15), .clear], startPoint: .top, endPoint: .bottom))
    }
}
