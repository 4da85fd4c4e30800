import Assets
import Permissions
import SwiftUICore

/// A window's content, before which the questions of its frameworks appear.
struct PermissionScope<Content: View>: View {
    let questions: PermissionQuestions
    let appName: String
    let content: Content
    @Environment(\.locale) private var locale

    var body: some View {
        content.alert(
            title,
            isPresented: Binding {
                questions.current != nil
            } set: {
                if !$0 { questions.answer(false) }
            }
        ) {
            Button(texts.refuse, role: .cancel) { questions.answer(false) }
            Button(texts.allow) { questions.answer(true) }
        } message: {
            if let reason = questions.current?.reason { Text(verbatim: reason) }
        }
    }

    private var texts: PermissionTexts {
        locale.language.languageCode == .japanese ? .japanese : .english
    }

    private var title: Text {
        Text(verbatim: questions.current.map { texts.title(appName, $0.permission) } ?? "")
    }
}

/// What a question says.
private struct PermissionTexts {
    let title: (_ app: String, Permission) -> String
    let allow: String
    let refuse: String

    static let english = PermissionTexts(
        title: { app, permission in
            switch permission {
            case .contacts: "“\(app)” would like to see your contacts"
            case .events: "“\(app)” would like to see your calendar"
            case .eventsWriteOnly: "“\(app)” would like to add events to your calendar"
            case .reminders: "“\(app)” would like to see your reminders"
            }
        }, allow: "Allow", refuse: "Don’t Allow")

    static let japanese = PermissionTexts(
        title: { app, permission in
            switch permission {
            case .contacts: "“\(app)”が連絡先を見ようとしています"
            case .events: "“\(app)”がカレンダーを見ようとしています"
            case .eventsWriteOnly: "“\(app)”がカレンダーに予定を加えようとしています"
            case .reminders: "“\(app)”がリマインダーを見ようとしています"
            }
        }, allow: "許可", refuse: "許可しない")
}
