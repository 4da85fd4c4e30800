import SwiftUI

/// Pages side by side, as a paged `TabView` provides them.
struct BasicSlideTabView: View {
    @State private var selection = 0

    var body: some View {
        TabView(selection: $selection) {
            Color.red.tag(0).ignoresSafeArea()
            Color.green.tag(1).ignoresSafeArea()
            Color.blue.tag(2).ignoresSafeArea()
        }
        .ignoresSafeArea()
        .tabViewStyle(.page(indexDisplayMode: .never))
        .navigationTitle("Basic paging")
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.visible, for: .navigationBar)
    }
}
