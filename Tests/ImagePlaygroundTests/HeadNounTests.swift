import Testing

@testable import ImagePlayground

/// Which of several nouns in a description is its subject, in descriptions as a language model writes them.
@Suite struct HeadNounTests {
    private func subjects(_ text: String) throws -> [Picture.Subject] {
        try DescriptionReader.picture(of: text).subjects
    }

    private func expect(_ description: String, shows noun: String) throws {
        let shown = try subjects(description).map { "\($0.figure)" }
        #expect(shown == (try subjects(noun).map { "\($0.figure)" }), "\(description)")
    }

    @Test(arguments: [
        ("A squirrel with butterfly wings", "squirrel"), ("A teapot with rabbit ears", "teapot"),
        ("A round robot with a crown of stars", "robot"), ("A dreamy fox with a star crown", "fox"),
        ("A striped fish wearing a flower", "fish"), ("A bear in a fox costume", "bear"),
        ("A star-shaped cookie with a bow", "cookie"), ("A moon-faced owl in a cape", "owl"),
        ("A honey-loving bear with a jar", "bear"), ("A cloud-soft sheep under the moon", "sheep"),
        ("A mouse dressed as a bee", "mouse"), ("A penguin wearing a fish hat", "penguin"),
        ("A cat with a teapot lid for a hat", "cat"), ("A snail whose house is a teapot", "snail"),
        ("A whale with star freckles", "whale"), ("A hedgehog with flower spines", "hedgehog"),
        ("A deer with lantern antlers", "deer"), ("A dragon with dragonfly wings", "dragon"),
        ("A frog on a lily pad with a flower crown", "frog"), ("A koala hugging a moon pillow", "koala"),
        ("A ghost cat", "cat"), ("A fox robot", "robot"), ("A jellyfish lamp", "lamp"),
        ("A turtle carrying a castle on its back", "turtle"),
        ("An elephant in rain boots holding a balloon", "elephant"),
        ("A sleepy pig in a pirate's hat", "pig"), ("A raccoon with a wizard's staff and a moon cape", "raccoon"),
        ("A crab with a pearl and a tiny crown", "crab"), ("An owl wearing glasses made of stars", "owl"),
        ("A cactus in a wizard hat", "cactus"), ("A lantern with moth wings", "lantern"),
        ("A paper boat with a cat's face", "boat"), ("A book with owl eyes", "book"),
        ("A cloud in rabbit slippers", "cloud"), ("A duck in a bee costume", "duck"),
        ("A house with chicken legs", "house"), ("A panda with a tea towel cape", "panda"),
        ("A horse made of starlight with fish scales", "horse"), ("A lion with a sunflower mane", "lion"),
        ("A squirrel who wears a acorn cap", "squirrel"), ("A bird that carries a key", "bird"),
        ("A tiny dragon that breathes fire into a teacup", "dragon"), ("An umbrella with cat ears", "umbrella"),
        ("A rabbit knight with a spoon", "rabbit"), ("A moon in a nightcap, with a star on its nose", "moon"),
        ("A clock with swan wings", "clock"), ("A mushroom with a ladybug hat", "mushroom"),
        ("A wolf in a sheep costume", "wolf"), ("A bee queen with a crown of flowers", "bee"),
        ("A snorgle with a cat", "snorgle"), ("An octopus barista with eight cups", "octopus"),
    ])
    func `in English it is the head of its phrase`(description: String, noun: String) throws {
        try expect(description, shows: noun)
    }

    @Test(arguments: [
        ("星の冠をつけた、丸いロボット", "ロボット"), ("星の冠をつけた夢見がちなキツネ", "キツネ"), ("花をつけた、しましまの魚", "魚"),
        ("紙の羽がついたティーポット", "ティーポット"), ("ランタンを持ったキツネ", "キツネ"), ("うさぎの耳をしたロボット", "ロボット"),
        ("ちょうの羽をつけたリス", "リス"), ("月の帽子をかぶったフクロウ", "フクロウ"), ("猫の着ぐるみを着たクマ", "クマ"),
        ("手紙をくわえた白い鳥", "鳥"), ("星のように光るクラゲ", "クラゲ"), ("月みたいに丸い猫", "猫"), ("花に囲まれて眠るタヌキ", "タヌキ"),
        ("雲の上に座った、青いペンギン", "ペンギン"), ("傘をさしたカエル", "カエル"), ("虹色のしっぽの竜", "竜"), ("本を読む年老いたカメ", "カメ"),
        ("星を集めるロボット", "ロボット"), ("月を見上げるオオカミ", "オオカミ"), ("花の飾りをつけた小さなゾウ", "ゾウ"),
        ("ハート形の眼鏡をかけたパンダ", "パンダ"), ("魚の帽子をかぶったペンギン", "ペンギン"), ("猫の王様", "猫"), ("ヒツジの騎士", "ヒツジ"),
        ("きつねのお面をつけたたぬき", "たぬき"), ("クジラの形をした雲", "雲"), ("クラゲのランプ", "ランプ"), ("葉っぱの冠をかぶったシカ", "シカ"),
        ("コーヒーを飲むハリネズミ", "ハリネズミ"), ("ティーポットに入ったネズミ", "ネズミ"), ("魔法使いの帽子をかぶったキノコ", "キノコ"),
        ("山から来たヤギ", "ヤギ"), ("りんごが好きなクマ", "クマ"), ("星の描かれたマフラーを巻いたアライグマ", "アライグマ"),
        ("花のついた帽子をかぶったカタツムリ", "カタツムリ"), ("鳥の羽をもつおばけ", "おばけ"), ("月と星の冠をつけたライオン", "ライオン"),
        ("鍵をくわえたカラス", "カラス"), ("木の下で眠るコアラ", "コアラ"), ("りんごの帽子をかぶったイモムシ", "イモムシ"), ("雪だるまのような白いクマ", "クマ"),
        ("星空を見上げる、はずかしがりやのカタツムリ", "カタツムリ"), ("長靴をはいた、はずかしがりやのカタツムリ", "カタツムリ"),
        ("花束を抱えたサボテン", "サボテン"), ("ケーキの上に乗ったネズミ", "ネズミ"), ("ロボットの猫", "猫"), ("猫のロボット", "ロボット"),
        ("おばけの絵本を読むフクロウ", "フクロウ"), ("キツネ。手には青い本", "キツネ"), ("蝶ネクタイの、礼儀正しいブタ", "ブタ"),
        ("ふくろうの目をした本", "本"), ("くまときつね", "くまときつね"),
    ])
    func `in Japanese it is the last noun`(description: String, noun: String) throws {
        try expect(description, shows: noun)
    }

    @Test func `what belongs to the head is worn or held`() throws {
        let robot = try #require(try subjects("星の冠をつけた、丸いロボット").first)
        #expect(robot.look.garments == [Garment(kind: .crown, pattern: .stars)] && robot.look.width > 1)
        #expect(try subjects("花をつけた、しましまの魚").first?.look.garments.map(\.kind) == [.flowerWreath])
        #expect(try subjects("花をつけた、しましまの魚").first?.look.pattern == .stripes)
        #expect(try subjects("A fox with a crown of stars").first?.look.garments.first?.pattern == .stars)
        #expect(try subjects("A squirrel with butterfly wings").first?.look.garments.map(\.kind) == [.wings])
        #expect(try subjects("A pig in a pirate's hat").first?.look.garments.map(\.kind) == [.topHat])
        #expect(try subjects("りんごが好きなクマ").first?.look.holds.map(\.thing) == [.apple])
        #expect(try DescriptionReader.picture(of: "月みたいに丸い猫").setting == .night)
    }

    /// Every attribute of a guest, combined with every kind of guest.
    @Test(arguments: [
        "マフラーをした", "帽子をかぶった", "傘をさした", "ランタンを持った", "星の冠をつけた", "長靴をはいた", "眼鏡をかけた", "虹色のしっぽの",
        "花をつけた", "マントの", "セーターを着た", "蝶ネクタイの", "紙の羽がついた", "本を持った", "手紙をくわえた",
    ])
    func `whatever is said of a guest it is the guest that is drawn`(words: String) throws {
        for (names, _) in Vocabulary.animals + Vocabulary.others + Vocabulary.things {
            let noun = try #require(names.split(separator: " ").first { $0.allSatisfy(\.isJapanese) })
            for look in ["", "、眠そうな", "、丸い"] { try expect(words + look + noun, shows: String(noun)) }
        }
    }
}
