import Foundation
import SwiftUI

/// A hint at something that the app can do, shown when its rules say so.
///
/// See [Tip](https://developer.apple.com/documentation/tipkit/tip). What a visitor has seen is kept for that visitor.
public protocol Tip: Identifiable, Sendable {
    /// By what it is known. The type's name by default.
    var id: String { get }
    /// What it says.
    var title: Text { get }
    /// What else it says. Nil by default.
    var message: Text? { get }
    /// Its picture. Nil by default.
    var image: Image? { get }
    /// What a person can do about it. Nothing by default.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// Without which it isn't shown. None by default.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// How often it is shown. None by default.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// What a person can do about a tip.
    public typealias Action = Tips.Action
    /// Something that happens in an app.
    public typealias Event = Tips.Event
    /// A condition.
    public typealias Rule = Tips.Rule
    /// How often a tip is shown.
    public typealias Option = TipOption
    /// After how many times a tip isn't shown any more.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// A tip that is shown however often others are.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// Whether a tip may be shown.
    public typealias Status = Tips.Status

    /// The type's name.
    public var id: String { String(describing: Self.self) }
    /// None.
    public var message: Text? { nil }
    /// None.
    public var image: Image? { nil }
    /// Nothing.
    public var actions: [Tips.Action] { [] }
    /// None.
    public var rules: [Tips.Rule] { [] }
    /// None.
    public var options: [any TipOption] { [] }
}

/// How often a tip is shown.
///
/// See [TipOption](https://developer.apple.com/documentation/tipkit/tipoption).
public protocol TipOption: Sendable {}

/// Any tip.
///
/// See [AnyTip](https://developer.apple.com/documentation/tipkit/anytip).
public struct AnyTip: Tip {
    let tip: any Tip

    /// A tip without its type.
    public init(_ tip: some Tip) { self.tip = tip }
    init(any tip: any Tip) { self.tip = tip }

    /// By what it is known.
    public var id: String { tip.id }
    /// What it says.
    public var title: Text { tip.title }
    /// What else it says.
    public var message: Text? { tip.message }
    /// Its picture.
    public var image: Image? { tip.image }
    /// What a person can do about it.
    public var actions: [Tips.Action] { tip.actions }
    /// Without which it isn't shown.
    public var rules: [Tips.Rule] { tip.rules }
    /// How often it is shown.
    public var options: [any TipOption] { tip.options }
}
