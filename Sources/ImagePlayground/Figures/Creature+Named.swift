/// The four-legged animals with a name in the vocabulary.
extension Creature {
    static let cat = Creature(
        coat: Tint(0xE2A15F), belly: Tint(0xFBF0DD), head: .cheeky, marks: .stripes, second: Tint(0xB87438),
        hasWhiskers: true)
    static let dog = Creature(
        coat: Tint(0xCFA06A), belly: Tint(0xF8EBD4), ears: .floppy, muzzle: .dog, tail: .long, second: Tint(0x8C5F3C))
    static let fox = Creature(
        coat: Tint(0xDF7B3F), belly: Tint(0xFBF3E6), head: .cheeky, headWidth: 21, ears: .pointed,
        earTint: Tint(0x4C3A38), muzzle: .fox, tail: .bushy, second: Tint(0x4C3A38))
    static let wolf = Creature(
        coat: Tint(0x8F979F), belly: Tint(0xEDEBE6), head: .cheeky, ears: .pointed, muzzle: .fox, tail: .bushy)
    static let bear = Creature(
        coat: Tint(0xA4724C), belly: Tint(0xE3C59C), bodyWidth: 20, ears: .round, muzzle: .bear, tail: .short)
    static let polarBear = Creature(
        coat: Tint(0xF3EFE6), belly: Tint(0xFFFFFF), bodyWidth: 20, ears: .round, muzzle: .bear, tail: .short)
    static let panda = Creature(
        coat: Tint(0xF7F3EA), belly: Tint(0xFFFFFF), bodyWidth: 20, ears: .round, muzzle: .bear, tail: .none,
        marks: .eyePatches, second: Tint(0x47424A))
    static let redPanda = Creature(
        coat: Tint(0xC2623B), belly: Tint(0x6B4236), head: .cheeky, ears: .round, earTint: Tint(0xFBF0DD),
        muzzle: .bear, tail: .ringed, second: Tint(0xF6E6CF))
    static let rabbit = Creature(
        coat: Tint(0xD9C7B4), belly: Tint(0xFBF6EC), headWidth: 19.5, headHeight: 17.5, bodyWidth: 16, ears: .long,
        muzzle: .teeth, tail: .puff, hasWhiskers: true)
    static let mouse = Creature(
        coat: Tint(0xB5B0AE), belly: Tint(0xF1EBE4), headWidth: 19, headHeight: 17, bodyWidth: 14, ears: .huge,
        muzzle: .teeth, tail: .long, hasWhiskers: true)
    static let hamster = Creature(
        coat: Tint(0xE5B878), belly: Tint(0xFDF5E6), head: .pear, headWidth: 24, bodyWidth: 20, ears: .round,
        muzzle: .teeth, tail: .none, hasWhiskers: true)
    static let squirrel = Creature(
        coat: Tint(0xC07A48), belly: Tint(0xF8E6CC), headWidth: 19, ears: .tufted, muzzle: .teeth, tail: .bushy)
    static let hedgehog = Creature(
        coat: Tint(0xE2C39A), belly: Tint(0xF8EBD4), headWidth: 19, headHeight: 16, ears: .round, muzzle: .bear,
        tail: .none, cover: .spines, second: Tint(0x8B6A50))
    static let raccoon = Creature(
        coat: Tint(0x9B9793), belly: Tint(0xE4DED4), head: .cheeky, ears: .round, muzzle: .bear, tail: .ringed,
        marks: .mask, second: Tint(0x4A444A))
    static let tanuki = Creature(
        coat: Tint(0xA58462), belly: Tint(0xF0E0C2), head: .cheeky, bodyWidth: 20, ears: .round, muzzle: .bear,
        tail: .bushy, marks: .mask, second: Tint(0x54443D))
    static let badger = Creature(
        coat: Tint(0x8A868A), belly: Tint(0xF5F1EA), ears: .round, muzzle: .bear, tail: .short, marks: .blaze,
        second: Tint(0x453F44))
    static let otter = Creature(
        coat: Tint(0x94694A), belly: Tint(0xE6CFAE), head: .wide, bodyWidth: 15, ears: .round, muzzle: .bear,
        tail: .long, hasWhiskers: true)
    static let beaver = Creature(
        coat: Tint(0x97653F), belly: Tint(0xD9B68A), ears: .round, muzzle: .teeth, tail: .paddle, second: Tint(0x6A4B3A)
    )
    static let lion = Creature(
        coat: Tint(0xE5B462), belly: Tint(0xFBEBCB), ears: .round, muzzle: .bear, tail: .long, cover: .mane,
        second: Tint(0xB36F38), hasWhiskers: true)
    static let tiger = Creature(
        coat: Tint(0xEB9A42), belly: Tint(0xFDF4E4), head: .cheeky, ears: .round, muzzle: .bear, tail: .long,
        marks: .stripes, second: Tint(0x4A3A36), hasWhiskers: true)
    static let leopard = Creature(
        coat: Tint(0xE8BC6C), belly: Tint(0xFCF1DC), ears: .round, muzzle: .bear, tail: .long, marks: .spots,
        second: Tint(0x6A4A38), hasWhiskers: true)
    static let monkey = Creature(coat: Tint(0x9C6D4A), belly: Tint(0xF0D2AE), ears: .leaf, muzzle: .bear, tail: .long)
    static let koala = Creature(
        coat: Tint(0xA6A9AE), belly: Tint(0xE9E7E2), bodyWidth: 18, ears: .huge, earTint: Tint(0xEFE7E4),
        muzzle: .koala, tail: .none)
    static let sloth = Creature(
        coat: Tint(0xB09A7C), belly: Tint(0xEEDFC2), ears: .none, muzzle: .bear, tail: .none, marks: .mask,
        second: Tint(0x6B5644))
    static let pig = Creature(
        coat: Tint(0xF0B3B0), belly: Tint(0xFBDAD5), bodyWidth: 20, ears: .pointed, muzzle: .pig, tail: .curl,
        second: Tint(0xC9807F))
    static let cow = Creature(
        coat: Tint(0xF6F1E7), belly: Tint(0xF3C9BE), head: .long, headWidth: 22, headHeight: 17, bodyWidth: 20,
        ears: .leaf, muzzle: .long, tail: .long, horns: .bull, marks: .patches, second: Tint(0x5A4A48))
    static let horse = Creature(
        coat: Tint(0xA9744C), belly: Tint(0xE2C6A2), head: .long, headWidth: 20, neck: 6, ears: .pointed, muzzle: .long,
        tail: .bushy, marks: .blaze, second: Tint(0x5B4036))
    static let donkey = Creature(
        coat: Tint(0x9A958F), belly: Tint(0xEDE6DA), head: .long, headWidth: 19, ears: .long, muzzle: .long, tail: .long
    )
    static let zebra = Creature(
        coat: Tint(0xF6F2EA), belly: Tint(0x6A6468), head: .long, headWidth: 20, neck: 4, ears: .pointed, muzzle: .long,
        tail: .long, marks: .stripes, second: Tint(0x3F3A40))
    static let unicorn = Creature(
        coat: Tint(0xFAF4F2), belly: Tint(0xF6D9E0), head: .long, headWidth: 20, neck: 4, ears: .pointed, muzzle: .long,
        tail: .bushy, horns: .unicorn, second: Tint(0xC7A3D9))
    static let sheep = Creature(
        coat: Tint(0xD9C4AE), belly: Tint(0xFBF6EA), head: .long, headWidth: 18, headHeight: 15.5, ears: .leaf,
        muzzle: .small, tail: .puff, cover: .wool)
    static let goat = Creature(
        coat: Tint(0xEDE4D6), belly: Tint(0xFFFBF2), head: .long, headWidth: 19, ears: .leaf, muzzle: .long,
        tail: .short, horns: .dragon)
    static let ram = Creature(
        coat: Tint(0xC9B59C), belly: Tint(0xF3EADB), head: .long, headWidth: 19, ears: .none, muzzle: .long,
        tail: .puff, horns: .ram, cover: .wool)
    static let alpaca = Creature(
        coat: Tint(0xE8D5B9), belly: Tint(0xFBF2E2), head: .round, headWidth: 17, headHeight: 15, bodyWidth: 18,
        neck: 13, ears: .pointed, muzzle: .small, tail: .puff, cover: .wool)
    static let deer = Creature(
        coat: Tint(0xBE8453), belly: Tint(0xF6E6CC), head: .long, headWidth: 18.5, neck: 4, ears: .leaf, muzzle: .small,
        tail: .short, horns: .antlers, marks: .spots, second: Tint(0xF6E6CC))
    static let giraffe = Creature(
        coat: Tint(0xEBC06C), belly: Tint(0xFBEFD2), head: .long, headWidth: 16, headHeight: 14, bodyWidth: 15,
        neck: 17, ears: .leaf, muzzle: .long, tail: .long, horns: .knobs, marks: .spots, second: Tint(0xA9683A))
    static let elephant = Creature(
        coat: Tint(0xA3AAB5), belly: Tint(0xCDD1D6), bodyWidth: 21, ears: .side, muzzle: .trunk, tail: .long)
    static let hippo = Creature(
        coat: Tint(0xA79AA8), belly: Tint(0xCFC0C8), head: .pear, bodyWidth: 22, ears: .round, muzzle: .long,
        tail: .short)
    static let rhino = Creature(
        coat: Tint(0x9C9FA3), belly: Tint(0xC9C8C6), bodyWidth: 22, ears: .pointed, muzzle: .long, tail: .short,
        horns: .unicorn)
    static let kangaroo = Creature(
        coat: Tint(0xC08D5E), belly: Tint(0xF3DFC0), head: .long, headWidth: 17, headHeight: 15, bodyWidth: 18,
        ears: .long, muzzle: .small, tail: .scaly)
    static let frog = Creature(
        coat: Tint(0x86B45E), belly: Tint(0xE9EFC2), head: .wide, headWidth: 22, headHeight: 16, bodyWidth: 17,
        ears: .none, muzzle: .wide, tail: .none)
    static let lizard = Creature(
        coat: Tint(0x7FB08A), belly: Tint(0xE6EBC4), head: .wide, headWidth: 20, headHeight: 15, ears: .none,
        muzzle: .wide, tail: .scaly, marks: .spots)
    static let crocodile = Creature(
        coat: Tint(0x76A06A), belly: Tint(0xE3E6B8), head: .pear, ears: .none, muzzle: .dragon, tail: .scaly,
        second: Tint(0x557A50))
    static let dinosaur = Creature(
        coat: Tint(0x7FB5A0), belly: Tint(0xF2E7B8), head: .pear, headWidth: 20, neck: 4, ears: .none, muzzle: .dragon,
        tail: .scaly, marks: .spots, second: Tint(0x4F8A78))
    static let dragon = Creature(
        coat: Tint(0x6FA46C), belly: Tint(0xF2E2AE), head: .pear, headWidth: 21, ears: .fins, muzzle: .dragon,
        tail: .scaly, horns: .dragon, second: Tint(0xCF7A4A), hasWings: true)
    static let bat = Creature(
        coat: Tint(0x7A6480), belly: Tint(0xC9B3C9), headWidth: 19, bodyWidth: 13, ears: .pointed, muzzle: .small,
        tail: .none, second: Tint(0x5A4560), hasWings: true)
    static let platypus = Creature(
        coat: Tint(0x8E6A52), belly: Tint(0xC7A582), head: .wide, ears: .none, muzzle: .duck, tail: .paddle,
        second: Tint(0x5E5A5E))
    static let skunk = Creature(
        coat: Tint(0x4C464C), belly: Tint(0xF5F1EA), ears: .round, muzzle: .small, tail: .bushy, marks: .blaze)
}

/// The birds with a name in the vocabulary.
extension Bird {
    static let owl = Bird(coat: Tint(0xA9805A), belly: Tint(0xF1DFC0), crest: .tufts, hasDiscs: true)
    static let penguin = Bird(coat: Tint(0x4E5A70), belly: Tint(0xFBF8F0), hasDiscs: true)
    static let chick = Bird(coat: Tint(0xF5D565), belly: Tint(0xFBE99F))
    static let duck = Bird(coat: Tint(0xF6F0DF), belly: Tint(0xFFFFFF), beak: .flat)
    static let hen = Bird(coat: Tint(0xF4EDE0), belly: Tint(0xFFFCF4), crest: .comb)
    static let parrot = Bird(coat: Tint(0x5FAE6B), belly: Tint(0xF2D75F), beak: .hooked, crest: .feathers)
    static let sparrow = Bird(coat: Tint(0xB68A62), belly: Tint(0xF4E7D2), beakTint: Tint(0x6B5448))
    static let crow = Bird(coat: Tint(0x45424E), belly: Tint(0x6A6676), beak: .long, beakTint: Tint(0x6A6070))
    static let eagle = Bird(coat: Tint(0x8A6445), belly: Tint(0xC7A175), beak: .hooked)
    static let robin = Bird(coat: Tint(0x8C7A66), belly: Tint(0xE0794B), beakTint: Tint(0x6B5448))
    static let bluebird = Bird(coat: Tint(0x6E9FD0), belly: Tint(0xF6E4CE), crest: .feathers)
    static let flamingo = Bird(
        coat: Tint(0xF2A3AE), belly: Tint(0xFBD5D6), beak: .hooked, beakTint: Tint(0x5A4A50), hasLongLegs: true, neck: 8
    )
    static let swan = Bird(coat: Tint(0xFAF7F0), belly: Tint(0xFFFFFF), beak: .flat, neck: 10)
    static let crane = Bird(
        coat: Tint(0xF6F2EA), belly: Tint(0xFFFFFF), beak: .long, beakTint: Tint(0x6A6070), hasLongLegs: true, neck: 9)
    static let toucan = Bird(coat: Tint(0x474652), belly: Tint(0xFBF1D0), beak: .large)
    static let peacock = Bird(coat: Tint(0x3F7FB5), belly: Tint(0x62B3B0), crest: .feathers, hasFan: true)
    static let pigeon = Bird(coat: Tint(0x9FA9B8), belly: Tint(0xD5DAE2), beakTint: Tint(0x8A7A78))
}
