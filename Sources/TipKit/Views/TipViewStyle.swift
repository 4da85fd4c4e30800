import SwiftUI

/// The appearance of tips.
///
/// See [TipViewStyle](https://developer.apple.com/documentation/tipkit/tipviewstyle).
@preconcurrency @MainActor
public protocol TipViewStyle {
    /// The view of a tip.
    associatedtype Body: View
    /// The properties of the tip.
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the view of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a displayed tip.
///
/// See [TipViewStyleConfiguration](https://developer.apple.com/documentation/tipkit/tipviewstyle/configuration).
@preconcurrency @MainActor
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// The buttons. Their handlers also notify the view that shows the tip.
    public let actions: [Tips.Action]
    /// The title.
    public var title: Text? { tip.title }
    /// The message below the title.
    public var message: Text? { tip.message }
    /// The image.
    public var image: Image? { tip.image }
    let isInline: Bool
}

/// The default appearance: an image next to the texts, a close button, and buttons below.
///
/// See [MiniTipViewStyle](https://developer.apple.com/documentation/tipkit/minitipviewstyle).
public struct MiniTipViewStyle: TipViewStyle {
    /// Creates the style.
    public nonisolated init() {}

    /// Makes the view of a tip.
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// The default appearance.
    public static var miniTip: MiniTipViewStyle { MiniTipViewStyle() }
}

private struct MiniTip: View {
    let configuration: TipViewStyleConfiguration
    @Environment(\.tipLook) private var look

    var body: some View {
        HStack(alignment: .top, spacing: 12) {
            if let image = configuration.image {
                image.resizable().scaledToFit().foregroundStyle(.tint)
                    .frame(width: look.imageSize?.width ?? 32, height: look.imageSize?.height ?? 32)
                    .accessibilityHidden(true)
            }
            VStack(alignment: .leading, spacing: 4) {
                configuration.title.font(.headline)
                if let message = configuration.message { message.font(.subheadline).foregroundStyle(.secondary) }
                ForEach(configuration.actions) { action in
                    Divider().padding(.vertical, 4)
                    Button(action: action.handler) {
                        action.label().fontWeight(action.index == 0 ? .semibold : .regular)
                    }
                    .disabled(action.disabled)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Button {
                configuration.tip.invalidate(reason: .tipClosed)
            } label: {
                Image(systemName: "xmark").font(.footnote.weight(.semibold)).foregroundStyle(Color.secondary)
            }
            .accessibilityLabel(Text.system("Close"))
        }
        .buttonStyle(.borderless)
        .padding(16)
        .background { ground }
    }

    @ViewBuilder private var ground: some View {
        if let background = look.background {
            background.clipShape(RoundedRectangle(cornerRadius: look.cornerRadius ?? 13))
        } else if configuration.isInline {
            RoundedRectangle(cornerRadius: look.cornerRadius ?? 13).fill(TipLook.ground)
        }
    }
}

/// A tip in the style of its environment.
struct TipCard: View {
    let tip: any Tip
    let isInline: Bool
    let action: (Tips.Action) -> Void
    @Environment(\.tipLook) private var look

    var body: some View {
        let actions = tip.actions.enumerated().map { index, action in heard(action, index) }
        look.style(TipViewStyleConfiguration(tip: tip, actions: actions, isInline: isInline))
            .accessibilityElement(children: .contain)
    }

    /// The action with a handler that also notifies the view that shows the tip.
    private func heard(_ own: Tips.Action, _ index: Int) -> Tips.Action {
        nonisolated(unsafe) let tell = action
        var told = own
        told.index = index
        let original = told
        var heard = Tips.Action(
            id: own.id, disabled: own.disabled,
            perform: {
                original.handler()
                tell(original)
            }, own.label)
        heard.index = index
        return heard
    }
}

/// The tip settings from modifiers.
struct TipLook {
    /// The background of an inline tip: slightly darker than its surroundings, or lighter in dark mode.
    static let ground = Color.primary.opacity(0.06)

    var style: @MainActor (TipViewStyleConfiguration) -> AnyView = {
        AnyView(MiniTipViewStyle().makeBody(configuration: $0))
    }
    var background: AnyView?
    var cornerRadius: CGFloat?
    var imageSize: CGSize?
}

extension EnvironmentValues {
    @Entry var tipLook: TipLook = TipLook()
}
