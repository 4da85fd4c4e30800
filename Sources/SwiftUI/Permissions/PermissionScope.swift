import Permissions
import SwiftUICore

/// A window's content, over which its frameworks' permission questions appear.
struct PermissionScope<Content: View>: View {
    @Bindable var questions: PermissionQuestions
    let appName: String
    let content: Content

    var body: some View {
        content.alert(title, isPresented: $questions.isAsking) {
            Button(role: .cancel) {
                questions.choose(false)
            } label: {
                Text.system("Don’t Allow")
            }
            Button {
                questions.choose(true)
            } label: {
                Text.system("Allow")
            }
        } message: {
            reason
        }
    }

    /// The reason given for this request, else the app's general one.
    private var reason: Text? {
        guard let question = questions.current else { return nil }
        return question.reason.map { Text(verbatim: $0) } ?? UsageDescription(question.permission).text
    }

    /// The app's name, localized by the app's own strings if possible.
    private var app: Text { Text(LocalizedStringKey(appName)) }

    private var title: Text {
        switch questions.current?.permission {
        case .contacts: .system("“\(app)” would like to see your contacts")
        case .events: .system("“\(app)” would like to see your calendar")
        case .eventsWriteOnly: .system("“\(app)” would like to add events to your calendar")
        case .reminders: .system("“\(app)” would like to see your reminders")
        case .notifications: .system("“\(app)” would like to send you notifications")
        case nil: Text(verbatim: "")
        }
    }
}
