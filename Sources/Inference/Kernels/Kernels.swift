import Glibc
import InferenceKernels

/// The loops for one instruction set.
typealias Kernels = InferenceKernelTable

extension InferenceKernelTable {
    /// All kernels that this CPU can run, by name, the fastest first. The ones in plain Swift run on any CPU.
    static let all: [(name: String, kernels: Kernels)] = {
        let sets: [(String, InferenceInstructionSet)] = [
            ("avx512", .AVX512), ("avx2", .AVX2), ("dotprod", .dotProduct), ("baseline", .baseline),
        ]
        return sets.compactMap { name, set in inferenceKernels(set).map { (name, $0.pointee) } } + [
            ("swift", .plain)
        ]
    }()

    /// The fastest ones, or those that `KISSA_KERNELS` names.
    static let best = named(getenv("KISSA_KERNELS").map { String(cString: $0) })

    static func named(_ name: String?) -> Kernels {
        guard let name else { return all[0].kernels }
        guard let found = all.first(where: { $0.name == name }) else {
            fatalError(
                "KISSA_KERNELS is \(name); this CPU has \(all.map(\.name).joined(separator: ", "))")
        }
        return found.kernels
    }
}

extension InferenceKernelTable: @unchecked @retroactive Sendable {}
