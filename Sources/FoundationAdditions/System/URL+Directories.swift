import Foundation

// The folders that Apple's Foundation names by themselves. `temporaryDirectory` and `homeDirectory` are in Foundation
// here.

extension URL {
    /// The user's documents: `~/Documents`, or the folder that the desktop's settings name. It is created where it is
    /// missing, since it always exists on Apple's systems and apps write into it at once.
    public static var documentsDirectory: URL { made(directory(.documentDirectory, or: "Documents")) }

    /// Files that can be made again: `~/.cache`. It is created where it is missing, as `documentsDirectory` is.
    public static var cachesDirectory: URL { made(directory(.cachesDirectory, or: ".cache")) }

    /// Data that an app keeps for itself: `~/.local/share`, which all programs of the user share. Make a folder of the
    /// app's own in it.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, or: ".local/share") }

    /// The same as `applicationSupportDirectory`: Linux has no such folder.
    public static var libraryDirectory: URL { applicationSupportDirectory }

    /// The user's downloads: `~/Downloads`, or where the desktop has them. It may be missing.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, or: "Downloads") }
    /// What lies on the desktop: `~/Desktop`, or where the desktop has it. It may be missing.
    public static var desktopDirectory: URL { directory(.desktopDirectory, or: "Desktop") }
    /// The user's pictures: `~/Pictures`, or where the desktop has them. It may be missing.
    public static var picturesDirectory: URL { directory(.picturesDirectory, or: "Pictures") }
    /// The user's films: `~/Videos`, or where the desktop has them. It may be missing.
    public static var moviesDirectory: URL { directory(.moviesDirectory, or: "Videos") }
    /// The user's music: `~/Music`, or where the desktop has it. It may be missing.
    public static var musicDirectory: URL { directory(.musicDirectory, or: "Music") }
    /// What the user shares with others.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, or: "Public") }
    /// What the user threw away: `~/.Trash`, or where Foundation has it. It may be missing.
    public static var trashDirectory: URL { directory(.trashDirectory, or: ".Trash") }
    /// The folder of all users' homes.
    public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

    /// Unavailable: programs have no folder of their own on Linux.
    @available(*, unavailable, message: "Programs lie in no folder of their own on Linux")
    public static var applicationDirectory: URL { URL(fileURLWithPath: "/", isDirectory: true) }

    /// As the user's settings say; a service, which has none, gets the usual folder.
    private static func directory(_ kind: FileManager.SearchPathDirectory, or name: String) -> URL {
        let known = FileManager.default.urls(for: kind, in: .userDomainMask).first
        return known ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }

    /// A folder that can't be made is told of by what is written there.
    private static func made(_ directory: URL) -> URL {
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return directory
    }
}
