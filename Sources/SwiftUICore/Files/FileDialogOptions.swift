import FoundationAdditions
import CoreTransferable
import Foundation

/// An app's settings for the card that asks for files. The file chooser itself is the browser's and can't be
/// configured.

private struct FileDialogMessageKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

private struct FileDialogConfirmationLabelKey: EnvironmentKey {
    static var defaultValue: Text? { nil }
}

extension EnvironmentValues {
    var fileDialogMessage: Text? {
        get { self[FileDialogMessageKey.self] }
        set { self[FileDialogMessageKey.self] = newValue }
    }

    var fileDialogConfirmationLabel: Text? {
        get { self[FileDialogConfirmationLabelKey.self] }
        set { self[FileDialogConfirmationLabelKey.self] = newValue }
    }
}

extension View {
    /// Sets the message below the title of a file importer's card, which says what the files are for.
    ///
    /// See [fileDialogMessage](https://developer.apple.com/documentation/swiftui/view/filedialogmessage(_:)).
    public func fileDialogMessage(_ message: Text?) -> some View { environment(\.fileDialogMessage, message) }

    /// Sets the message below the title of a file importer's card, which says what the files are for. The title is
    /// looked up in the app's strings.
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View { fileDialogMessage(Text(messageKey)) }

    /// Sets the message below the title of a file importer's card, which says what the files are for. The title is
    /// shown as it is.
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(verbatim: String(message)))
    }

    /// Sets the label of the button on a file importer's card that opens the browser's chooser.
    ///
    /// See [fileDialogConfirmationLabel](https://developer.apple.com/documentation/swiftui/view/filedialogconfirmationlabel(_:)).
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogConfirmationLabel, label)
    }

    /// Sets the label of the button on a file importer's card that opens the browser's chooser. The title is looked up
    /// in the app's strings.
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the button on a file importer's card that opens the browser's chooser. The title is shown as
    /// it is.
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(verbatim: String(label)))
    }
}

// MARK: - The browser's own

/// How a system's chooser shows files.
@available(*, unavailable, message: "The chooser of files is the browser's: leave fileDialogBrowserOptions out")
public struct FileDialogBrowserOptions: OptionSet, Sendable {
    /// The set as bits.
    public let rawValue: Int
    /// A set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Shows what is in packages. Not available.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Shows hidden files. Not available.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Shows the extensions of files. Not available.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

extension View {
    /// Sets how the system's chooser shows files. Not available.
    @available(*, unavailable, message: "The chooser of files is the browser's: leave this out")
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    /// Sets the folder that the chooser opens. Not available.
    @available(*, unavailable, message: "A browser opens its chooser where the person was last: leave this out")
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View { self }

    /// Identifies the chooser, which then remembers its folder. Not available.
    @available(*, unavailable, message: "A browser remembers the place of its chooser itself: leave this out")
    public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Imports aliases without resolving them. Not available.
    @available(*, unavailable, message: "A browser follows aliases before the app gets a file: leave this out")
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Sets which addresses can be chosen. Not available.
    @available(*, unavailable, message: "Look at the address in onCompletion, and say there what is wrong with it")
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }

    /// Sets the label of the field for a file's name. Not available.
    @available(*, unavailable, message: "A browser asks for no name: give fileExporter a defaultFilename")
    public func fileExporterFilenameLabel(_ label: Text?) -> some View { self }

    /// Sets the label of the field for a file's name. Not available.
    @available(*, unavailable, message: "A browser asks for no name: give fileExporter a defaultFilename")
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// Sets the label of the field for a file's name. Not available.
    @_disfavoredOverload
    @available(*, unavailable, message: "A browser asks for no name: give fileExporter a defaultFilename")
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View { self }
}
