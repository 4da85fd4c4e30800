import UIKitCore

/// The colors and images of an app's asset catalogs, whose generated symbols are members of this protocol: `UIColor.darkBrown`. An
/// app's own extension of `UIColor` or `UIImage` may have the same names, and is preferred.
public protocol UICatalogSymbols {}

extension UIColor: UICatalogSymbols {}
extension UIImage: UICatalogSymbols {}
