import Foundation

// The static properties of `URL` for common folders. Foundation on Linux has `temporaryDirectory` and `homeDirectory` itself.

extension URL {
    /// The user's documents: `~/Documents`, or the folder in the desktop's settings. It is created if it is missing, since on
    /// Apple's systems it always exists and apps write into it at once.
    public static var documentsDirectory: URL { made(directory(.documentDirectory, or: "Documents")) }

    /// Files that can be recreated: `~/.cache`. It is created if it is missing, like `documentsDirectory`.
    public static var cachesDirectory: URL { made(directory(.cachesDirectory, or: ".cache")) }

    /// Data that apps store for themselves: `~/.local/share`, which all programs of the user share. Create a folder for the app
    /// in it.
    public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, or: ".local/share") }

    /// The same as `applicationSupportDirectory`: Linux has no separate folder.
    public static var libraryDirectory: URL { applicationSupportDirectory }

    /// The user's downloads: `~/Downloads`, or the folder in the desktop's settings. It may be missing.
    public static var downloadsDirectory: URL { directory(.downloadsDirectory, or: "Downloads") }
    /// The user's desktop: `~/Desktop`, or the folder in the desktop's settings. It may be missing.
    public static var desktopDirectory: URL { directory(.desktopDirectory, or: "Desktop") }
    /// The user's pictures: `~/Pictures`, or the folder in the desktop's settings. It may be missing.
    public static var picturesDirectory: URL { directory(.picturesDirectory, or: "Pictures") }
    /// The user's films: `~/Videos`, or the folder in the desktop's settings. It may be missing.
    public static var moviesDirectory: URL { directory(.moviesDirectory, or: "Videos") }
    /// The user's music: `~/Music`, or the folder in the desktop's settings. It may be missing.
    public static var musicDirectory: URL { directory(.musicDirectory, or: "Music") }
    /// The folder that the user shares with others.
    public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, or: "Public") }
    /// The user's trash: `~/.Trash`, or Foundation's folder for it. It may be missing.
    public static var trashDirectory: URL { directory(.trashDirectory, or: ".Trash") }
    /// The folder that contains all users' homes.
    public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

    /// Unavailable: Linux has no single folder for programs.
    @available(*, unavailable, message: "Programs lie in no folder of their own on Linux")
    public static var applicationDirectory: URL { URL(fileURLWithPath: "/", isDirectory: true) }

    /// The folder in the desktop's settings; a service, which has no settings, gets the usual folder.
    private static func directory(_ kind: FileManager.SearchPathDirectory, or name: String) -> URL {
        let known = FileManager.default.urls(for: kind, in: .userDomainMask).first
        return known ?? homeDirectory.appendingPathComponent(name, isDirectory: true)
    }

    /// Creates a folder. Errors are ignored here, because writing into the folder reports them.
    private static func made(_ directory: URL) -> URL {
        try? FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return directory
    }
}
