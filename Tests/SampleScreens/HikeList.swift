import SwiftUI

struct Hike: Identifiable, Codable {
    var id = UUID()
    var name: String
    var city: String
    var distance: Double
    var difficulty: Int
    var isFavorite = false
    var category: Category

    enum Category: String, CaseIterable, Codable {
        case lakes = "Lakes"
        case rivers = "Rivers"
        case mountains = "Mountains"
    }
}

@Observable final class HikeStore {
    var hikes: [Hike] = [
        Hike(name: "Silver Loop", city: "Bergen", distance: 7.5, difficulty: 2, isFavorite: true, category: .lakes),
        Hike(name: "Old Mill", city: "Freiburg", distance: 4.2, difficulty: 1, category: .rivers),
        Hike(name: "Eagle Ridge", city: "Innsbruck", distance: 14.8, difficulty: 5, category: .mountains),
        Hike(name: "Fern Valley", city: "Galway", distance: 9.1, difficulty: 3, isFavorite: true, category: .rivers),
        Hike(name: "Two Summits", city: "Zakopane", distance: 18.3, difficulty: 4, category: .mountains),
    ]
}

struct FavoriteButton: View {
    @Binding var isSet: Bool

    var body: some View {
        Button {
            isSet.toggle()
        } label: {
            Label("Toggle Favorite", systemImage: isSet ? "star.fill" : "star")
                .labelStyle(.iconOnly)
                .foregroundStyle(isSet ? .yellow : .gray)
        }
    }
}

struct CircleImage: View {
    var hike: Hike

    var body: some View {
        ZStack {
            LinearGradient(
                colors: hike.category == .lakes
                    ? [.teal, .blue] : hike.category == .rivers ? [.mint, .green] : [.gray, .brown],
                startPoint: .top, endPoint: .bottom)
            Image(systemName: "mountain.2.fill").font(.system(size: 64)).foregroundStyle(.white.opacity(0.8))
        }
        .frame(width: 180, height: 180)
        .clipShape(Circle())
        .overlay { Circle().stroke(.white, lineWidth: 4) }
        .shadow(radius: 7)
    }
}

struct HikeDetail: View {
    @Environment(HikeStore.self) private var store
    var hike: Hike

    var index: Int { store.hikes.firstIndex(where: { $0.id == hike.id })! }

    var body: some View {
        @Bindable var store = store

        ScrollView {
            LinearGradient(colors: [.green.opacity(0.5), .blue.opacity(0.3)], startPoint: .top, endPoint: .bottom)
                .frame(height: 220)
                .ignoresSafeArea(edges: .top)
            CircleImage(hike: hike).offset(y: -110).padding(.bottom, -110)
            VStack(alignment: .leading) {
                HStack {
                    Text(hike.name).font(.title)
                    FavoriteButton(isSet: $store.hikes[index].isFavorite)
                }
                HStack {
                    Text(hike.city)
                    Spacer()
                    Text(
                        Measurement(value: hike.distance, unit: UnitLength.kilometers),
                        format: .measurement(width: .abbreviated))
                }
                .font(.subheadline)
                .foregroundStyle(.secondary)
                Divider()
                Text("About \(hike.name)").font(.title2)
                HStack {
                    ForEach(1..<6) { level in
                        Image(systemName: level <= hike.difficulty ? "circle.fill" : "circle")
                            .foregroundStyle(level <= hike.difficulty ? .orange : .secondary)
                    }
                }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Difficulty \(hike.difficulty) of 5")
            }
            .padding()
        }
        .navigationTitle(hike.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// A list with details and favorites, as in the best-known tutorial.
struct HikeListScreen: View {
    @State private var store = HikeStore()
    @State private var showFavoritesOnly = false
    @State private var selection: Tab = .featured

    enum Tab { case featured, list }

    var filteredHikes: [Hike] { store.hikes.filter { hike in !showFavoritesOnly || hike.isFavorite } }
    var categories: [String: [Hike]] { Dictionary(grouping: store.hikes, by: { $0.category.rawValue }) }

    var body: some View {
        TabView(selection: $selection) {
            NavigationSplitView {
                List {
                    ForEach(categories.keys.sorted(), id: \.self) { key in
                        VStack(alignment: .leading) {
                            Text(key).font(.headline).padding(.leading, 15).padding(.top, 5)
                            ScrollView(.horizontal, showsIndicators: false) {
                                HStack(alignment: .top, spacing: 0) {
                                    ForEach(categories[key]!) { hike in
                                        NavigationLink {
                                            HikeDetail(hike: hike)
                                        } label: {
                                            VStack(alignment: .leading) {
                                                RoundedRectangle(cornerRadius: 5)
                                                    .fill(.green.gradient)
                                                    .frame(width: 155, height: 110)
                                                Text(hike.name).foregroundStyle(.primary).font(.caption)
                                            }
                                            .padding(.leading, 15)
                                        }
                                    }
                                }
                            }
                            .frame(height: 150)
                        }
                    }
                    .listRowInsets(EdgeInsets())
                }
                .listStyle(.inset)
                .navigationTitle("Featured")
            } detail: {
                Text("Select a hike")
            }
            .tabItem { Label("Featured", systemImage: "star") }
            .tag(Tab.featured)

            NavigationSplitView {
                List {
                    Toggle(isOn: $showFavoritesOnly) { Text("Favorites only") }
                    ForEach(filteredHikes) { hike in
                        NavigationLink {
                            HikeDetail(hike: hike)
                        } label: {
                            HStack {
                                RoundedRectangle(cornerRadius: 8).fill(.teal.gradient).frame(width: 50, height: 50)
                                Text(hike.name)
                                Spacer()
                                if hike.isFavorite { Image(systemName: "star.fill").foregroundStyle(.yellow) }
                            }
                        }
                    }
                }
                .animation(.default, value: filteredHikes.map(\.id))
                .navigationTitle("Hikes")
            } detail: {
                Text("Select a hike")
            }
            .tabItem { Label("List", systemImage: "list.bullet") }
            .tag(Tab.list)
        }
        .environment(store)
    }
}
