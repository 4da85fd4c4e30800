import Glibc

/// Seconds since an arbitrary moment, unaffected by changes of the wall clock.
enum SteadyClock {
    static var nowSeconds: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
