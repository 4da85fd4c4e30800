import Permissions

/// Asks a visitor for permissions, in the window whose code requests them.
struct WindowPermissionPrompt: PermissionPrompt {
    /// The window for which the current task runs.
    struct Window: Sendable {
        let visitor: String
        let questions: PermissionQuestions
    }

    @TaskLocal static var window: Window?

    /// Enables questions in windows; called for the first window.
    static func install() {
        if PermissionDesk.shared.prompt == nil { PermissionDesk.shared.prompt = WindowPermissionPrompt() }
    }

    var visitor: String? { Self.window?.visitor }

    @MainActor func ask(for permission: Permission, reason: String?) async -> Bool {
        await Self.window?.questions.ask(for: permission, reason: reason) ?? false
    }
}
