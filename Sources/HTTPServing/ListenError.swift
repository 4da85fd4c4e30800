/// Why the server can't listen at an address.
package enum ListenError: Error, Equatable {
    case portInUse(host: String, port: Int)
    /// Ports below 1024 require privileges.
    case portNotPermitted(port: Int)
    case portOutOfRange(Int)
    /// This machine doesn't have the address.
    case addressNotAvailable(host: String)
    case couldNotListen(reason: String)
}

extension ListenError: CustomStringConvertible {
    /// The reason, for a user at a terminal.
    package var description: String {
        switch self {
        case .portInUse(let host, let port): "Port \(port) on \(host) is in use by another program."
        case .portNotPermitted(let port): "This user may not listen on port \(port); ports above 1023 are free."
        case .portOutOfRange(let port): "There is no port \(port): ports go from 0 to 65535."
        case .addressNotAvailable(let host): "This machine has no address \(host) to listen on."
        case .couldNotListen(let reason): "The server could not start: \(reason)"
        }
    }
}
