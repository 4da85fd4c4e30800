import SwiftUICore

/// Shows for a while that a file could not be saved, and why.
struct UploadNotice: View {
    let news: UploadNews

    private static let duration = Duration.seconds(12)

    var body: some View {
        if let text = news.text { NoticeLabel(text: text).task(id: news.count) { await end() } }
    }

    private func end() async {
        do { try await Task.sleep(for: Self.duration) } catch { return }
        news.end()
    }
}
