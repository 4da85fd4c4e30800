import CoreGraphics
import Foundation
import SwiftUICore

/// Blurs what is behind it. Its content belongs into `contentView`.
///
/// See [UIVisualEffectView](https://developer.apple.com/documentation/uikit/uivisualeffectview). The effects are SwiftUI's
/// materials.
open class UIVisualEffectView: UIView {
    /// The view for the app's subviews.
    public let contentView = UIView()
    private let ground = HostedView(EffectGround())
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { ground.content = EffectGround(material: effect?.material) } }

    /// A view with an effect.
    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        clipsToBounds = true
        ground.content = EffectGround(material: effect?.material)
        addSubview(ground)
        addSubview(contentView)
    }

    /// A view without an effect.
    public convenience override init(frame: CGRect) {
        self.init(effect: nil)
        self.frame = frame
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Makes the effect and the content fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        (ground.frame, contentView.frame) = (bounds, bounds)
    }
}

private struct EffectGround: View {
    var material: Material?

    var body: some View {
        if let material { Rectangle().fill(material).accessibilityHidden(true) }
    }
}

/// An effect of a `UIVisualEffectView`.
@preconcurrency @MainActor
open class UIVisualEffect: NSObject {
    var material: Material? { nil }
}

/// Blurs what is behind a view.
///
/// See [UIBlurEffect](https://developer.apple.com/documentation/uikit/uiblureffect). Styles for light or dark look like those
/// without: they follow the page.
open class UIBlurEffect: UIVisualEffect {
    /// How much shows through.
    public enum Style: Int, Sendable {
        case extraLight, light, dark
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    private let style: Style

    /// An effect with a style.
    public init(style: Style) {
        self.style = style
        super.init()
    }

    override var material: Material? {
        switch style {
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThin
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light, .dark: .thin
        case .regular, .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
        case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: .thick
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
        }
    }
}

/// Makes content on a blur stand out. It has no effect here: content has its own colors.
///
/// See [UIVibrancyEffect](https://developer.apple.com/documentation/uikit/uivibrancyeffect).
open class UIVibrancyEffect: UIVisualEffect {
    /// An effect for content on a blur.
    public init(blurEffect: UIBlurEffect) { super.init() }
}
