import GroupActivities
import SwiftUI
import os

/// The entrance from the menu to a shared café: with the player's own invitation, or through an address that they received.
struct CafeDoor: ViewModifier {
    @Binding var isInviting: Bool
    let language: GameLanguage
    @Environment(\.shopArchive) private var archive
    @AppStorage("player") private var player = ""
    @AppStorage("visitorName") private var keptName = ""
    @AppStorage("visitorColor") private var keptColor = VisitorColor.teal
    /// Identifies the player's own café: inviting again returns to it while it is open.
    @AppStorage("ownCafe") private var ownCafe = ""
    /// The window's last café: a window that moves to another process reenters it without asking.
    @SceneStorage("cafe") private var lastCafe = ""
    /// The session that the player hasn't joined yet.
    @State private var arrived: GroupSession<SharedCafe>?
    @State private var visit: Visit?
    /// The player's name and color, used once the requested session arrives.
    @State private var guise: Guise?
    @State private var ending: Ending?

    /// Why the player isn't in a café.
    private enum Ending {
        /// It was closed while they were in it.
        case closed
        /// They were invited to a café that no longer exists.
        case over

        var message: LocalizedStringKey {
            switch self {
            case .closed: "Your own shop is open as before."
            case .over: "This invitation leads nowhere any more. Your own shop is open."
            }
        }
    }

    /// A stay in a café.
    private struct Visit {
        let session: GroupSession<SharedCafe>
        let cafe: Cafe
        let memory: ShopMemory
        let talks: ShopMemory
    }

    private struct Guise {
        let name: String
        let color: VisitorColor
    }

    func body(content: Content) -> some View {
        ZStack {
            if let visit {
                shop(visit)
                    .id(visit.session.id)
                    .environment(\.locale, visit.session.activity.language.locale)
            } else {
                content.disabled(isAsking || ending != nil)
            }
            if isAsking {
                CafeEntryView(isInviting: isInviting, cancel: cancel, enter: enter)
            } else if let ending {
                let close = { self.ending = nil }
                GameQuestion(
                    title: "The café has closed", message: ending.message, confirm: "All right", refuse: nil,
                    cancel: close, action: close)
            }
        }
        .task { for await session in SharedCafe.sessions() { didArrive(session) } }
        .onOpenURL { didOpen($0) }
        .onChange(of: visit?.cafe.isOver) { _, isOver in if isOver == true { didEnd() } }
    }

    private func shop(_ visit: Visit) -> some View {
        GameView(
            memory: visit.memory, talks: visit.talks, cafe: visit.cafe, language: visit.session.activity.language
        ) { leave() }
        .transition(.opacity)
    }

    private var isAsking: Bool { visit == nil && guise == nil && (isInviting || arrived != nil) }

    // MARK: In

    private func enter(_ name: String, _ color: VisitorColor) {
        guise = Guise(name: name, color: color)
        if let arrived { return go(into: arrived) }
        Task {
            do {
                try await SharedCafe(id: ownCafeID, language: language).activate()
            } catch {
                Logging.general.error("No café: \(String(describing: error), privacy: .public)")
                (guise, isInviting) = (nil, false)
            }
        }
    }

    private var ownCafeID: UUID {
        if let known = UUID(uuidString: ownCafe) { return known }
        let new = UUID()
        ownCafe = new.uuidString
        return new
    }

    /// An address of a café only arrives here if the café is over; otherwise it arrives as a session.
    private func didOpen(_ address: URL) {
        if visit == nil, address.fragment?.hasPrefix("group=") == true { ending = .over }
    }

    private func didArrive(_ session: GroupSession<SharedCafe>) {
        arrived = session
        if guise == nil, lastCafe == session.id.uuidString, !keptName.isEmpty {
            guise = Guise(name: keptName, color: keptColor)
        }
        if guise != nil { go(into: session) }
    }

    private func go(into session: GroupSession<SharedCafe>) {
        guard let guise else { return }
        if player.isEmpty { player = UUID().uuidString }
        let (name, color, player) = (guise.name, guise.color, player)
        Task {
            // The shop is shared, and the conversations are the player's own.
            let memory = await ShopMemory.shared(player: "cafe \(session.id)", archive: archive)
            let talks = await ShopMemory.shared(player: "\(player) in cafe \(session.id)", archive: archive)
            talks.dayOfTalks = { [weak memory] in memory?.day.number }
            let cafe = Cafe(SessionLink(session), name: name, color: color)
            withAnimation(.easeInOut(duration: 0.4)) {
                visit = Visit(session: session, cafe: cafe, memory: memory, talks: talks)
            }
            (arrived, self.guise, isInviting, ending) = (nil, nil, false, nil)
            lastCafe = session.id.uuidString
        }
    }

    // MARK: Out

    private func cancel() {
        arrived?.leave()
        (arrived, isInviting) = (nil, false)
    }

    private func leave() {
        let left = visit
        lastCafe = ""
        withAnimation(.easeInOut(duration: 0.4)) { visit = nil }
        left?.cafe.leave()
    }

    private func didEnd() {
        guard visit != nil else { return }
        withAnimation(.easeInOut(duration: 0.4)) { visit = nil }
        ending = .closed
    }
}
