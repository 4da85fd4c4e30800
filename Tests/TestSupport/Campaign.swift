import Foundation

/// How much is tried of what has many cases: all with `KISSA_CAMPAIGN`, as in `make verify`, which takes hours; a part in
/// `make test`.
public enum Campaign {
    public static let isWhole = ProcessInfo.processInfo.environment["KISSA_CAMPAIGN"] != nil

    /// Every `step`th of the cases, or all of them in a whole campaign.
    public static func portion<Case>(_ cases: [Case], every step: Int) -> [Case] {
        isWhole ? cases : stride(from: 0, to: cases.count, by: step).map { cases[$0] }
    }
}
