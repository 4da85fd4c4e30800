import Glibc

/// Seconds since some moment, at the same pace whatever happens to the calendar.
enum SteadyClock {
    static var nowSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
