import SwiftUICore
import UIKit

/// Shows what controllers present over a view, as SwiftUI's sheets, covers and alerts.
struct ControllerPresenting: ViewModifier {
    let stage: ControllerStage

    func body(content: Content) -> some View {
        content
            .sheet(item: card(.sheet), onDismiss: stage.cardDidEnd) { PresentedCard(presented: $0, stage: stage) }
            .fullScreenCover(item: card(.cover), onDismiss: stage.cardDidEnd) {
                PresentedCard(presented: $0, stage: stage)
            }
            .alert(
                title(.alert), isPresented: isAsked(.alert), presenting: question(.alert), actions: answers,
                message: message
            )
            .confirmationDialog(
                title(.confirmation), isPresented: isAsked(.confirmation), titleVisibility: titleVisibility,
                presenting: question(.confirmation), actions: answers, message: message
            )
            // The window's stage is shown only when it first presents something.
            .onChange(of: stage.presented?.id, initial: true) { stage.presentedDidChange() }
    }

    private func card(_ kind: PresentedController.Kind) -> Binding<PresentedController?> {
        Binding(get: { stage.presented(as: kind) }, set: { if $0 == nil { stage.wasDismissed(kind) } })
    }

    // MARK: Questions

    private func question(_ kind: PresentedController.Kind) -> UIAlertController? {
        stage.presented(as: kind)?.controller as? UIAlertController
    }

    private func isAsked(_ kind: PresentedController.Kind) -> Binding<Bool> {
        Binding(get: { stage.presented(as: kind) != nil }, set: { if !$0 { stage.wasDismissed(kind) } })
    }

    private func title(_ kind: PresentedController.Kind) -> Text { Text(verbatim: question(kind)?.title ?? "") }

    private var titleVisibility: Visibility {
        question(.confirmation)?.title?.isEmpty ?? true ? .hidden : .visible
    }

    @ViewBuilder private func answers(_ alert: UIAlertController) -> some View {
        ForEach(alert.textFields ?? [], id: \.self) { AlertField(field: $0) }
        ForEach(alert.actions, id: \.self) { action in
            Button(action.title ?? "", role: action.role) { alert.choose(action) }
                .disabled(!action.isEnabled)
                .keyboardShortcut(action === alert.preferredAction ? .defaultAction : nil)
        }
    }

    @ViewBuilder private func message(_ alert: UIAlertController) -> some View {
        if let message = alert.message, !message.isEmpty { Text(verbatim: message) }
    }
}

/// An alert's text field. A field without a border gets one.
private struct AlertField: View {
    let field: UITextField

    var body: some View {
        let isBare = field.borderStyle == .none
        ShownField(field: field)
            .frame(height: isBare ? 22 : 34)
            .padding(.horizontal, isBare ? 8 : 0)
            .padding(.vertical, isBare ? 6 : 0)
            .background(isBare ? AnyShapeStyle(.fill.quaternary) : AnyShapeStyle(.clear), in: .rect(cornerRadius: 8))
    }
}

private struct ShownField: UIViewRepresentable {
    let field: UITextField

    func makeUIView(context: Context) -> UITextField { field }
    func updateUIView(_ uiView: UITextField, context: Context) {}
}

/// The content of a presented controller.
private struct PresentedCard: View {
    let presented: PresentedController
    /// Notifies of changes of the card.
    let stage: ControllerStage

    private var controller: UIViewController { stage.presented?.controller ?? presented.controller }

    var body: some View {
        PresentedControllerView(controller: controller)
            .interactiveDismissDisabled(!stage.hearsWishes)
            .interactiveDismissAsks { stage.userMayPutAway() }
            .presentationDetents(controller.sheetPresentationController?.presentationDetents ?? [.large])
            .presentationDragIndicator(
                controller.sheetPresentationController?.prefersGrabberVisible == true ? .visible : .automatic
            )
            .presentationCornerRadius(controller.sheetPresentationController?.preferredCornerRadius)
            .modifier(ClearCover(isClear: isClear))
    }

    /// Whether the content below remains visible.
    private var isClear: Bool {
        switch controller.modalPresentationStyle {
        case .overFullScreen, .overCurrentContext, .custom: true
        default: false
        }
    }
}

private struct ClearCover: ViewModifier {
    let isClear: Bool

    func body(content: Content) -> some View {
        if isClear { content.presentationBackground(.clear) } else { content }
    }
}

extension UIAlertAction {
    fileprivate var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
