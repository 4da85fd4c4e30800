import FoundationEssentials
import InferenceKernels

/// A model that is linked into the program instead of being a file: the standalone tool's (`Scripts/standalone`).
public enum LinkedModel {
    /// Stands for the model where a file's address is expected. There is nothing on the disk.
    public static let url = URL(string: "linked:///kissa-mini.gguf")!

    /// The model's size in bytes; nil if no model is linked into this program.
    public static var byteCount: Int? { bytes?.count }

    static var bytes: UnsafeMutableRawBufferPointer? {
        var count = 0
        guard let first = inferenceLinkedModel(&count), count > 0 else { return nil }
        // Mutable as every mapping is; nothing writes to it, and the system wouldn't allow it.
        return UnsafeMutableRawBufferPointer(start: UnsafeMutableRawPointer(mutating: first), count: count)
    }
}
