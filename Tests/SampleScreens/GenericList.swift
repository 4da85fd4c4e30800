import Combine
import SwiftUI

/// Views that are generic, use builders, are type-erased or Equatable, and receive from publishers.
struct GenericListScreen: View {
    @StateObject private var clock = Clock()
    @State private var items = (1...5).map { Item(id: $0, name: "Item \($0)") }
    @State private var query = ""

    var body: some View {
        VStack(alignment: .leading) {
            Filtered(items, by: \.name, query: query) { item in
                Expensive(number: item.id).equatable()
            } empty: {
                AnyView(Text("Nothing").foregroundStyle(.secondary))
            }
            Stacked(.vertical) {
                Text("First")
                Text("Second")
                if clock.ticks > 100 { Text("Never") }
            }
            Group {
                Text("Ticks: \(clock.ticks)")
                #if DEBUG || true
                    Text("Conditional")
                #endif
            }
            .font(.caption)
            TextField("Filter", text: $query.max(10)).textFieldStyle(.roundedBorder)
            Grid {
                ForEach(items.chunked(by: 2), id: \.first?.id) { row in
                    GridRow { ForEach(row) { Text($0.name).frame(maxWidth: .infinity) } }
                }
            }
        }
        .padding()
        .onReceive(NotificationCenter.default.publisher(for: .demo)) { _ in items.removeLast() }
        .onChange(of: query, initial: false) { clock.ticks += 1 }
        .onDisappear { clock.stop() }
    }
}

extension Notification.Name {
    fileprivate static let demo = Notification.Name("demo")
}

private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
}

@MainActor
private final class Clock: ObservableObject {
    @Published var ticks = 0
    private var subscriptions: Set<AnyCancellable> = []

    init() {
        Just(1).delay(for: .milliseconds(10), scheduler: RunLoop.main)
            .sink { [weak self] in self?.ticks += $0 }
            .store(in: &subscriptions)
    }

    func stop() { subscriptions.forEach { $0.cancel() } }
}

private struct Filtered<Element: Identifiable, Row: View, Empty: View>: View {
    private let elements: [Element]
    private let row: (Element) -> Row
    private let empty: Empty

    init(
        _ elements: [Element], by keyPath: KeyPath<Element, String>, query: String,
        @ViewBuilder row: @escaping (Element) -> Row, @ViewBuilder empty: () -> Empty
    ) {
        self.elements = elements.filter { query.isEmpty || $0[keyPath: keyPath].localizedStandardContains(query) }
        self.row = row
        self.empty = empty()
    }

    var body: some View {
        if elements.isEmpty { empty } else { ForEach(elements, content: row) }
    }
}

private struct Expensive: View, Equatable {
    let number: Int
    var body: some View { Label("Number \(number)", systemImage: "\(number).circle") }
}

private struct Stacked<Content: View>: View {
    let axis: Axis
    let content: Content

    init(_ axis: Axis, @ViewBuilder content: () -> Content) {
        self.axis = axis
        self.content = content()
    }

    var body: some View {
        switch axis {
        case .horizontal: HStack { content }
        case .vertical: VStack(alignment: .leading) { content }
        }
    }
}

extension Binding where Value == String {
    fileprivate func max(_ limit: Int) -> Self {
        if wrappedValue.count > limit { DispatchQueue.main.async { wrappedValue = String(wrappedValue.prefix(limit)) } }
        return self
    }
}

extension Array {
    fileprivate func chunked(by size: Int) -> [[Element]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
