import Permissions
import SwiftUICore

/// A window's content, before which the questions of its frameworks appear.
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
            if let reason = questions.current?.reason { Text(verbatim: reason) }
        }
    }

    /// The app's name, in the visitor's language where the app's own strings have one.
    private var app: Text { Text(LocalizedStringKey(appName)) }

    private var title: Text {
        switch questions.current?.permission {
        case .contacts: .system("“\(app)” would like to see your contacts")
        case .events: .system("“\(app)” would like to see your calendar")
        case .eventsWriteOnly: .system("“\(app)” would like to add events to your calendar")
        case .reminders: .system("“\(app)” would like to see your reminders")
        case nil: Text(verbatim: "")
        }
    }
}
