import HTTPServing

/// Why the host could not start.
public enum HostError: Error, Equatable {
    case portInUse(host: String, port: Int)
    /// Ports below 1024 need administrator rights.
    case portNotPermitted(port: Int)
    case portOutOfRange(Int)
    /// This machine has no such address.
    case addressNotAvailable(host: String)
    case couldNotListen(reason: String)
    /// A file of the page is missing: the package's resources are not next to the executable.
    case clientFileMissing(String)
    case alreadyStarted
}

extension HostError: CustomStringConvertible {
    /// The reason, as a message for the terminal.
    public var description: String {
        switch self {
        case .portInUse(let host, let port):
            "Port \(port) on \(host) is in use by another program. Choose another one with PORT, or 0 for any."
        case .portNotPermitted(let port): "This user may not listen on port \(port). Choose one above 1023 with PORT."
        case .portOutOfRange(let port): "There is no port \(port): ports go from 0 to 65535."
        case .addressNotAvailable(let host):
            "This machine has no address \(host) to listen on. Choose another one with HOST."
        case .couldNotListen(let reason): "The server could not start: \(reason)"
        case .clientFileMissing(let name): "The page's file \(name) is missing beside the executable."
        case .alreadyStarted: "The host has been started already."
        }
    }
}

extension HostError {
    init(_ error: ListenError) {
        switch error {
        case .portInUse(let host, let port): self = .portInUse(host: host, port: port)
        case .portNotPermitted(let port): self = .portNotPermitted(port: port)
        case .portOutOfRange(let port): self = .portOutOfRange(port)
        case .addressNotAvailable(let host): self = .addressNotAvailable(host: host)
        case .couldNotListen(let reason): self = .couldNotListen(reason: reason)
        }
    }
}
