import CoreGraphics
import Testing

@testable import ImagePlayground

@Suite struct DescriptionReaderTests {
    private func subject(_ text: String) throws -> Picture.Subject {
        try #require(try DescriptionReader.picture(of: text).subjects.first)
    }

    @Test func `looks stand before their noun`() throws {
        let cat = try subject("A tiny, sleepy blue cat wearing a striped yellow scarf")
        #expect(cat.figure as? Creature == .cat)
        #expect(cat.look.tint == Tint(0x6F9FCE))
        #expect(cat.look.mood == .sleepy)
        #expect(cat.look.size < 0.8)
        #expect(cat.look.garments == [Garment(kind: .scarf, tint: Tint(0xF1CE5C), pattern: .stripes)])
    }

    @Test func `Japanese is read by what follows a noun`() throws {
        let picture = try DescriptionReader.picture(of: "雲の上で眠る、赤いマフラーを巻いた白い猫")
        #expect(picture.subjects.first?.figure as? Creature == .cat)
        #expect(picture.perch?.thing == .cloud)
        #expect(picture.subjects.first?.look.tint == Tint(0xF8F4EB))
        #expect(picture.subjects.first?.look.mood == .sleepy)
        #expect(picture.subjects.first?.look.garments == [Garment(kind: .scarf, tint: Tint(0xD2504A))])
    }

    @Test func `what is held is no subject`() throws {
        for text in ["a fox reading a blue book", "青い本を読む狐"] {
            let picture = try DescriptionReader.picture(of: text)
            #expect(picture.subjects.count == 1, "\(text)")
            #expect(picture.subjects.first?.figure as? Creature == .fox, "\(text)")
            #expect(picture.subjects.first?.look.holds == [HeldThing(thing: .book, tint: Tint(0x6F9FCE))], "\(text)")
        }
    }

    @Test func `a cup of coffee is one cup`() throws {
        let octopus = try subject("an octopus holding a cup of coffee")
        #expect(octopus.look.holds == [HeldThing(thing: .cup)])
        #expect(octopus.look.tint == nil)
    }

    @Test func `places and perches are taken up`() throws {
        #expect(try DescriptionReader.picture(of: "an owl in the library").setting == .library)
        #expect(try DescriptionReader.picture(of: "a wolf under the moon").setting == .night)
        #expect(try DescriptionReader.picture(of: "a mouse in a teacup").perch?.thing == .cup)
        #expect(try DescriptionReader.picture(of: "雨の日のカエル").setting == .rain)
    }

    @Test func `two subjects stand side by side`() throws {
        let picture = try DescriptionReader.picture(of: "a panda and a tiny red fox")
        #expect(picture.subjects.map { $0.figure as? Creature } == [.panda, .fox])
        #expect(picture.subjects[1].look.tint == Tint(0xD2504A))
        #expect(try DescriptionReader.picture(of: "cat and dog and fox and owl and bee").subjects.count == 3)
    }

    @Test(arguments: ["きのこと小さなねずみ", "a mushroom and a small mouse"])
    func `a thing and an animal stand side by side`(text: String) throws {
        let picture = try DescriptionReader.picture(of: text)
        #expect(picture.subjects.count == 2)
        #expect(picture.subjects[0].figure as? Thing == .mushroom)
        #expect(picture.subjects[1].figure as? Creature == .mouse)
        #expect(picture.subjects[1].look.size < 0.9)
    }

    @Test(arguments: [
        ("two rabbits under a big moon", 2), ("三匹の猫", 3), ("2匹の犬", 2), ("a pair of foxes", 2),
        ("a bear with two cups", 1),
    ])
    func `so many stand there`(text: String, count: Int) throws {
        let picture = try DescriptionReader.picture(of: text)
        #expect(picture.subjects.count == count)
        #expect(picture.subjects.allSatisfy { $0.look.size == 1 })
    }

    @Test func `the size of a thing is not the subjects`() throws {
        for text in ["a whale with a tiny hat", "a snail carrying a small house", "小さな帽子をかぶったくま"] {
            #expect(try subject(text).look.size == 1, "\(text)")
        }
        #expect(try subject("a tiny wizard cat").look.size < 0.8)
    }

    @Test func `a pattern is named by its thing`() throws {
        let jellyfish = try subject("星の模様のクラゲ")
        #expect(jellyfish.figure as? SeaAnimal == .jellyfish)
        #expect(jellyfish.look.pattern == .stars)
    }

    @Test func `wings of a butterfly are its own`() throws {
        let butterfly = try subject("虹色の羽のちょうちょ")
        #expect(butterfly.figure as? SmallAnimal == .butterfly)
        #expect(butterfly.look.pattern == .rainbow)
        #expect(butterfly.look.garments.isEmpty)
    }

    @Test func `a plant's pot is its own`() throws {
        let picture = try DescriptionReader.picture(of: "a cactus in a yellow pot")
        #expect(picture.subjects.map { $0.figure as? Thing } == [.cactus])
        #expect(picture.perch == nil)
    }

    @Test func `a compound is its last word`() throws {
        let cat = try subject("a teapot cat")
        #expect(cat.figure as? Creature == .cat)
        #expect(cat.look.holds.map(\.thing) == [.teapot])
    }

    @Test func `materials and furs colour`() throws {
        #expect(try subject("a bear made of stars").look.pattern == .stars)
        #expect(try subject("a dog with purple fur").look.tint == Tint(0xA58AC6))
        #expect(try subject("a dog with green eyes").look.eyes == Tint(0x7FAE6B))
        #expect(try subject("The rabbit is blue").look.tint == Tint(0x6F9FCE))
    }

    @Test func `plurals are known`() throws {
        #expect(try subject("foxes").figure as? Creature == .fox)
        #expect(try subject("butterflies").figure as? SmallAnimal == .butterfly)
        #expect(try subject("wolves").figure as? Creature == .wolf)
    }

    @Test func `an unknown noun is a stranger by its own name`() throws {
        #expect((try subject("a fluffy snorgle with a hat").figure as? Stranger)?.name == "snorgle")
        #expect(try subject("a fluffy snorgle with a hat").look.garments.map(\.kind) == [.topHat])
        #expect((try subject("ホゲラモン").figure as? Stranger)?.name == "ホゲラモン")
        #expect((try subject("!!").figure as? Stranger)?.name == "!!")
    }

    @Test func `clothes alone are worn by somebody unseen`() throws {
        #expect(try subject("a red scarf").figure as? Thing == .ghost)
    }

    @Test func `a long text gives what it is about most`() throws {
        let text = "Once a dog walked by. The old owl sat in the forest. The owl wore glasses, and the owl slept."
        let picture = try DescriptionReader.picture(of: Extract.description(of: text, title: nil))
        #expect(picture.subjects.first?.figure as? Bird == .owl)
        #expect(picture.setting == .forest)
        #expect(picture.subjects.first?.look.garments.map(\.kind) == [.glasses])
        let titled = try DescriptionReader.picture(of: Extract.description(of: text, title: "A Dog's Life, dog"))
        #expect(titled.subjects.first?.figure as? Creature == .dog)
    }

    @Test func `there are words for more than sixty figures`() {
        let rows = Vocabulary.animals + Vocabulary.others + Vocabulary.things
        #expect(rows.count > 120)
        for (words, meaning) in rows {
            #expect(meaning.figure != nil, "\(words)")
            #expect(words.contains { $0.isJapanese }, "\(words)")
        }
    }

    @Test func `no word means two things`() {
        var seen: [String: Int] = [:]
        let figures = Vocabulary.animals + Vocabulary.others + Vocabulary.things
        for (words, _) in figures { for word in words.split(separator: " ") { seen[String(word), default: 0] += 1 } }
        #expect(seen.filter { $0.value > 1 }.map(\.key) == [])
    }

    /// Words in any order never crash the reader, and every picture gets a subject.
    @Test(arguments: 0..<60)
    func `any words make a picture`(seed: Int) {
        var chance = Chance(seed: UInt64(seed))
        let words = Vocabulary.meanings.keys.sorted() + ["zorp", "ヌルポ", "の", "、", "🦊", "\u{0}", "ﾈｺ", "'", "-"]
        let text = (0..<chance.count(1...14)).map { _ in chance.pick(words) }.joined(
            separator: chance.pick([" ", "", ", "]))
        do {
            let picture = try DescriptionReader.picture(of: text)
            #expect((1...Picture.subjectCountMax).contains(picture.subjects.count), "\(text)")
            #expect(!Painter.marks(for: picture, manner: .animation, seed: 1).isEmpty)
        } catch {
            #expect(error as? ImageCreator.Error == .conceptsRequirePersonIdentity, "\(text)")
        }
    }
}
