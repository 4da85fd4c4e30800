import SwiftUI

/// How tips look.
///
/// See [TipViewStyle](https://developer.apple.com/documentation/tipkit/tipviewstyle).
@preconcurrency @MainActor
public protocol TipViewStyle {
    /// The look of a tip.
    associatedtype Body: View
    /// What is known of the tip.
    typealias Configuration = TipViewStyleConfiguration
    /// Makes the look of a tip.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What is known of a tip that is shown.
///
/// See [TipViewStyleConfiguration](https://developer.apple.com/documentation/tipkit/tipviewstyle/configuration).
@preconcurrency @MainActor
public struct TipViewStyleConfiguration {
    /// The tip.
    public let tip: any Tip
    /// What a person can do about it. The handlers tell the view that shows the tip, too.
    public let actions: [Tips.Action]
    /// What it says.
    public var title: Text? { tip.title }
    /// What else it says.
    public var message: Text? { tip.message }
    /// Its picture.
    public var image: Image? { tip.image }
    let isInline: Bool
}

/// As the system shows tips: a picture beside the texts, a cross, and buttons below.
///
/// See [MiniTipViewStyle](https://developer.apple.com/documentation/tipkit/minitipviewstyle).
public struct MiniTipViewStyle: TipViewStyle {
    /// The system's look.
    public nonisolated init() {}

    /// Makes the look of a tip.
    public func makeBody(configuration: Configuration) -> some View { MiniTip(configuration: configuration) }
}

extension TipViewStyle where Self == MiniTipViewStyle {
    /// As the system shows tips.
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

/// A tip in the style of the place.
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

    /// The action tells the view that shows the tip, too.
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

/// What modifiers say about tips.
struct TipLook {
    /// Behind a tip among other views: a little darker than what is around, or lighter where that is dark.
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
