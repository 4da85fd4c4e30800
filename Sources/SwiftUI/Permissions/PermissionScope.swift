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
                questions.answer(false)
            } label: {
                Text.system("Don’t Allow")
            }
            Button {
                questions.answer(true)
            } label: {
                Text.system("Allow")
            }
        } message: {
            if let reason = questions.current?.reason { Text(verbatim: reason) }
        }
    }

    private var title: Text {
        switch questions.current?.permission {
        case .contacts: .system("“\(appName)” would like to see your contacts")
        case .events: .system("“\(appName)” would like to see your calendar")
        case .eventsWriteOnly: .system("“\(appName)” would like to add events to your calendar")
        case .reminders: .system("“\(appName)” would like to see your reminders")
        case nil: Text(verbatim: "")
        }
    }
}
