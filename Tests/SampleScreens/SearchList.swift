import SwiftUI

/// A searchable list with scopes, suggestions and an index of places.
struct SearchListScreen: View {
    @State private var text = ""
    @State private var scope = Scope.all
    @State private var isSearching = false
    @State private var path = NavigationPath()
    @State private var recent: [String] = ["Lemon"]

    enum Scope: String, CaseIterable { case all = "All", fruit = "Fruit", vegetable = "Vegetables" }

    var body: some View {
        NavigationStack(path: $path) {
            ResultList(foods: results, recent: recent)
                .navigationTitle("Food")
                .navigationDestination(for: Food.self) { food in
                    FoodDetail(food: food, path: $path)
                }
                .navigationDestination(for: String.self) { Text($0).font(.largeTitle).navigationTitle($0) }
        }
        .searchable(
            text: $text, isPresented: $isSearching, placement: .navigationBarDrawer(displayMode: .always),
            prompt: "Fruit and more"
        )
        .searchScopes($scope) {
            ForEach(Scope.allCases, id: \.self) { Text($0.rawValue).tag($0) }
        }
        .searchSuggestions {
            ForEach(Food.all.filter { !text.isEmpty && $0.name.hasPrefix(text) }) { food in
                Label(food.name, systemImage: food.isFruit ? "leaf" : "carrot").searchCompletion(food.name)
            }
        }
        .onSubmit(of: .search) { recent.append(text) }
        .autocorrectionDisabled()
    }

    private var results: [Food] {
        Food.all.filter { food in
            (text.isEmpty || food.name.localizedCaseInsensitiveContains(text))
                && (scope == .all || food.isFruit == (scope == .fruit))
        }
    }
}

private struct Food: Identifiable, Hashable, Codable {
    var id: String { name }
    let name: String
    let isFruit: Bool

    static let all =
        ["Apple", "Banana", "Cherry", "Lemon", "Mango"].map { Food(name: $0, isFruit: true) }
        + ["Carrot", "Leek", "Potato"].map { Food(name: $0, isFruit: false) }
}

private struct ResultList: View {
    var foods: [Food]
    var recent: [String]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    private var groups: [(key: Character, foods: [Food])] {
        Dictionary(grouping: foods) { $0.name.first! }.sorted { $0.key < $1.key }.map { ($0, $1) }
    }

    var body: some View {
        List {
            if isSearching {
                Section("Recent") {
                    ForEach(recent, id: \.self) { Text($0) }
                    Button("Done", action: { dismissSearch() })
                }
            }
            ForEach(groups, id: \.key) { group in
                Section(String(group.key)) {
                    ForEach(group.foods) { food in
                        NavigationLink(value: food) {
                            HStack {
                                Text(food.name)
                                Spacer()
                                Text(food.isFruit ? "Fruit" : "Vegetable").font(.caption).foregroundStyle(.tertiary)
                            }
                        }
                    }
                }
            }
        }
        .listStyle(.insetGrouped)
        .overlay { if foods.isEmpty { ContentUnavailableView.search } }
    }
}

private struct FoodDetail: View {
    let food: Food
    @Binding var path: NavigationPath

    var body: some View {
        VStack(spacing: 16) {
            Text(food.name).font(.largeTitle)
            ShareLink(item: URL(string: "https://example.com/\(food.name.lowercased())")!) {
                Label("Share", systemImage: "square.and.arrow.up")
            }
            Button("Recipes") { path.append("Recipes with \(food.name)") }
            Button("Back to the list") { path.removeLast(path.count) }
        }
        .navigationTitle(food.name)
        .toolbarTitleDisplayMode(.inline)
        .toolbar {
            ShareLink(item: food.name, subject: Text("Food"), message: Text("Have you tried \(food.name)?"))
        }
    }
}
