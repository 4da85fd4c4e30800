// Importing SwiftUICore also imports the core's public interface and the parts of Foundation that are missing on Linux.
@_exported import FoundationAdditions
@_exported import ViewTree
