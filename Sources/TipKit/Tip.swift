import Foundation
import SwiftUI

/// A hint about a feature of the app, shown when its rules hold.
///
/// See [Tip](https://developer.apple.com/documentation/tipkit/tip). What has been seen is stored for each visitor.
public protocol Tip: Identifiable, Sendable {
    /// The identifier. By default the type's name.
    var id: String { get }
    /// The title.
    var title: Text { get }
    /// A message below the title. Nil by default.
    var message: Text? { get }
    /// An image. Nil by default.
    var image: Image? { get }
    /// Buttons below the tip. None by default.
    @Tips.ActionBuilder var actions: [Tips.Action] { get }
    /// The conditions for showing the tip. None by default.
    @Tips.RuleBuilder var rules: [Tips.Rule] { get }
    /// Options, such as the maximum number of times it is shown. None by default.
    @Tips.OptionsBuilder var options: [any TipOption] { get }
}

extension Tip {
    /// A button of a tip.
    public typealias Action = Tips.Action
    /// An event in an app.
    public typealias Event = Tips.Event
    /// A condition for showing a tip.
    public typealias Rule = Tips.Rule
    /// An option of a tip.
    public typealias Option = TipOption
    /// The maximum number of times that a tip is shown.
    public typealias MaxDisplayCount = Tips.MaxDisplayCount
    /// Whether the display frequency is ignored.
    public typealias IgnoresDisplayFrequency = Tips.IgnoresDisplayFrequency
    /// The status of a tip.
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

/// An option of a tip.
///
/// See [TipOption](https://developer.apple.com/documentation/tipkit/tipoption).
public protocol TipOption: Sendable {}

/// A type-erased tip.
///
/// See [AnyTip](https://developer.apple.com/documentation/tipkit/anytip).
public struct AnyTip: Tip {
    let tip: any Tip

    /// Creates a type-erased tip.
    public init(_ tip: some Tip) { self.tip = tip }
    init(any tip: any Tip) { self.tip = tip }

    /// The identifier.
    public var id: String { tip.id }
    /// The title.
    public var title: Text { tip.title }
    /// The message below the title.
    public var message: Text? { tip.message }
    /// The image.
    public var image: Image? { tip.image }
    /// The buttons below the tip.
    public var actions: [Tips.Action] { tip.actions }
    /// The conditions for showing the tip.
    public var rules: [Tips.Rule] { tip.rules }
    /// The options.
    public var options: [any TipOption] { tip.options }
}
