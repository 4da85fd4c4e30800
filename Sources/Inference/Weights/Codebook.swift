import FoundationEssentials

/// Groups of neighbouring weights that a format knows, of all that there could be: a file has a member's number in place of the
/// weights.
struct Codebook: Sendable {
    /// The digits of all members, one member after the other.
    private let digits: [UInt8]
    /// Weights of a member.
    let length: Int

    static let one = Codebook(CodebookMembers.one, base: 3, length: 8)
    static let twoOf256 = Codebook(CodebookMembers.twoOf256, base: 3, length: 8)
    static let twoOf512 = Codebook(CodebookMembers.twoOf512, base: 3, length: 8)
    static let twoOf1024 = Codebook(CodebookMembers.twoOf1024, base: 3, length: 8)
    static let threeOf256 = Codebook(CodebookMembers.threeOf256, base: 8, length: 4)
    static let threeOf512 = Codebook(CodebookMembers.threeOf512, base: 8, length: 4)

    private init(_ members: String, base: Int, length: Int) {
        self.length = length
        let bits = Data(base64Encoded: members)!
        var digits: [UInt8] = []
        for number in 0..<bits.count * 8 where bits[number / 8] >> UInt8(number % 8) & 1 != 0 {
            var rest = number
            for _ in 0..<length {
                digits.append(UInt8(rest % base))
                rest /= base
            }
        }
        self.digits = digits
    }

    /// The digit of a member's weight.
    @inline(__always)
    func digit(_ member: Int, _ place: Int) -> UInt8 { digits[member * length + place] }

    /// Seven signs, which together with the eighth are even in number.
    static func signs(_ seven: Int) -> Int { seven | (seven.nonzeroBitCount & 1) << 7 }
}
