import Observation
import SwiftUI

/// Articles that are loaded: loading states, `task(id:)`, remote images, pull to refresh, and a retry button.
struct AsyncFeedScreen: View {
    @State private var model = FeedModel(service: .sample)
    @State private var category = FeedCategory.news

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Feed")
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Picker("Category", selection: $category) {
                            ForEach(FeedCategory.allCases, id: \.self) { Text($0.title) }
                        }
                        .pickerStyle(.segmented)
                    }
                    if case .failed = model.state {
                        ToolbarItem(placement: .primaryAction) {
                            Button("Retry") { Task { await model.load(category) } }
                        }
                    }
                }
        }
        .task(id: category) { await model.load(category) }
    }

    @ViewBuilder private var content: some View {
        switch model.state {
        case .idle: Color.clear
        case .loading:
            List(Article.placeholders) { ArticleRow(article: $0) }.redacted(reason: .placeholder).disabled(true)
        case .loaded(let articles) where articles.isEmpty:
            ContentUnavailableView("Nothing new", systemImage: "newspaper")
        case .loaded(let articles):
            List(articles) { article in
                NavigationLink {
                    ArticleDetail(article: article)
                } label: {
                    ArticleRow(article: article)
                }
            }
            .refreshable { await model.load(category) }
        case .failed(let error):
            ContentUnavailableView {
                Label("No connection", systemImage: "wifi.slash")
            } description: {
                Text(error.localizedDescription)
            } actions: {
                Button("Try Again") { Task { await model.load(category) } }.buttonStyle(.borderedProminent)
            }
        }
    }
}

private enum FeedCategory: CaseIterable {
    case news, failing
    var title: LocalizedStringKey { self == .news ? "News" : "Failing" }
}

private struct Article: Identifiable, Decodable, Sendable, Hashable {
    let id: Int
    let title: String
    let summary: String
    var image: URL?

    static let placeholders = (0..<4).map {
        Article(id: $0, title: "A title that is long", summary: "Some words of a summary")
    }
}

private struct FeedService: Sendable {
    var articles: @Sendable (FeedCategory) async throws -> [Article]

    static let sample = FeedService { category in
        guard category == .news else { throw URLError(.notConnectedToInternet) }
        let json =
            #"[{"id": 1, "title": "Tea is back", "summary": "And better."}, {"id": 2, "title": "Rain", "summary": "All day."}]"#
        return try JSONDecoder().decode([Article].self, from: Data(json.utf8))
    }
}

@MainActor @Observable
private final class FeedModel {
    enum State {
        case idle, loading
        case loaded([Article])
        case failed(any Error)
    }

    private(set) var state = State.idle
    private let service: FeedService
    init(service: FeedService) { self.service = service }

    func load(_ category: FeedCategory) async {
        if case .loaded = state {} else { state = .loading }
        do {
            state = .loaded(try await service.articles(category))
        } catch is CancellationError {
            return
        } catch {
            state = .failed(error)
        }
    }
}

private struct ArticleRow: View {
    let article: Article

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            AsyncImage(url: article.image) { phase in
                switch phase {
                case .empty:
                    ZStack {
                        Color.secondary.opacity(0.2); Image(systemName: "photo")
                    }
                case .success(let image): image.resizable().scaledToFill()
                case .failure: Image(systemName: "exclamationmark.triangle")
                @unknown default: EmptyView()
                }
            }
            .frame(width: 64, height: 64)
            .clipShape(.rect(cornerRadius: 8))
            VStack(alignment: .leading) {
                Text(article.title).font(.headline).lineLimit(2, reservesSpace: false)
                Text(article.summary).font(.subheadline).foregroundStyle(.secondary).truncationMode(.tail)
            }
        }
    }
}

private struct ArticleDetail: View {
    let article: Article

    var body: some View {
        ScrollView {
            AsyncImage(url: article.image, scale: 2) {
                $0.resizable()
            } placeholder: {
                ProgressView().frame(height: 200)
            }
            Text(article.summary).padding().textSelection(.enabled)
        }
        .navigationTitle(article.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}
