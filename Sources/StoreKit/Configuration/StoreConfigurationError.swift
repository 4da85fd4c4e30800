import Foundation

/// Why a StoreKit configuration file can't be used.
enum StoreConfigurationError: Error, Equatable, CustomStringConvertible {
    /// The file isn't JSON.
    case syntax(String)
    /// A value is missing, or has another type.
    case missing(String, of: String)
    /// A value isn't what it has to be.
    case invalid(String, String, of: String)
    /// Two products have the same identifier.
    case repeated(String)
    /// The file has more products than are read.
    case tooManyProducts(max: Int)

    var description: String {
        switch self {
        case .syntax(let reason): "it isn't JSON: \(reason)"
        case .missing(let name, let owner): "\(owner) has no \(name)"
        case .invalid(let name, let value, let owner): "\(owner) has the \(name) “\(value)”, which can't be read"
        case .repeated(let id): "two products have the identifier “\(id)”"
        case .tooManyProducts(let max): "it has more than \(max) products"
        }
    }
}
