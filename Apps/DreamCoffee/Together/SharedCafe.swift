import Foundation
import GroupActivities

/// A café shared by several visitors.
struct SharedCafe: GroupActivity, Transferable, Equatable {
    static let activityIdentifier = "dream-coffee.shared-cafe"

    /// The café's identity. Equal activities are the same café while it is open.
    var id = UUID()
    /// All visitors serve the same dreams, whose texts are in one language.
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
