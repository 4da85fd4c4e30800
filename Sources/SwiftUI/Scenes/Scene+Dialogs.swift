/// The look of the dialogs in all windows of a scene. The modifiers of the same names do this for a view.

extension Scene {
    /// Shows an image above the title of each dialog.
    public func dialogIcon(_ icon: Image?) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogIcon(icon)) }
    }

    /// Sets how severe the dialogs are.
    public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogSeverity(severity)) }
    }

    /// Gives each dialog a box by which a person asks not to be asked again.
    public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogSuppressionToggle(isSuppressed: isSuppressed)) }
    }

    /// Gives each dialog a box with a label, by which a person asks not to be asked again.
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some Scene {
        ModifiedScene.around(self) { AnyView($0.dialogSuppressionToggle(label, isSuppressed: isSuppressed)) }
    }

    /// Gives each dialog a box with a label, by which a person asks not to be asked again.
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some Scene {
        dialogSuppressionToggle(Text(titleKey), isSuppressed: isSuppressed)
    }

    /// Gives each dialog a box with a label, by which a person asks not to be asked again.
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some Scene {
        dialogSuppressionToggle(Text(verbatim: String(title)), isSuppressed: isSuppressed)
    }
}
