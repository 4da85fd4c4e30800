import CoreGraphics
import Foundation
import SwiftUICore

// Pickers for Core Graphics colors.

extension ColorPicker {
    /// Creates a picker with a label. `supportsOpacity` determines whether people can choose the opacity.
    public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
    }
}

extension ColorPicker where Label == Text {
    /// Creates a picker with a title. `supportsOpacity` determines whether people can choose the opacity.
    public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
    }

    /// Creates a picker with a title. `supportsOpacity` determines whether people can choose the opacity.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(titleResource, selection: selection.color, supportsOpacity: supportsOpacity)
    }

    /// Creates a picker with a title. `supportsOpacity` determines whether people can choose the opacity.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
    }
}

extension Binding<CGColor> {
    /// A chosen color is the same in light and dark appearance, so it is also a single Core Graphics color.
    fileprivate var color: Binding<SwiftUICore.Color> {
        Binding<SwiftUICore.Color>(
            get: { SwiftUICore.Color(cgColor: wrappedValue) },
            set: { color in if let chosen = color.cgColor { wrappedValue = chosen } })
    }
}
