import Foundation
import FoundationNetworking

// Settings of sessions that Foundation on Linux lacks or only reads. The requests of an app here are the server's, which
// has one network: the settings have no effect, and keep the value that says so.

extension URLSessionConfiguration {
    /// Always false: without a network a request fails at once. Setting it has no effect.
    @_disfavoredOverload
    public var waitsForConnectivity: Bool {
        get { false }
        set {}
    }
    /// Always true: the server's network has no price. Setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Always true: the server's network has no mode for low data. Setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Always false: there are no background sessions. Setting it has no effect.
    public var sessionSendsLaunchEvents: Bool {
        get { false }
        set {}
    }
}

extension URLRequest {
    /// Always true, as for a session. Setting it has no effect.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }
    /// Always true, as for a session. Setting it has no effect.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }
}
