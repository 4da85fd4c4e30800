/// Which programs see a representation.
///
/// See
/// [TransferRepresentationVisibility](https://developer.apple.com/documentation/coretransferable/transferrepresentationvisibility).
public struct TransferRepresentationVisibility: Hashable, Sendable {
    private let reach: Int

    /// Every program.
    public static let all = TransferRepresentationVisibility(reach: 3)
    /// Programs of the same team.
    public static let team = TransferRepresentationVisibility(reach: 2)
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(reach: 1)
    /// The app itself.
    public static let ownProcess = TransferRepresentationVisibility(reach: 0)

    func includes(_ audience: TransferRepresentationVisibility) -> Bool { audience.reach <= reach }
}

extension TransferRepresentation {
    /// Uses this representation for exporting only if the condition holds.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> _TransferRepresentations<Item> {
        changingParts { part in
            part.isExported = { [isExported = part.isExported] in isExported($0) && condition($0) }
        }
    }

    /// Limits the programs that this representation is exported to. The default is all programs.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> _TransferRepresentations<Item> {
        changingParts { $0.visibility = visibility }
    }

    /// Suggests a name for a file that contains the value.
    public func suggestedFileName(_ fileName: String) -> _TransferRepresentations<Item> {
        suggestedFileName { _ in fileName }
    }

    /// Suggests a name for a file that contains the value; nil makes no suggestion.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> _TransferRepresentations<Item> {
        changingParts { $0.suggestedName = fileName }
    }

    private func changingParts(_ change: (inout _TransferPart<Item>) -> Void) -> _TransferRepresentations<Item> {
        _TransferRepresentations(
            _parts: _parts.map { part in
                var part = part
                change(&part)
                return part
            })
    }
}
