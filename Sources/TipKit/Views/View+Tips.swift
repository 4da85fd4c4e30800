import SwiftUI

extension View {
    /// Shows a tip in a popover next to the view while it is available.
    ///
    /// See [popoverTip](https://developer.apple.com/documentation/swiftui/view/popovertip(_:arrowedge:action:)).
    public func popoverTip(
        _ tip: (any Tip)?, arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View { modifier(PopoverTip(tip: tip, edge: arrowEdge, action: action)) }

    /// Shows a tip in a popover next to the view while it is available and the value is true.
    public func popoverTip(
        _ tip: (any Tip)?, isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil, action: @escaping (Tips.Action) -> Void = { _ in }
    ) -> some View {
        modifier(PopoverTip(tip: tip, isPresented: isPresented, edge: arrowEdge, action: action))
    }

    /// Sets the style of tips in the view.
    public func tipViewStyle(_ style: some TipViewStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.style = { AnyView(style.makeBody(configuration: $0)) } }
    }

    /// Sets the background of tips in the view.
    public func tipBackground(_ style: some ShapeStyle) -> some View {
        transformEnvironment(\.tipLook) { $0.background = AnyView(Rectangle().fill(style)) }
    }

    /// Sets the background of tips in the view.
    public func tipBackground<Background: View>(@ViewBuilder content: () -> Background) -> some View {
        let view = AnyView(content())
        return transformEnvironment(\.tipLook) { $0.background = view }
    }

    /// Sets the corner radius of tips in the view.
    public func tipCornerRadius(_ cornerRadius: Double, antialiased: Bool = true) -> some View {
        transformEnvironment(\.tipLook) { $0.cornerRadius = cornerRadius }
    }

    /// Sets the size of images in tips in the view.
    public func tipImageSize(_ size: CGSize) -> some View {
        transformEnvironment(\.tipLook) { $0.imageSize = size }
    }
}

/// Shows a tip in a popover of a view.
private struct PopoverTip: ViewModifier {
    let tip: (any Tip)?
    /// Nil if the tip isn't restricted by a binding.
    var isPresented: Binding<Bool>?
    let edge: Edge?
    let action: (Tips.Action) -> Void
    @State private var isShown = false
    @Environment(\.tipLook) private var look

    func body(content: Content) -> some View {
        content.popover(isPresented: presented, arrowEdge: edge ?? .top) {
            if let tip {
                TipCard(tip: tip, isInline: false, action: action)
                    .frame(maxWidth: 320)
                    .modifier(TipTime(tip: tip, isShown: $isShown))
                    .environment(\.tipLook, look)
                    .presentationCompactAdaptation(.popover)
            }
        }
        .onChange(of: presented.wrappedValue) { _, isThere in
            if !isThere { isPresented?.wrappedValue = false }
        }
    }

    /// Dismissing the popover invalidates the tip.
    private var presented: Binding<Bool> {
        Binding {
            isPresented?.wrappedValue != false && tip?.status(whileShown: isShown) == .available
        } set: {
            if !$0 { tip?.invalidate(reason: .tipClosed) }
        }
    }
}
