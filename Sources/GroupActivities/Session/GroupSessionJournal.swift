/// Files that a group has in common.
@available(*, unavailable, message: "Kissa has no journal: send values with GroupSessionMessenger")
public final class GroupSessionJournal {}
