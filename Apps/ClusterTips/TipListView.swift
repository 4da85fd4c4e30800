import SwiftUI

/// The list of tips, with the samples of each.
struct TipListView: View {
    var body: some View {
        NavigationStack {
            List {
                Section("Interactive tab indicator") {
                    NavigationLink("Basic paging") { BasicSlideTabView() }
                    NavigationLink("Scroll offset") { SlideTabOffsetView() }
                    NavigationLink("Indicator") { SlideTabView() }
                    NavigationLink("Any number of tabs") { TopicTabsView() }
                    NavigationLink("Sticky header") { StickyHeaderView() }
                }
                Section("Zoomable image") {
                    NavigationLink("MagnificationGesture") { MagnifiedImageView() }
                    NavigationLink("MagnificationGesture in a ScrollView") { ScrolledImageView() }
                    NavigationLink("UIScrollView") { ImageViewerView() }
                }
                Section("Truncated text") {
                    NavigationLink("Truncated text") { TruncatedTextSampleView() }
                }
            }
            .navigationTitle("Extended Tokyo - WWDC 2023")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
}
