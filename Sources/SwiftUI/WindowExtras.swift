import SwiftUICore
import UIKit

/// The parts of a window that appear over its content, each made on its first use.
struct WindowExtras: View {
    let parts: WindowParts
    let appName: String
    let questions: PermissionQuestions
    let stage: ControllerStage
    /// The app's windows that are shown as cards.
    let cards: AnyView

    var body: some View {
        if !parts.used.isEmpty {
            if parts.used.contains(.undoCommands), let manager = ViewGraph.current?.undoManager {
                UndoCommands(manager: manager)
            }
            if parts.used.contains(.cards) { cards }
            if parts.used.contains(.controllers) { EmptyView().modifier(ControllerPresenting(stage: stage)) }
            if parts.used.contains(.questions) {
                PermissionScope(questions: questions, appName: appName, content: EmptyView())
            }
            WindowAttachments(parts: parts)
            if parts.used.contains(.storageNotice) { StorageNotice(health: .shared) }
            if parts.used.contains(.uploadNotice), let news = ViewGraph.current?.uploadNews {
                UploadNotice(news: news)
            }
        }
    }
}
