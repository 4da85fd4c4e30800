import DisplayList
import Foundation
import SwiftUICore

/// Converts between UIKit's and SwiftUI's attributes. An attribute of the target's own takes precedence.
extension AttributeContainer {
    /// With UIKit's attributes converted to SwiftUI's, for `Text`.
    var saidForSwiftUI: AttributeContainer {
        let (swiftUI, uiKit) = (self.swiftUI, self.uiKit)
        var said = self
        said.swiftUI.font = swiftUI.font ?? uiKit.font.map { Font($0) }
        said.swiftUI.foregroundColor = swiftUI.foregroundColor ?? uiKit.foregroundColor.map { Color(bridged: $0) }
        said.swiftUI.backgroundColor = swiftUI.backgroundColor ?? uiKit.backgroundColor.map { Color(bridged: $0) }
        let space: CGFloat? = uiKit.tracking ?? uiKit.kern
        if swiftUI.tracking == nil, swiftUI.kern == nil { said.swiftUI.tracking = space }
        said.swiftUI.baselineOffset = swiftUI.baselineOffset ?? uiKit.baselineOffset
        said.swiftUI.underlineStyle =
            swiftUI.underlineStyle ?? uiKit.underlineStyle.flatMap { Text.LineStyle($0, color: uiKit.underlineColor) }
        said.swiftUI.strikethroughStyle =
            swiftUI.strikethroughStyle
            ?? uiKit.strikethroughStyle.flatMap { Text.LineStyle($0, color: uiKit.strikethroughColor) }
        return said
    }

    /// With SwiftUI's attributes converted to UIKit's. `text.foregroundColor = .red` sets SwiftUI's red, even in a text
    /// for a label. SwiftUI's fonts are left out: they depend on an environment.
    var saidForUIKit: AttributeContainer {
        let (swiftUI, uiKit) = (self.swiftUI, self.uiKit)
        var said = self
        said.uiKit.foregroundColor = uiKit.foregroundColor ?? swiftUI.foregroundColor.map { UIColor(bridged: $0) }
        said.uiKit.backgroundColor = uiKit.backgroundColor ?? swiftUI.backgroundColor.map { UIColor(bridged: $0) }
        said.uiKit.kern = uiKit.kern ?? swiftUI.kern
        said.uiKit.tracking = uiKit.tracking ?? swiftUI.tracking
        said.uiKit.baselineOffset = uiKit.baselineOffset ?? swiftUI.baselineOffset
        said.uiKit.underlineStyle = uiKit.underlineStyle ?? swiftUI.underlineStyle.map { NSUnderlineStyle($0) }
        said.uiKit.strikethroughStyle =
            uiKit.strikethroughStyle ?? swiftUI.strikethroughStyle.map { NSUnderlineStyle($0) }
        return said
    }
}

extension Text.LineStyle {
    /// Nil if nothing is drawn.
    fileprivate init?(_ style: NSUnderlineStyle, color: UIColor?) {
        guard !style.isEmpty else { return nil }
        let pattern: Pattern =
            switch style.rawValue & 0x0F00 {
            case 0: .solid
            case NSUnderlineStyle.patternDot.rawValue: .dot
            default: .dash
            }
        self.init(pattern: pattern, color: color.map { Color(bridged: $0) })
    }
}

extension NSUnderlineStyle {
    fileprivate init(_ style: Text.LineStyle) {
        self = .single
        if style.pattern == .dot { formUnion(.patternDot) }
        if style.pattern == .dash { formUnion(.patternDash) }
    }
}
