extension ShopMemory {
    private struct Key: Hashable {
        let player: String
        let archive: ObjectIdentifier
    }

    private struct Box {
        weak var memory: ShopMemory?
    }

    /// The memories in use. Each retains its archive, so that no other archive can have the same identifier.
    private static var used: [Key: Box] = [:]

    /// The memory of a player's shop, read from the archive. All windows of a player share one, so that changes in one window
    /// appear in the others at once.
    ///
    /// Without an archive it is a new memory, which is lost with its window and reports that.
    static func shared(player: String, archive: ShopArchive?) async -> ShopMemory {
        guard let archive else { return ShopMemory(player: player, isLost: true) }
        used = used.filter { $0.value.memory != nil }
        let key = Key(player: player, archive: ObjectIdentifier(archive))
        let memory = used[key]?.memory ?? ShopMemory(player: player, archive: archive)
        used[key] = Box(memory: memory)
        await memory.loadOnce()
        await memory.catchUp()
        return memory
    }
}
