import Testing

@testable import ImagePlayground

/// Everyday things are drawn as themselves in both languages, not as the figure for unknown words.
@Suite struct EverydayNounTests {
    @Test(arguments: [
        ("shoes", "靴", Thing.shoe), ("rain boots", "長靴", .boot), ("a sock", "靴下", .sock), ("mittens", "手袋", .glove),
        ("glasses", "めがね", .spectacles), ("a handbag", "かばん", .bag), ("a bag", "リュック", .bag),
        ("a suitcase", "スーツケース", .suitcase), ("a wristwatch", "腕時計", .wristwatch), ("a watch", "腕時計", .wristwatch),
        ("a bicycle", "自転車", .bicycle), ("a bike", "自転車", .bicycle), ("an airplane", "飛行機", .airplane),
        ("a ladder", "はしご", .ladder), ("a chair", "椅子", .chair), ("a sofa", "ソファ", .chair), ("a bed", "ベッド", .bed),
        ("a door", "扉", .door), ("a mirror", "鏡", .mirror), ("a camera", "カメラ", .camera),
        ("a telephone", "電話", .telephone),
        ("a television", "テレビ", .television), ("a laptop", "パソコン", .computer), ("a broom", "ほうき", .broom),
        ("a bottle", "瓶", .bottle), ("a vase", "花瓶", .bottle), ("a basket", "かご", .basket), ("a piano", "ピアノ", .piano),
        ("a drum", "太鼓", .drum), ("a kite", "凧", .kite), ("a bowl of ramen", "ラーメン", .bowl), ("soup", "スープ", .bowl),
        ("a rice ball", "おにぎり", .riceBall), ("pizza", "ピザ", .pizza), ("a banana", "バナナ", .banana),
        ("a mandarin", "みかん", .mandarin), ("carrots", "にんじん", .carrot), ("a key", "鍵", .key), ("a cake", "ケーキ", .cake),
        ("a book", "本", .book), ("a clock", "時計", .clock), ("an umbrella", "傘", .umbrella), ("a car", "車", .car),
        ("a train", "電車", .train), ("a boat", "船", .boat), ("a house", "家", .house), ("a letter", "手紙", .letter),
        ("a gift", "プレゼント", .gift), ("a spoon", "スプーン", .spoon), ("a cup", "カップ", .cup), ("a teapot", "急須", .teapot),
        ("a lamp", "ランプ", .lamp), ("a candle", "ろうそく", .candle), ("a bell", "鈴", .bell), ("a guitar", "ギター", .guitar),
        ("a ball", "ボール", .ball), ("a balloon", "風船", .balloon), ("bread", "パン", .bread), ("an apple", "りんご", .apple),
        ("an egg", "卵", .egg), ("a pencil", "鉛筆", .pencil), ("a flower", "花", .flower),
    ])
    func `a thing is itself`(english: String, japanese: String, thing: Thing) throws {
        for text in [english, japanese] {
            let picture = try DescriptionReader.picture(of: text)
            #expect(picture.subjects.map { $0.figure as? Thing } == [thing], "\(text)")
        }
    }

    @Test(arguments: ["A shy snail in rain boots", "長靴をはいた、はずかしがりやのカタツムリ", "a snail wearing boots"])
    func `boots are on feet`(text: String) throws {
        let picture = try DescriptionReader.picture(of: text)
        #expect(picture.subjects.map { $0.figure as? SmallAnimal } == [.snail])
        #expect(picture.subjects.first?.look.footwear?.thing == .boot)
    }

    @Test func `glasses of somebody are worn and a bag is carried`() throws {
        let cat = try DescriptionReader.picture(of: "A cat with glasses and a bag")
        #expect(cat.subjects.map { $0.figure as? Creature } == [.cat])
        #expect(Set(cat.subjects[0].look.garments.map(\.kind)) == [.glasses, .backpack])
    }
}
