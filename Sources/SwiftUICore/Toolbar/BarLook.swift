import Observation

/// How an app's UIKit code wants the bars of all pages to look (`UINavigationBar.appearance()`). A page's own modifiers
/// come before it.
@MainActor @Observable
package final class BarLook {
    /// That of the process's windows.
    package static let shared = BarLook()

    /// A colour and a font; nil is the system's.
    package struct Words: Equatable {
        package var color: Color?
        package var font: Font?

        package init(color: Color? = nil, font: Font? = nil) { (self.color, self.font) = (color, font) }
    }

    package init() {}

    /// What bars are painted with; nil is the system's. Clear paints nothing.
    package var navigationBackground: Color?
    package var tabBackground: Color?
    package var bottomBackground: Color?
    /// The small title of a page, and the large one.
    package var title = Words()
    package var largeTitle = Words()
    /// The colour of the buttons in a bar; nil is the page's.
    package var navigationTint: Color?
    package var tabTint: Color?
    /// The colour of the tabs that aren't chosen.
    package var unselectedTab: Color?

    func background(of bar: ToolbarPlacement.Bar) -> AnyShapeStyle? {
        switch bar {
        case .navigation: navigationBackground.map(AnyShapeStyle.init)
        case .bottom: bottomBackground.map(AnyShapeStyle.init)
        case .tab: nil
        }
    }
}
