import SwiftUI
import WebKit

/// A reader with OS 26's API.
struct ReaderView: View {
    @State var page: WebPage
    let html: String

    var body: some View {
        VStack {
            Text(verbatim: page.title.isEmpty ? "untitled" : page.title)
            if page.isLoading { ProgressView(value: page.estimatedProgress) }
            WebView(page)
                .webViewBackForwardNavigationGestures(.disabled)
                .webViewMagnificationGestures(.disabled)
                .webViewLinkPreviews(.disabled)
                .webViewTextSelection(.enabled)
                .webViewElementFullscreenBehavior(.enabled)
                .webViewContentBackground(.hidden)
                .webViewOnScrollGeometryChange(for: Double.self, of: { $0.contentOffset.y }) { _, new in print(new) }
            Button("Back") {
                if let item = page.backForwardList.backList.last { page.load(item) }
            }
            .disabled(page.backForwardList.backList.isEmpty)
        }
        .onAppear { page.load(html: html, baseURL: URL(string: "https://tea.example/")!) }
    }
}

/// Stays on one site.
struct OneSite: WebPage.NavigationDeciding {
    let host: String
    var refused = 0

    mutating func decidePolicy(
        for action: WebPage.NavigationAction, preferences: inout WebPage.NavigationPreferences
    ) async -> WKNavigationActionPolicy {
        preferences.allowsContentJavaScript = false
        guard action.request.url?.host == host else {
            refused += 1
            return .cancel
        }
        return .allow
    }
}
