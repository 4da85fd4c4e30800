import SwiftUI

/// A persistent navigation path: pages of several types, deep links, popping to the root, and programmatic tab selection.
struct DeepNavigationScreen: View {
    @State private var router = Router()
    @SceneStorage("deep.tab") private var tab = "shop"

    var body: some View {
        TabView(selection: $tab) {
            Tab("Shop", systemImage: "bag", value: "shop") {
                NavigationStack(path: $router.path) {
                    List {
                        NavigationLink("Coffee", value: Route.category("Coffee"))
                        NavigationLink(value: Route.category("Tea")) { Label("Tea", systemImage: "leaf") }
                        Button("Straight to the cup") {
                            router.path = NavigationPath([Route.category("Coffee"), .item(7)])
                        }
                    }
                    .navigationTitle("Shop")
                    .navigationDestination(for: Route.self, destination: destination)
                }
            }
            if router.hasAccount {
                Tab("Account", systemImage: "person", value: "account") { AccountPage() }
            }
            Tab(value: "search", role: .search) { Text("Search") }
        }
        .environment(router)
    }

    @ViewBuilder private func destination(_ route: Route) -> some View {
        switch route {
        case .category(let name): CategoryPage(name: name)
        case .item(let number): ItemPage(number: number)
        }
    }
}

private enum Route: Hashable, Codable {
    case category(String)
    case item(Int)
}

@Observable
private final class Router {
    var path = NavigationPath()
    var hasAccount = true
}

private struct CategoryPage: View {
    let name: String
    @Environment(Router.self) private var router

    var body: some View {
        List(1..<20) { number in
            NavigationLink(value: Route.item(number)) { Text("\(name) no. \(number)") }
        }
        .navigationTitle(name)
        .toolbar {
            ToolbarItem(placement: .bottomBar) { Text("\(router.path.count) deep") }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Root") { router.path = .init() } }
        }
        .toolbarBackground(.visible, for: .bottomBar)
        .toolbarBackground(.thinMaterial, for: .bottomBar)
    }
}

private struct ItemPage: View {
    let number: Int
    @Environment(\.dismiss) private var dismiss
    @State private var isShowingDetails = false

    var body: some View {
        VStack {
            Text(number, format: .number).font(.title)
            Button("Details") { isShowingDetails = true }
            Button("Back", action: { dismiss() })
        }
        .navigationDestination(isPresented: $isShowingDetails) {
            Text("Details of \(number)").toolbar(.hidden, for: .tabBar)
        }
        .navigationTitle("No. \(number)")
        .toolbarTitleDisplayMode(.inline)
    }
}

private struct AccountPage: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            Button("Three pages") { path = [1, 2, 3] }
                .navigationDestination(for: Int.self) { Text("Page \($0)").navigationTitle("\($0)") }
        }
    }
}
