import Foundation
import GroupActivities

/// The café that several visitors are in.
struct SharedCafe: GroupActivity, Transferable, Equatable {
    static let activityIdentifier = "dream-coffee.shared-cafe"

    /// Whose café it is. Activities that are equal are the same café, while that is open.
    var id = UUID()
    /// Everybody serves the same dreams, whose words are in one language.
    var language: GameLanguage

    var metadata: GroupActivityMetadata {
        get async {
            var metadata = GroupActivityMetadata()
            metadata.title = language.text("Dream Coffee")
            metadata.subtitle = language.text("Come to my café")
            metadata.type = .createTogether
            return metadata
        }
    }

    static var transferRepresentation: some TransferRepresentation { GroupActivityTransferRepresentation { $0 } }
}
