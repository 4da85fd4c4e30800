import Foundation
import FoundationAdditions

// Texts of file dialogs, bars and lists that are resources. Disfavoured overloads, so that a string literal is a
// localized string key.

extension View {
    /// Sets the message below the title of a file importer's card, which says what the files are for. The message
    /// is a localized resource.
    @_disfavoredOverload
    public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }

    /// Sets the label of the button on a file importer's card that opens the browser's chooser. The label is a
    /// localized resource.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
    }

    /// A line under the title of the page that this view is in. The subtitle is a localized resource.
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// No effect here: typing selects no row of a list. The text is a localized resource.
    @_disfavoredOverload
    public func typeSelectEquivalent(_ stringResource: LocalizedStringResource) -> some View { self }
}
