import InferenceKernels

/// The C loops for one instruction set.
typealias Kernels = InferenceKernelTable

extension InferenceKernelTable {
    /// The loops of an instruction set; nil where this CPU lacks it.
    static func supporting(_ set: InferenceInstructionSet) -> Kernels? { inferenceKernels(set)?.pointee }

    /// The strongest that this CPU has.
    static let best = supporting(inferenceBestInstructionSet())!
}

extension InferenceKernelTable: @unchecked @retroactive Sendable {}
