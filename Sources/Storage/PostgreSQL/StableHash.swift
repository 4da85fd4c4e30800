/// A hash of bytes that is the same in every process (FNV-1a with 128 bits). It isn't meant for bytes that an attacker chooses.
struct StableHash: Equatable {
    private static let start: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    private static let prime: UInt128 = 0x0000_0000_0100_0000_0000_0000_0000_013B

    let value: UInt128

    init(of bytes: some Sequence<UInt8>) {
        value = bytes.reduce(Self.start) { ($0 ^ UInt128($1)) &* Self.prime }
    }
}
