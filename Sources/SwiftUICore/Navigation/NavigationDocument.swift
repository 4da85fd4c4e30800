import CoreTransferable
import Foundation

// The document of a page. On Apple's systems a person can share it from the page's title; here a button in the page's
// bar shares it.

extension View {
    /// Adds a button to the page's bar that shares the page's file or URL.
    ///
    /// See [navigationDocument](https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:)).
    public func navigationDocument(_ url: URL) -> some View { toolbar { ToolbarItem { ShareLink(item: url) } } }

    /// Adds a button to the page's bar that shares the page's file or URL, with a preview.
    public func navigationDocument<I1: Transferable, I2: Transferable>(
        _ document: URL, preview: SharePreview<I1, I2>
    ) -> some View {
        toolbar { ToolbarItem { ShareLink(item: document, preview: preview) } }
    }

    /// Adds a button to the page's bar that shares the page's document, with a preview.
    public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        toolbar { ToolbarItem { ShareLink(item: document, preview: preview) } }
    }
}
