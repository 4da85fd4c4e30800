import CoreGraphics
import Foundation

/// The actions of archives.
extension ArchivedObjects {
    static let actions: [String: Reader] = kinds.mapValues { make in
        { coder in
            guard coder.reading.countObject() else { return nil }
            let action = SKAction.timed(make(coder), coder)
            guard action.program.size > ObjectCount.greatest else { return action }
            return coder.reading.noted("an action consists of more than \(ObjectCount.greatest) actions")
        }
    }

    private static let kinds: [String: @Sendable (ArchiveCoder) -> SKAction] = [
        "SKSequence": { .sequence($0.objects("_actions", SKAction.self)) },
        "SKGroup": { .group($0.objects("_actions", SKAction.self)) },
        "SKRepeat": repetition, "SKMove": move, "SKRotate": turn, "SKScale": scale, "SKResize": resize, "SKFade": fade,
        "SKAnimate": animation, "SKReferencedAction": reference, "SKWait": wait,
        "SKAction": { coder in
            coder.reading.noted("actions of the class \(coder.classes.first ?? "?") are read as waits")
            return wait(coder)
        },
    ]

    private static let wait: @Sendable (ArchiveCoder) -> SKAction = { .wait(forDuration: $0.duration) }

    private static let repetition: @Sendable (ArchiveCoder) -> SKAction = { coder in
        guard let action = coder.decodeObject(forKey: "_repeatedAction") as? SKAction else { return wait(coder) }
        if coder.flag("_forever") == true { return .repeatForever(action) }
        return .repeat(action, count: coder.decodeInteger(forKey: "_timesToRepeat"))
    }

    private static let move: @Sendable (ArchiveCoder) -> SKAction = { coder in
        let (x, y) = (coder.amount("_posTarget.x"), coder.amount("_posTarget.y"))
        let (usesX, usesY) = (coder.flag("_useX") ?? true, coder.flag("_useY") ?? true)
        if coder.isRelative { return .moveBy(x: usesX ? x : 0, y: usesY ? y : 0, duration: coder.duration) }
        switch (usesX, usesY) {
        case (true, true): return .move(to: CGPoint(x: x, y: y), duration: coder.duration)
        case (true, false): return .moveTo(x: x, duration: coder.duration)
        case (false, true): return .moveTo(y: y, duration: coder.duration)
        case (false, false): return wait(coder)
        }
    }

    private static let turn: @Sendable (ArchiveCoder) -> SKAction = { coder in
        let angle = coder.amount("_rotZ")
        if coder.isRelative { return .rotate(byAngle: angle, duration: coder.duration) }
        let isShort = coder.flag("_isUnitArc") ?? false
        return .rotate(toAngle: angle, duration: coder.duration, shortestUnitArc: isShort)
    }

    private static let scale: @Sendable (ArchiveCoder) -> SKAction = { coder in
        if coder.flag("_isTargetSizeBased") == true, let size = coder.size("_targetSize") {
            return .scale(to: size, duration: coder.duration)
        }
        let (x, y) = (coder.amount("_scaleTargetX"), coder.amount("_scaleTargetY"))
        let (usesX, usesY) = (coder.flag("_useX") ?? true, coder.flag("_useY") ?? true)
        if coder.isRelative { return .scaleX(by: usesX ? x : 1, y: usesY ? y : 1, duration: coder.duration) }
        switch (usesX, usesY) {
        case (true, true): return .scaleX(to: x, y: y, duration: coder.duration)
        case (true, false): return .scaleX(to: x, duration: coder.duration)
        case (false, true): return .scaleY(to: y, duration: coder.duration)
        case (false, false): return wait(coder)
        }
    }

    private static let resize: @Sendable (ArchiveCoder) -> SKAction = { coder in
        let (width, height) = (coder.amount("_sizeTarget.width"), coder.amount("_sizeTarget.height"))
        let (usesWidth, usesHeight) = (coder.flag("_useW") ?? true, coder.flag("_useH") ?? true)
        if coder.isRelative {
            return .resize(
                byWidth: usesWidth ? width : 0, height: usesHeight ? height : 0, duration: coder.duration)
        }
        switch (usesWidth, usesHeight) {
        case (true, true): return .resize(toWidth: width, height: height, duration: coder.duration)
        case (true, false): return .resize(toWidth: width, duration: coder.duration)
        case (false, true): return .resize(toHeight: height, duration: coder.duration)
        case (false, false): return wait(coder)
        }
    }

    private static let fade: @Sendable (ArchiveCoder) -> SKAction = { coder in
        let target = coder.amount("_alphaTarget")
        return coder.isRelative
            ? .fadeAlpha(by: target, duration: coder.duration) : .fadeAlpha(to: target, duration: coder.duration)
    }

    private static let animation: @Sendable (ArchiveCoder) -> SKAction = { coder in
        .animate(
            with: coder.objects("_textures", SKTexture.self),
            timePerFrame: max(coder.number("_timePerFrame") ?? 0, 0), resize: coder.flag("_resize") ?? false,
            restore: coder.flag("_restore") ?? false)
    }

    /// The action of another file; a wait of its duration if there is none.
    private static let reference: @Sendable (ArchiveCoder) -> SKAction = { coder in
        let name = coder.text("_referencedActionName")
        return name.flatMap { ActionFiles.action(named: $0, within: coder.reading) } ?? wait(coder)
    }
}

extension SKAction {
    /// The action with the archive's timing mode. An archived composite's duration follows from its parts.
    fileprivate static func timed(_ action: SKAction, _ coder: ArchiveCoder) -> SKAction {
        if let mode: SKActionTimingMode = coder.choice("_timingMode") { action.timingMode = mode }
        return action
    }
}

extension ArchiveCoder {
    fileprivate var duration: Double { max(number("_duration") ?? 0, 0) }
    fileprivate var isRelative: Bool { flag("_isRelative") ?? false }
    fileprivate func amount(_ key: String) -> CGFloat { length(key) ?? 0 }
}
