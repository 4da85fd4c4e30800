import SwiftUI

/// What a character says, typed letter by letter, and the field for the player's answer.
struct DialogBoxView: View {
    let dialogEngine: DialogEngine
    /// The seconds between two letters.
    var letterSeconds = 0.025
    /// Whether there is very little height, as above the keyboard of a phone in landscape.
    var isFlat = false
    @State private var text = ""
    @State private var renderedText = ""
    /// The last utterance that was typed completely.
    @State private var saidCount = 0
    /// The last utterance that was announced to assistive technology.
    @State private var announcedCount = 0
    @FocusState private var isFocused: Bool

    /// True from the moment that there is an utterance, even before its first letter is shown.
    private var isTalking: Bool { dialogEngine.talkingTo != nil && saidCount != dialogEngine.utteranceCount }

    private var isPlayersTurn: Bool { dialogEngine.talkingTo != nil && !isTalking && !dialogEngine.isGenerating }

    var body: some View {
        VStack(spacing: isFlat ? 4 : 8) {
            if dialogEngine.talkingTo != nil {
                dialogView
                    .overlay(alignment: .topTrailing) {
                        exitButton
                            .opacity(isTalking ? 0 : 1)
                            .animation(.linear(duration: 0.2), value: isTalking)
                    }
                    .transition(.opacity)
                responseField
                    .opacity(isPlayersTurn ? 1 : 0)
                    .animation(.linear(duration: 0.2), value: isPlayersTurn)
                    .transition(.opacity)
            }
        }
        .modifier(RoomyWidth(520))
        .padding(.horizontal)
        .padding(.bottom, isFlat ? 4 : 16)
        .task(id: dialogEngine.utteranceCount) { await type() }
        .onChange(of: isPlayersTurn) { _, isTurn in isFocused = isTurn }
        .onChange(of: dialogEngine.draft) { limitDraft() }
        .wayBack(dialogEngine.talkingTo == nil ? nil : { endConversation() })
    }

    private var dialogView: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: dialogEngine.talkingTo?.displayName ?? "")
                .fontWeight(.bold)
                // Next to the way out, and as high as the part of it below the box's edge.
                .padding(.trailing, 44)
                .frame(minHeight: isFlat ? nil : 28, alignment: .top)
            // A long answer, or large text, scrolls if the window is too small for it.
            ViewThatFits(in: .vertical) {
                words
                ScrollView(.vertical) { words }
            }
            .padding(.trailing, isFlat ? 32 : 0)
        }
        .foregroundStyle(.darkBrown)
        .frame(maxWidth: .infinity, minHeight: isFlat ? 32 : 68, alignment: .topLeading)
        .modifier(GameBoxStyle(insets: insets))
        .onTapGesture(perform: hurry)
        .background { if isTalking { hurryKeys } }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(text)
    }

    private var insets: EdgeInsets {
        isFlat ? EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16) : GameBoxStyle().insets
    }

    private var words: some View {
        Text(typedText)
            .lineSpacing(3)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityHidden(true)
    }

    /// The untyped part is laid out invisibly, so that neither the box grows nor a word wraps while it is typed.
    private var typedText: AttributedString {
        var typed = AttributedString(text)
        let said = typed.index(typed.startIndex, offsetByCharacters: renderedText.count)
        typed[said...].foregroundColor = .clear
        return typed
    }

    /// Space and Return work like a tap on the box.
    private var hurryKeys: some View {
        Group {
            Button(action: hurry) { Color.clear }.keyboardShortcut(.space, modifiers: [])
            Button(action: hurry) { Color.clear }.keyboardShortcut(.return, modifiers: [])
        }
        .opacity(0)
        .accessibilityHidden(true)
    }

    private var exitButton: some View {
        BoxIconButton(Text("End conversation"), symbol: "xmark", action: endConversation)
            .fontWeight(.bold)
            .padding(isFlat ? 4 : 8)
    }

    private var responseField: some View {
        HStack {
            TextField("Reply", text: Bindable(dialogEngine).draft)
                .textFieldStyle(.plain)
                .focused($isFocused)
                .foregroundStyle(.darkBrown)
                .disabled(!isPlayersTurn)
                .onSubmit(userResponds)
            roomLeft
            BoxIconButton(Text("Send reply"), symbol: "paperplane.fill", action: userResponds)
                .disabled(!isPlayersTurn)
        }
        .modifier(GameBoxStyle(insets: EdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 8)))
    }

    /// How many more characters can be typed, once there are few.
    @ViewBuilder private var roomLeft: some View {
        let count = DialogEngine.lineLengthMax - dialogEngine.draft.unicodeScalars.count
        if count <= 40 {
            Text(verbatim: "\(max(count, 0))")
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(.darkBrown)
                .accessibilityLabel("\(max(count, 0)) characters left")
        }
    }

    /// Types the utterance; a new one ends this task and starts the next.
    private func type() async {
        let count = dialogEngine.utteranceCount
        text = dialogEngine.nextUtterance ?? ""
        // A hurried utterance is shown at once, without waiting for the first letter.
        renderedText = saidCount == count ? text : ""
        if !text.isEmpty { announce() }
        while renderedText.count < text.count {
            guard (try? await Task.sleep(for: .seconds(letterSeconds))) != nil else { return }
            renderedText = letterSeconds > 0 ? String(text.prefix(renderedText.count + 1)) : text
        }
        saidCount = count
    }

    /// A screen reader announces each line once and as a whole, not letter by letter.
    private func announce() {
        guard !dialogEngine.isGenerating, announcedCount != dialogEngine.utteranceCount else { return }
        announcedCount = dialogEngine.utteranceCount
        AccessibilityNotification.Announcement(text).post()
    }

    private func hurry() {
        renderedText = text
        saidCount = dialogEngine.utteranceCount
    }

    private func endConversation() {
        withAnimation(.linear(duration: 0.2)) { dialogEngine.endConversation() }
    }

    private func limitDraft() {
        // Measured in scalars, as in `DialogEngine`: some emoji consist of many.
        while dialogEngine.draft.unicodeScalars.count > DialogEngine.lineLengthMax { dialogEngine.draft.removeLast() }
    }

    /// Text that is typed while the character talks, or on a slow connection before the emptied field arrives, is kept for the
    /// next reply.
    private func userResponds() {
        guard isPlayersTurn else { return }
        dialogEngine.respond(dialogEngine.draft)
        if dialogEngine.isGenerating { isFocused = false }
        dialogEngine.draft = ""
    }
}
