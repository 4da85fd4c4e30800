/// What an app found when the system had it fetch something in the background. The system never asks here: nothing runs for an app
/// whose pages are closed but its process, which can fetch whenever it wants.
///
/// See [UIBackgroundFetchResult](https://developer.apple.com/documentation/uikit/uibackgroundfetchresult).
public enum UIBackgroundFetchResult: UInt, Sendable {
    /// There was something new.
    case newData = 0
    /// There was nothing new.
    case noData = 1
    /// It could not be fetched.
    case failed = 2
}
