import Permissions

/// Asks a visitor for permissions in the window whose code asks for them.
struct WindowPermissionPrompt: PermissionPrompt {
    /// The window that the current task works for.
    struct Window: Sendable {
        let visitor: String
        let questions: PermissionQuestions
    }

    @TaskLocal static var window: Window?

    /// Lets the frameworks ask in windows, from the first window on.
    static func install() {
        if PermissionDesk.shared.prompt == nil { PermissionDesk.shared.prompt = WindowPermissionPrompt() }
    }

    var visitor: String? { Self.window?.visitor }

    @MainActor func ask(for permission: Permission, reason: String?) async -> Bool {
        await Self.window?.questions.ask(for: permission, reason: reason) ?? false
    }
}
