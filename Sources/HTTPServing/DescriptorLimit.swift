import Glibc

/// The limit on this process's open file descriptors. A server that used all of them would leave none for the app's files, and
/// would be notified endlessly of connections that it can't accept.
package enum DescriptorLimit {
    package static var current: Int {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        return isKnown ? Int(clamping: limit.rlim_cur) : .max
    }

    /// The number of connections to allow: as many as are wanted, but at most three quarters of the descriptors.
    package static func connectionCount(wanted: Int, descriptors: Int) -> Int {
        min(wanted, descriptors - descriptors / 4)
    }
}
