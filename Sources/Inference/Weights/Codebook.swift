import FoundationEssentials

/// A format's codebook: the groups of neighboring weights that it can represent. A file contains a member's index instead of the
/// weights.
struct Codebook: Sendable {
    /// The digits of all members, concatenated.
    private let digits: [UInt8]
    /// The number of weights in a member.
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

    /// The digit of a weight in a member.
    @inline(__always)
    func digit(_ member: Int, _ place: Int) -> UInt8 { digits[member * length + place] }

    /// Eight signs from seven stored ones: the number of negative signs is always even.
    static func signs(_ seven: Int) -> Int { seven | (seven.nonzeroBitCount & 1) << 7 }
}
