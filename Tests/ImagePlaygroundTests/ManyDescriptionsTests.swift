import CoreGraphics
import Foundation
import Testing

@testable import ImagePlayground

/// Sixty descriptions as a model or a person writes them, in each style. If `KISSA_SCREENSHOTS` names a folder, the pictures are
/// saved there for inspection.
@Suite struct ManyDescriptionsTests {
    private static let descriptions = [
        "a small red fox with a green scarf", "an old owl with round glasses reading a book", "a cat in a sweater",
        "a sleepy bear holding a honey jar", "two rabbits under a big moon", "a blue whale with a tiny hat",
        "a dragon made of clouds", "a hedgehog with flowers on its back", "a penguin wearing a bow tie and a top hat",
        "a frog on a lily pad playing the guitar", "a ghost holding an umbrella in the rain", "a robot with a heart",
        "a golden lion with a crown", "a purple octopus with eight cups", "a snail carrying a small house",
        "a mouse and an elephant, best friends", "a striped tiger drinking tea", "a fluffy white sheep with pink boots",
        "a turtle with a garden on its shell", "a spotted giraffe with a long scarf", "a bee with a basket",
        "a unicorn with rainbow wings", "a snowman with a carrot nose", "a mushroom house with a chimney",
        "an apple tree in spring", "a cactus in a yellow pot", "a sunflower smiling at the sun",
        "a lighthouse by the sea at night", "a hot air balloon over mountains", "a sailing boat with red sails",
        "a teapot with steam", "a pocket watch with wings", "a lantern in the fog", "a flibbertigibbet with spots",
        "a grumbling snarkle in a blue coat", "a zorblax, soft and round", "something small and shy",
        "a transparent jellyfish with stars inside", "a wise raven with a key", "a panda eating bamboo",
        "a crab with a pearl", "a butterfly with eyes on its wings", "a dog with a red ball in a park",
        "a koala asleep on a branch", "a duck with a raincoat", "a chubby hamster on a bicycle",
        "緑のマフラーを巻いた小さなきつね", "丸い眼鏡をかけた年寄りのふくろう", "青いセーターを着た眠そうな猫", "傘をさしたおばけ", "月の上で眠るうさぎ",
        "花かんむりをつけたくま", "青い帽子のペンギン", "星の模様のクラゲ", "虹色の羽のちょうちょ", "ふわふわのもちもち丸", "大きなきのこと小さなねずみ",
        "桜の木", "本を読むたぬき", "雨の日のかえる",
    ]

    @Test(arguments: ["sketch", "illustration", "animation"])
    func `sixty descriptions are sixty pictures`(styleID: String) async throws {
        let creator = try ImageCreator(environment: [:], seed: 7)
        let style = try #require(creator.availableStyles.first { $0.id == styleID })
        var known: [Data: String] = [:]
        for (number, description) in Self.descriptions.enumerated() {
            for try await image in creator.images(for: [.text(description)], style: style, limit: 1) {
                let data = try #require(image.cgImage.pngData)
                let twin = known.updateValue(description, forKey: data)
                #expect(twin == nil, "\(description) looks like \(twin ?? "")")
                try keep(data, "\(styleID)-\(number)")
            }
        }
        #expect(known.count == 60)
    }

    private func keep(_ data: Data, _ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["KISSA_SCREENSHOTS"] else { return }
        let place = URL(fileURLWithPath: folder).appendingPathComponent("descriptions")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try data.write(to: place.appendingPathComponent(name + ".png"))
    }
}
