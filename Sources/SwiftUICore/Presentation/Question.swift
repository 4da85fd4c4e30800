import Foundation
@_spi(Nodes) import ViewTree

extension View {
    /// An alert or a confirmation dialog.
    func question<A: View, M: View>(
        _ style: PresentationStyle, _ title: Text, _ isPresented: Binding<Bool>,
        titleVisibility: Visibility = .visible, actions: @escaping () -> A, message: @escaping () -> M
    ) -> some View {
        question(
            style, title, isPresented, titleVisibility: titleVisibility, presenting: (), actions: { _ in actions() },
            message: { _ in message() })
    }

    /// An alert or a confirmation dialog for data. Changes of the data are ignored while it is shown.
    func question<A: View, M: View, T>(
        _ style: PresentationStyle, _ title: Text, _ isPresented: Binding<Bool>,
        titleVisibility: Visibility = .visible, presenting data: T?, actions: @escaping (T) -> A,
        message: @escaping (T) -> M
    ) -> some View {
        modifier(
            PresentationModifier(
                style: style, item: { isPresented.wrappedValue ? data : nil }, identify: { _ in AnyHashable(true) },
                end: { isPresented.wrappedValue = false }, onDismiss: nil,
                content: { data in
                    Question(
                        title: title, isTitleShown: titleVisibility == .visible, message: message(data),
                        actions: actions(data))
                }, keepsItem: { isPresented.wrappedValue }))
    }
}

/// The content of an alert or a confirmation dialog: a title, a message, and under them the fields and the buttons.
struct Question<Actions: View, Message: View>: View {
    let title: Text
    let isTitleShown: Bool
    let message: Message
    let actions: Actions
    @Environment(\.self) private var environment

    private var isConfirmation: Bool {
        if case .confirmation? = environment.presentation?.style { true } else { false }
    }

    var body: some View {
        VStack(spacing: 18) {
            words
            DialogSuppressionBox()
            SubviewReader(content: answers) { subviews in
                LayoutContainer(layout: QuestionLayout(), content: buttons(shown(subviews)))
            }
            .buttonStyle(QuestionButtonStyle())
            .textFieldStyle(.roundedBorder)
        }
        .padding(16)
        .frame(maxWidth: .infinity)
        .presentationOption { [label = title.plainText(in: environment)] in $0.label = label }
    }

    private var words: some View {
        VStack(spacing: 6) {
            DialogPicture()
            if isTitleShown {
                title.font(.headline).accessibilityAddTraits(.isHeader)
            }
            message.font(.subheadline).foregroundStyle(isConfirmation ? .secondary : .primary)
        }
        .multilineTextAlignment(.center)
        .padding(.top, 6)
        .padding(.horizontal, 8)
    }

    private var answers: some View {
        Group {
            actions
            unstatedAnswer
        }
    }

    /// The default button, so that every dialog can be dismissed. It is shown in a confirmation dialog without a cancel
    /// button, and in an alert without any button.
    @ViewBuilder private var unstatedAnswer: some View {
        if isConfirmation {
            Button(role: .cancel) {
            } label: {
                Text.system("Cancel")
            }
        } else {
            Button {
            } label: {
                Text.system("OK")
            }
        }
    }

    private func shown(_ subviews: SubviewsCollection) -> [Subview] {
        let stated = subviews.dropLast()
        let isEnough = stated.contains { isConfirmation ? $0.isCancelling : $0.isAnswer }
        return isEnough ? Array(stated) : Array(subviews)
    }

    private func buttons(_ subviews: [Subview]) -> some View {
        ForEach(subviews) { $0 }
            .presentationOption { options in options.first = { firstWithKeyboard(subviews) } }
    }
}

extension Question {
    /// The view that gets the focus: the dialog's first field, else the cancel button, else one that isn't destructive.
    private func firstWithKeyboard(_ subviews: [Subview]) -> LayoutNode? {
        let first =
            subviews.first { $0.answer == nil } ?? subviews.first { $0.isCancelling }
            ?? subviews.first { $0.answer == .plain }
        return first?.layouts.first
    }
}

/// The kind of a dialog's button, for the layout; nil for views that aren't buttons.
private struct AnswerKey: LayoutValueKey {
    static var defaultValue: Answer? { nil }
}

private enum Answer {
    case plain, cancelling, destructive
}

extension Subview {
    fileprivate var answer: Answer? { layouts.first?.trait(LayoutValueTrait<AnswerKey>.self) ?? nil }
    fileprivate var isAnswer: Bool { answer != nil }
    fileprivate var isCancelling: Bool { answer == .cancelling }
}

/// A wide button that performs its action, and then dismisses the dialog.
private struct QuestionButtonStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { QuestionButton(configuration: configuration) }
}

private struct QuestionButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.presentation) private var presentation

    var body: some View {
        PressableLabel(action: press) {
            configuration.label
                .font(configuration.role == .cancel ? .body : .headline)
                .foregroundStyle(TintedFillStyle(role: configuration.role))
                .lineLimit(1)
                .padding(.horizontal, 12)
                .frame(maxWidth: .infinity, minHeight: 48)
                .background(.fill.tertiary, in: Capsule())
        }
        .layoutValue(key: AnswerKey.self, value: answer)
        // Escape and a press outside trigger the cancel button.
        .presentationOption { if answer == .cancelling { $0.cancel = { configuration.trigger() } } }
    }

    private var answer: Answer {
        switch configuration.role {
        case .cancel: .cancelling
        case .destructive: .destructive
        default: .plain
        }
    }

    /// Dismisses the dialog after the action, so that the action can still read the data that the app keeps during the
    /// dialog.
    private func press() {
        configuration.trigger()
        presentation?.dismiss()
    }
}

/// Fields below each other; two short buttons side by side, more of them below each other, the cancel button last.
private struct QuestionLayout: InheritedGuidesLayout {
    private let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let rows = rows(subviews, width: proposal.width ?? 0)
        let widths = rows.map { row in
            row.map { $0.sizeThatFits(.unspecified).width }.reduce(0, +) + CGFloat(row.count - 1) * spacing
        }
        let heights = rows.map { self.height(of: $0, width: proposal.width) }
        return CGSize(
            width: proposal.width ?? widths.max() ?? 0,
            height: heights.reduce(0, +) + CGFloat(max(rows.count - 1, 0)) * spacing)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var y = bounds.minY
        for row in rows(subviews, width: bounds.width) {
            let height = self.height(of: row, width: bounds.width)
            let width = (bounds.width - CGFloat(row.count - 1) * spacing) / CGFloat(row.count)
            for (column, subview) in row.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + CGFloat(column) * (width + spacing), y: y),
                    proposal: ProposedViewSize(width: width, height: height))
            }
            y += height + spacing
        }
    }

    private func rows(_ subviews: Subviews, width: CGFloat) -> [[LayoutSubview]] {
        let others = subviews.filter { $0[AnswerKey.self] == nil }
        let plain = subviews.filter { $0[AnswerKey.self] == .plain || $0[AnswerKey.self] == .destructive }
        let cancelling = subviews.filter { $0[AnswerKey.self] == .cancelling }
        let half = (width - spacing) / 2
        let answers = cancelling + plain
        let isPair =
            answers.count == 2 && width < 400 && answers.allSatisfy { $0.sizeThatFits(.unspecified).width <= half }
        return others.map { [$0] } + (isPair ? [answers] : (plain + cancelling).map { [$0] })
    }

    private func height(of row: [LayoutSubview], width: CGFloat?) -> CGFloat {
        let share = width.map { ($0 - CGFloat(row.count - 1) * spacing) / CGFloat(row.count) }
        return row.map { $0.sizeThatFits(ProposedViewSize(width: share, height: nil)).height }.max() ?? 0
    }
}
