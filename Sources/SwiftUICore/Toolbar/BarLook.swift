import Observation

/// The appearance of the bars of all pages, as an app's UIKit code sets it (`UINavigationBar.appearance()`). A page's
/// own modifiers take precedence.
@MainActor @Observable
package final class BarLook {
    /// The appearance for all windows of the process.
    package static let shared = BarLook()

    /// The color and the font of a title; nil is the system's.
    package struct Words: Equatable {
        package var color: Color?
        package var font: Font?

        package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
    }

    package init() {}

    /// The backgrounds of the bars; nil is the system's, a clear color is none.
    package var navigationBackground: Color?
    package var tabBackground: Color?
    package var bottomBackground: Color?
    /// The texts of a page's small title and of its large one.
    package var title = Words()
    package var largeTitle = Words()
    /// The color of the buttons in a bar; nil is the page's.
    package var navigationTint: Color?
    package var tabTint: Color?
    /// The color of the tabs that aren't chosen.
    package var unselectedTab: Color?

    func background(of bar: ToolbarPlacement.Bar) -> AnyShapeStyle? {
        switch bar {
        case .navigation: navigationBackground.map(AnyShapeStyle.init)
        case .bottom: bottomBackground.map(AnyShapeStyle.init)
        case .tab: nil
        }
    }
}
