/// The parts of Japanese words that ``PhraseEndings`` joins.
enum PhraseTable {
    /// The beginnings of particles, auxiliaries, endings and suffixes.
    static let endings: Set<String> = words(
        """
        あげ あっ あり ある い、 い。 いか いから いく いけ いけど いた いっ いて いです いね いの いま いよ \
        いら いる いん う、 う。 うか うし うと うに うね うよ うん。 え。 えた えて えな えば えま える おい \
        おき おく おこ か。 かい かけ かっ かな かね かも から がっ がり がる きた きて きな きま ぎる くだ \
        ください くら くる くれ くん ぐら けた けて けど けば けま ける けれ げた げて げる こそ ごと さい さえ \
        さま さん しか しす しそ した しち して しな しま しょ じゃ じゃう すか すが すぎ すけ すし すね すの \
        すよ すわ ずつ せた せて せま せる せん そう そうな た。 たい たか たが たく たけ たこ たし ただけ たち \
        たっ たね たの たも たよ たら たり たわ たん だか だから だけ ださ だし だぞ だっ だって だと だな だね \
        だの だよ だらけ だろ だわ ちゃ ちゃっ ちゃん っ っか っけ った っち って っと っぽ つつ づら て、 て。 \
        てあ てい てお てか てき てく てさ てし てた てな てね ては てほ てま てみ ても てよ てら てる てん \
        で、 でい でき。 でく でし です では でみ でも と、 とい という といっ とか とく とこ とし とな とは \
        とも と思 と言 どい どく な。 なぁ なあ ない なか なが ながら なく なけ なさ なっ など なの なよ なら \
        なり なる なん にく ね、 ね。 ねぇ ねえ の。 のか のかも のが のだ ので のです のとな のに のね のは \
        のも のよ ばか ぶり べた べて べる ほし ほど まい まし ます ませ まで みた みて みま みる むし めた \
        めて める もら もらえ やす よ、 よ。 よう ような よな よね より らい らし らな らね られ らん りそ りた \
        りの りま るか るから るけ るし るね るの るよ るん れた れて れな れば れま れる ろう んか んじ んだ \
        んて んで んと んな んね んの んよ
        """)

    /// What follows quotations.
    static let afterBrackets: Set<String> = words(
        "と って は が を に へ も の か だ で な や から まで より だけ しか です みた とい じゃ ね よ ばか くら ほど さん")

    /// Counters and other suffixes that are written in kanji.
    static let suffixes = Set("人個回目番年月日時分秒本枚杯匹羽頭台冊歳才階点度件名円番様達者中前後間内外側用製式型風屋物家店員乳味色語")

    static let prefixes = Set("お ご 小 大 低 高 新 半 何 第 不 非 無 未 全 再 最 毎 各 約 一 二 三 四 五 六 七 八 九 十".filter { $0 != " " })
    static let honorifics: Set<Character> = ["お", "ご"]
    static let particles = Set("がをのはにもとへや")

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
