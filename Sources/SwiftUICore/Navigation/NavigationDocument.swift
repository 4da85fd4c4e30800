import CoreTransferable
import Foundation

// What a page is about, which Apple's systems let a person share from the page's title. A title here is no button: the page's
// bar has one.

extension View {
    /// Puts a button into the page's bar that shares the file or address which the page is about.
    ///
    /// See [navigationDocument](https://developer.apple.com/documentation/swiftui/view/navigationdocument(_:)).
    public func navigationDocument(_ url: URL) -> some View { toolbar { ToolbarItem { ShareLink(item: url) } } }

    /// With what is shown of it where it is shared.
    public func navigationDocument<I1: Transferable, I2: Transferable>(
        _ document: URL, preview: SharePreview<I1, I2>
    ) -> some View {
        toolbar { ToolbarItem { ShareLink(item: document, preview: preview) } }
    }

    /// Puts a button into the page's bar that shares what the page is about.
    public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        toolbar { ToolbarItem { ShareLink(item: document, preview: preview) } }
    }
}
