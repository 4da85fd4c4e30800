import Foundation
import SwiftUI

extension EnvironmentValues {
    /// The size of the widget that a view is in: `systemMedium`, unless the app sets it for a view that it shows itself.
    @Entry public var widgetFamily = WidgetFamily.systemMedium
    /// Whether the widget's background is shown. False in the app.
    @Entry public var showsWidgetContainerBackground = false
    /// The margins of the widget's content: none in the app.
    @Entry public var widgetContentMargins = EdgeInsets()
    /// How the widget is drawn: in all its colors in the app.
    @Entry public var widgetRenderingMode = WidgetRenderingMode.fullColor
}

/// How a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable {
    private let name: String
    /// In all its colors.
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    /// In the accent color and another one.
    public static let accented = WidgetRenderingMode(name: "accented")
    /// In one color, as on the lock screen.
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}

extension View {
    /// The address that a press on a widget opens. It has no effect in the app's own views, as on Apple's systems.
    public func widgetURL(_ url: URL?) -> some View { self }
    /// Whether the view has the accent color in an accented widget. The app's own views aren't accented.
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    /// A label for a widget at the edge of a screen, of which there is none here.
    public func widgetLabel(_ label: LocalizedStringKey) -> some View { self }
    /// A label for a widget at the edge of a screen, of which there is none here.
    public func widgetLabel(@ViewBuilder label: () -> some View) -> some View { self }
}

/// Shows a preview in the size of a widget, on a phone of 390 points.
///
/// See [WidgetPreviewContext](https://developer.apple.com/documentation/widgetkit/widgetpreviewcontext).
public struct WidgetPreviewContext: Sendable {
    let family: WidgetFamily
    /// The context of a size.
    public init(family: WidgetFamily) { self.family = family }
}

extension View {
    /// Shows a preview in the size of a widget.
    public func previewContext(_ context: WidgetPreviewContext) -> some View {
        let size = context.family.previewSize
        return environment(\.widgetFamily, context.family).frame(width: size.width, height: size.height)
            .clipShape(.rect(cornerRadius: context.family.isAccessory ? 0 : 22))
    }
}

extension WidgetFamily {
    fileprivate var isAccessory: Bool { [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(self) }

    /// In points, by Apple's human interface guidelines; that of the extra large one is an iPad's.
    var previewSize: CGSize {
        switch self {
        case .systemSmall: CGSize(width: 158, height: 158)
        case .systemMedium: CGSize(width: 338, height: 158)
        case .systemLarge: CGSize(width: 338, height: 354)
        case .systemExtraLarge: CGSize(width: 634.5, height: 305.5)
        case .accessoryCircular: CGSize(width: 72, height: 72)
        case .accessoryRectangular: CGSize(width: 160, height: 72)
        case .accessoryInline: CGSize(width: 234, height: 26)
        }
    }
}
