/// The known words. Each row begins with the words: English ones in the singular, with underscores for spaces, and Japanese ones
/// as they are written.
enum Vocabulary {
    static let longestJapaneseWord = 9

    /// The meanings by word, for both languages together.
    static let meanings: [String: Meaning] = {
        var meanings: [String: Meaning] = [:]
        for (words, meaning) in animals + others + things + looks + garments + roles + parts + places + grammar {
            for word in words.split(separator: " ") {
                meanings[String(word.map { $0 == "_" ? " " : $0 })] = meaning
            }
        }
        return meanings
    }()

    static let looks: [(String, Meaning)] = [
        ("red scarlet crimson ruby 赤い 赤 真っ赤な 紅い", .tint(0xD2504A)),
        ("orange オレンジの オレンジ オレンジ色の 橙色の", .tint(0xE8924A)),
        ("yellow lemon 黄色い 黄色 黄色の", .tint(0xF1CE5C)), ("gold golden 金色の 金の 金色 黄金の", .tint(0xDFB249)),
        ("green emerald 緑の 緑 緑色の みどりの", .tint(0x7FAE6B)), ("mint ミント色の", .tint(0xA5D8BE)),
        ("teal turquoise 青緑の", .tint(0x5FA8A6)), ("blue 青い 青 青色の あおい 水色の", .tint(0x6F9FCE)),
        ("navy indigo 紺色の 藍色の", .tint(0x485A8C)),
        ("purple violet lavender 紫の 紫 紫色の むらさきの", .tint(0xA58AC6)),
        ("pink rosy ピンクの ピンク ピンク色の 桃色の", .tint(0xF0A6B4)),
        ("brown chocolate 茶色い 茶色の 茶色", .tint(0x9A6B4A)),
        ("beige cream caramel クリーム色の ベージュの", .tint(0xE6CBA2)),
        ("white snowy 白い 白 真っ白な しろい", .tint(0xF8F4EB)),
        ("black dark 黒い 黒 真っ黒な くろい", .tint(0x4A454C)), ("grey gray 灰色の 灰色 グレーの ねずみ色の", .tint(0xA3A3A6)),
        ("silver silvery metal metallic 銀色の 銀の", .tint(0xC4CAD1)),
        ("glass icy ice crystalline ガラスの 氷の", .tint(0xC3E1EC)),
        ("wooden wood 木製の", .tint(0xB98A5C)), ("paper 紙の", .tint(0xF6EEDC)),
        ("coffee_coloured coffee_colored コーヒー色の", .tint(0x8A5F45)),
        ("striped stripy stripe stripes tabby しましまの 縞模様の しま模様の", .pattern(.stripes)),
        ("spotted dotted spotty polka_dot speckled 水玉の 水玉模様の まだらの ぶちの", .pattern(.spots)),
        ("checked chequered checkered plaid tartan patchwork チェックの", .pattern(.checks)),
        ("starry sparkling glittering sparkly glitter 星柄の きらきらの きらきら光る", .pattern(.stars)),
        (
            "rainbow rainbow_coloured rainbow_colored colorful colourful multicolored 虹色の カラフルな",
            .pattern(.rainbow)
        ),
        ("floral flowery flowered 花柄の", .pattern(.flowers)),
        ("wavy rippled knitted woolly knit ニットの 編んだ", .pattern(.waves)),
        (
            "happy cheerful joyful smiling merry jolly laughing excited glad friendly 嬉しい うれしい 楽しい 幸せな 笑顔の 元気な 陽気な 笑う",
            .mood(.happy)
        ),
        ("sad lonely gloomy crying melancholy tearful 悲しい かなしい 寂しい さびしい 泣く 泣いている", .mood(.sad)),
        ("angry furious grumpy cross mad grouchy 怒った 怒っている 不機嫌な", .mood(.angry)),
        (
            "sleepy sleeping asleep tired drowsy napping snoozing 眠い ねむい 眠る 眠っている 眠そうな 寝ている 疲れた",
            .mood(.sleepy)
        ),
        ("surprised astonished startled amazed curious wondering 驚いた びっくりした 好奇心旺盛な", .mood(.surprised)),
        ("shy bashful timid nervous blushing 恥ずかしがりの 恥ずかしがり屋の 内気な 照れた", .mood(.shy)),
        (
            "dreamy dreaming calm mysterious thoughtful wise elegant old ancient 夢見る 夢見がちな 不思議な 神秘的な 賢い 静かな 年老いた",
            .mood(.dreamy)
        ),
        ("sly mischievous cunning naughty cheeky playful cool いたずらな いたずら好きな ずる賢い", .mood(.sly)),
        ("loving lovesick adoring in_love 恋する 愛らしい", .mood(.loving)),
        ("tiny 小さな ちっちゃな 極小の", .size(0.72)),
        ("small little baby mini young 小さい ちいさい ちいさな 子どもの 幼い", .size(0.82)),
        ("big large great 大きな 大きい おおきな", .size(1.08)),
        ("huge giant gigantic enormous massive 巨大な とても大きな", .size(1.16)),
        (
            "fat chubby plump round fluffy puffy furry 太った まるい 丸い ふわふわの ふわふわな もふもふの ふっくらした ぽっちゃりした",
            .width(1.18)
        ),
        ("two both pair couple twin 二匹の 二匹 2匹の 2匹 二羽の 二羽 二人の 二つの ふたりの", .count(2)),
        ("three trio triplet 三匹の 三匹 3匹の 3匹 三羽の 三羽 三人の 三つの", .count(3)),
        ("thin slim skinny slender tall lanky 細い やせた 痩せた ほっそりした 背の高い", .width(0.82)),
        ("eye eyes 目 瞳 目をした", .eyes), ("fur coat skin feather hair scale body 毛 毛皮 体 羽毛 毛並み", .body),
    ]

    static let garments: [(String, Meaning)] = [
        ("scarf shawl muffler マフラー スカーフ", .garment(.scarf)),
        ("top_hat hat tophat bowler シルクハット 帽子", .garment(.topHat)),
        ("beanie woolly_hat knit_hat knitted_hat ニット帽", .garment(.beanie)),
        (
            "witch_hat wizard_hat magic_hat pointy_hat とんがり帽子", .garment(.witchHat)
        ),
        ("crown tiara 王冠 冠 ティアラ", .garment(.crown)),
        ("straw_hat sunhat 麦わら帽子", .garment(.strawHat)),
        ("beret ベレー帽", .garment(.beret)), ("cap キャップ", .garment(.cap)),
        ("bow ribbon リボン", .garment(.bow)),
        (
            "glasses spectacles eyeglasses monocles glass_frames 眼鏡 めがね メガネ", .garment(.glasses)
        ),
        ("sunglasses shades サングラス", .garment(.sunglasses)),
        ("monocle 片眼鏡 モノクル", .garment(.monocle)),
        (
            "sweater jumper pullover cardigan jacket raincoat overcoat shirt vest hoodie costume onesie pajamas pyjamas kimono セーター レインコート コート 服 上着 シャツ 着ぐるみ パジャマ 着物",
            .garment(.sweater)
        ),
        ("cape cloak robe マント", .garment(.cape)),
        ("wing wings winged angel_wings fairy_wings 羽 翼", .garment(.wings)),
        ("bat_wings コウモリの羽", .garment(.batWings)),
        ("apron エプロン", .garment(.apron)),
        ("bow_tie bowtie tie necktie tuxedo suit 蝶ネクタイ ネクタイ", .garment(.bowTie)),
        ("wreath flower_crown garland flower_wreath 花冠 花かんむり", .garment(.flowerWreath)),
        ("headphone headphones earphone ヘッドホン ヘッドフォン", .garment(.headphones)),
        ("halo 天使の輪", .garment(.halo)),
        ("backpack rucksack bag リュック リュックサック", .garment(.backpack)),
        ("necklace pearl collar ネックレス 首輪", .garment(.necklace)),
        ("party_hat パーティー帽", .garment(.partyHat)),
        ("helmet ヘルメット", .garment(.helmet)),
    ]

    static let roles: [(String, Meaning)] = [
        ("witch wizard magician sorcerer 魔女 魔法使い", .role(.witchHat)),
        ("king queen prince princess royal 王様 女王 王子 お姫様", .role(.crown)), ("farmer", .role(.strawHat)),
        ("artist painter 画家", .role(.beret)), ("sailor pirate", .role(.cap)),
        ("librarian professor 博士", .role(.glasses)), ("detective 探偵", .role(.monocle)),
        ("superhero hero ヒーロー", .role(.cape)), ("fairy 妖精", .role(.wings)), ("demon 悪魔", .role(.batWings)),
        ("barista chef baker cook バリスタ シェフ 料理人", .role(.apron)), ("dj", .role(.headphones)),
        ("angel 天使", .role(.halo)), ("birthday 誕生日", .role(.partyHat)),
        ("astronaut knight 宇宙飛行士 騎士", .role(.helmet)),
    ]

    static let parts: [(String, Meaning)] = [
        (
            "ear tail paw leg whisker horn antler fin beak nose foot hoof claw mane face mask eared tailed legged headed 耳 しっぽ 尻尾 足 ひげ 角 くちばし 鼻 顔 お面 仮面",
            .part
        )
    ]

    /// Words that continue a noun phrase: "a star-shaped crown", "星の冠".
    static let links: Set<String> = [
        "の", "ついた", "付いた", "描かれた", "描いた", "飾りの", "形の", "入りの", "shaped", "loving", "themed",
    ]

    static let places: [(String, Meaning)] = [
        (
            "night moonlight moonlit midnight starlight dusk starry_sky night_sky nighttime 夜 夜空 月夜 真夜中 星空",
            .setting(.night)
        ),
        ("space galaxy cosmos universe nebula outer_space cosmic 宇宙 銀河", .setting(.space)),
        ("rain rainy storm stormy thunderstorm puddle 雨 雨の日 嵐", .setting(.rain)),
        ("snow winter snowfall snowstorm christmas 雪 冬 クリスマス", .setting(.snow)),
        ("forest wood woods jungle woodland 森 ジャングル 林", .setting(.forest)),
        ("ocean sea wave lake river pond harbour harbor 海 湖 川 池 波", .setting(.sea)),
        ("underwater under_water seabed reef 海の底 水中 海底", .setting(.underwater)),
        (
            "café cafe coffee_shop coffeehouse restaurant bakery tearoom カフェ 喫茶店 コーヒーショップ",
            .setting(.cafe)
        ),
        ("city town street rooftop skyline 街 町 都会 屋根の上", .setting(.city)),
        ("beach shore island seaside summer 浜辺 砂浜 ビーチ 島 夏", .setting(.beach)),
        ("desert dune 砂漠", .setting(.desert)),
        ("garden meadow field grass park spring 庭 草原 花畑 野原 公園 春", .setting(.garden)),
        ("mountains hill valley peak 山々 丘", .setting(.mountains)),
        ("sky flying floating clouds 空 空を飛ぶ 浮かぶ 浮かんでいる", .setting(.sky)),
        ("autumn fall 秋 落ち葉 紅葉", .setting(.autumn)),
        ("room bedroom kitchen window home fireplace 部屋 台所 窓辺 窓", .setting(.room)),
        ("library bookshop bookstore 図書館 本屋", .setting(.library)),
        ("sunset sunrise dawn evening 夕焼け 夕日 朝焼け 夕方", .setting(.sunset)),
        ("cherry_blossom blossom blossoms sakura 桜 さくら", .setting(.blossom)),
    ]

    static let grammar: [(String, Meaning)] = [
        ("and plus & と beside next_to near alongside together_with", .relation(.also)),
        ("with having", .relation(.with)),
        (
            "wearing wears wear dressed dressed_in 着た 着ている 被った かぶった 巻いた かけた 身につけた 履いた 履いている",
            .relation(.wearing)
        ),
        (
            "holding holds carrying carries hold drinking eating reading playing making brewing drinks eats reads 持った 持つ 読む 飲む 食べる 弾く 淹れる",
            .relation(.holding)
        ),
        ("on atop riding sitting_on upon on_top_of rides 乗った 座った", .relation(.upon)),
        ("in inside within into", .relation(.within)),
        ("under beneath below underneath", .relation(.under)),
        ("made_of made_from built_of shaped_from composed_of でできた", .relation(.madeOf)),
        ("at by through over above against behind", .relation(.at)),
        ("that who which , . ; : ! ? - 、 。 is are has looks", .relation(.none)),
        (
            "man woman boy girl person people human lady gentleman guy child kid grandfather grandmother grandpa grandma mother father men women children human_being baby_girl baby_boy teenager 人間 男 女 男性 女性 男の子 女の子 少年 少女 おじいさん おばあさん 老人 赤ちゃん お母さん お父さん",
            .person
        ),
        (
            "a an the of its his her their my your this some very really so quite like looking as to for from but it they sitting standing style cute lovely adorable beautiful pretty one shaped loving themed image picture drawing sketch portrait illustration customer creature animal dream nice sweet gentle magical fantastic warm cozy cosy mug_of soft long short creature named called ついた 付いた 描かれた 描いた 飾りの 形の 入りの だ です な の が は に で を も かわいい 可愛い した している いる 絵 客 お客さん 生き物 動物 夢 優しい",
            .filler
        ),
    ]
}
