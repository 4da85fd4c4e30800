import BrowserTesting
import Testing

/// Every sample on a phone and a laptop, in light and dark appearance.
@MainActor
@Suite("ClusterTips looked at", .serialized)
struct TipLooksTests {
    nonisolated private static let samples = [
        "Basic paging", "Scroll offset", "Indicator", "Any number of tabs", "Sticky header", "MagnificationGesture",
        "MagnificationGesture in a ScrollView", "UIScrollView", "Truncated text",
    ]

    @Test(arguments: [PageOptions.ColorScheme.light, .dark], ["phone", "desktop"])
    func `the list shows all tips`(scheme: PageOptions.ColorScheme, device: String) async throws {
        let options = device == "phone" ? Screenshots.phone(scheme) : .desktop(locale: "ja-JP", colorScheme: scheme)
        try await TipPage.open(nil, options) { tips in
            try await tips.waitForText(device == "phone" ? "Truncated text" : "省略テキスト")
            try await Screenshots.keep(tips.page, as: "tips-list-\(device)-\(scheme.rawValue)")
        }
    }

    @Test(arguments: samples) func `every sample opens and says its name`(sample: String) async throws {
        for (name, options) in [("phone", Screenshots.phone(.light)), ("desktop", .desktop(colorScheme: .dark))] {
            try await TipPage.open(sample, options) { tips in
                let heading = sample == "MagnificationGesture in a ScrollView" ? "In a ScrollView" : sample
                try await tips.page.waitFor("document.title === \(Page.quoted(heading))")
                try await tips.rest()
                let file = sample.replacing(" ", with: "-").lowercased()
                try await Screenshots.keep(tips.page, as: "tips-\(file)-\(name)")
                let tree = try await tips.page.accessibilityTree()
                #expect(tree.first(role: "heading", name: heading) != nil, "\(tree)")
            }
        }
    }
}
