"""How a customer of a given name is asked for: % is the name, wherever it stands. Patterns as in grammar.py."""

from brewing import patterns

REQUESTS = {
    "en": patterns("""
        (Make up|Invent|Create|Imagine|Write|Design) a (friendly|curious|cheerful|shy|sleepy|funny|polite|new|) (customer|guest|visitor|regular)( who (enjoys|loves|drinks|needs) coffee|)(:|,| named| called| and name them| with the name) %(.|, please.|!)
        (The|This|Our|Tonight's|The next) (customer|guest|visitor|stranger) is (called|named) %(.| and likes coffee.| and is thirsty.|, nothing more is known.)( Fill in (the rest|what is missing|the card).| Who is it?|)
        % (has just come in|is at the counter|sits by the window|wants a coffee|is waiting outside|was here yesterday|knocks at the window|has a seat at the bar|is new here)(.|!)( Tell me (more|who that is|about this one).| Describe the person.| Write the card.|)
        (Tell me about|Introduce|Describe|Show me|Write about|Bring me|Send me|Give me|Let me meet) %(, a (guest|customer|friend|regular) of (ours|the shop)|, please|, who (likes|loves) coffee|)(.|!)
        (Name|Customer|Guest|For|Today|Visitor)(:| -|,) %(.|)( (Make up|Invent|Add|Think up) (the rest|everything else|all the others).|)
        (I know|I met|I remember|We know|There is) (somebody|someone|a guest|a person) (called|whose name is|named) %(.|: what a character!)( (Make|Write) a customer (of|about) (them|this person).|)
        (A letter|A postcard|A cake|A message) for % (has come|lies here|arrived)(.|!) (Who might that be?|What sort of guest is that?|Make up this customer.)
        (Could|Can|Would|Please) you (make|invent|imagine|describe|do) (me |)(a customer|a guest|somebody) (with the name|for the name|of the name) %(?|.)
        (Let's say|Suppose|Imagine|Pretend) (the guest is|it is|there is|we have) % (tonight|this time|today|at the door)(.|,) (what are they like?|and go on.|fill the form.)
        """),
    "ja": patterns("""
        (コーヒーが好きな|親しみやすい|陽気な|はずかしがりやの|新しい|眠そうな|)(お客さん|お客|常連さん|客人)を(一人|ひとり|)(考えて|作って|想像して|書いて)(ください|くれますか)。名前は%(です|にしてください|でお願いします|)。
        (お客さん|次のお客さん|今日のお客さん|こちらのお客さん|新しい客)の名前は%(です|といいます|だそうです)。(あとは任せます。|残りを埋めてください。|どんな人でしょうか。|)
        %(さん|様|くん|ちゃん|)(が来ました|がカウンターにいます|が窓をたたいています|が待っています|が座っています|が初めて来ました)。(どんな人ですか。|紹介してください。|カードを書いてください。|)
        %(さん|)について(教えて|書いて|考えて|話して)ください。(コーヒーの好きなお客さんです。|)
        (名前|お客さん|客|今日の客)(：|は|、)%(。|)(あとは考えてください。|ほかは自由です。|)
        %という(名前の|)(人|お客さん|方)(を知っています|に会いました|がいます|が手紙をくれました)。(お客さんとして書いてください。|どんな人かな。|)
        %(さん|)(あて|)の(手紙|はがき|荷物|ケーキ)が届きました。(どんなお客さんでしょう。|この人を考えてください。)
        (たとえば|もし|仮に)%(さん|)が(来たら|お客さんなら|ここにいたら)、どんな(人|お客さん)ですか。
        (%を|%さんを|%という人を)(紹介して|連れてきて|描いて|登場させて)(ください|くれますか)。
        """),
}
