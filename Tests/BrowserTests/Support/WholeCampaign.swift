import Foundation

/// Whether everything is played and shown, as in `make verify`. It takes an hour; `make test` plays and shows a part.
let isWholeCampaign = ProcessInfo.processInfo.environment["KISSA_CAMPAIGN"] != nil

/// Every `step`th of the cases; in a whole campaign, or if pictures are kept, all of them.
func someOrAll<Case>(_ cases: [Case], every step: Int) -> [Case] {
    guard !isWholeCampaign, ProcessInfo.processInfo.environment["KISSA_SCREENSHOTS"] == nil else { return cases }
    return stride(from: 0, to: cases.count, by: step).map { cases[$0] }
}
