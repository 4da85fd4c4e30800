import Glibc

/// How many descriptors this process may have open. A server that took them all would leave the app none for its files,
/// and would itself be told of connections for ever that it can't accept.
package enum DescriptorLimit {
    package static var current: Int {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        return isKnown ? Int(clamping: limit.rlim_cur) : .max
    }

    /// As many connections as are wanted, but never more than three quarters of the descriptors.
    package static func connectionCount(wanted: Int, descriptors: Int) -> Int {
        min(wanted, descriptors - descriptors / 4)
    }
}
