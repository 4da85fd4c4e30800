import CProcesses

/// The memory that the process has allocated and not freed.
public enum AllocatedBytes {
    /// In bytes, in all threads.
    public static var count: Int { allocated_byte_count() }
}
