/// The look of the dialogs in all windows of a scene, like the view modifiers with the same names.

extension Scene {
    /// Shows an image above the title of each dialog.
    public func dialogIcon(_ icon: Image?) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogIcon(icon)) }
    }

    /// Sets how severe the dialogs are.
    public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogSeverity(severity)) }
    }

    /// Adds a checkbox to each dialog with which a person can suppress it.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogSuppressionToggle(isSuppressed: isSuppressed)) }
    }

    /// Adds a checkbox with a label to each dialog, with which a person can suppress it.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogSuppressionToggle(label, isSuppressed: isSuppressed)) }
    }

    /// Adds a checkbox with a label to each dialog, with which a person can suppress it.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Adds a checkbox with a label to each dialog, with which a person can suppress it.
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene {
        dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
    }
}
