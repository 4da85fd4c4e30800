import CoreGraphics
import Foundation

/// Turning, in radians counterclockwise.
extension SKAction {
    /// Turns by an angle. Reversed: by the opposite.
    public class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        change(
            [(.rotation, .by, radians)], duration,
            reversal: .program {
                rotate(byAngle: -radians, duration: duration)
            })
    }

    /// Turns to an angle, by the difference of the numbers, whole turns included. Reversed: waits for the same duration.
    public class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.rotation, .to, radians)], duration)
    }

    /// Turns to an angle. Reversed: waits for the same duration.
    ///
    /// - Parameters:
    ///   - radians: The angle.
    ///   - duration: In seconds.
    ///   - shortestUnitArc: Whether to turn the shorter way round.
    public class func rotate(
        toAngle radians: CGFloat, duration: TimeInterval, shortestUnitArc: Bool
    ) -> SKAction {
        change([(.rotation, shortestUnitArc ? .turn : .to, radians)], duration)
    }
}

/// Size and scale. An action to an absolute value (not by an amount) reverses to a wait of the same duration.
extension SKAction {
    /// Makes a sprite larger or smaller by points. Reversed: by the opposite.
    public class func resize(
        byWidth width: CGFloat, height: CGFloat, duration: TimeInterval
    ) -> SKAction {
        change(
            [(.width, .by, width), (.height, .by, height)], duration,
            reversal: .program {
                resize(byWidth: -width, height: -height, duration: duration)
            })
    }

    /// Brings a sprite to a size, in points.
    public class func resize(toWidth width: CGFloat, height: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.width, .to, width), (.height, .to, height)], duration)
    }

    /// Brings a sprite to a width, in points.
    public class func resize(toWidth width: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.width, .to, width)], duration)
    }

    /// Brings a sprite to a height, in points.
    public class func resize(toHeight height: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.height, .to, height)], duration)
    }

    /// Multiplies both scales. Reversed: divides them.
    public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(by: scale, y: scale, duration: duration)
    }

    /// Multiplies the scales by one factor each. Reversed: divides them; a factor of 0 stays 0.
    public class func scaleX(
        by xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval
    ) -> SKAction {
        change(
            [(.xScale, .times, xScale), (.yScale, .times, yScale)], duration,
            reversal: .program {
                scaleX(by: xScale == 0 ? 0 : 1 / xScale, y: yScale == 0 ? 0 : 1 / yScale, duration: duration)
            })
    }

    /// Brings both scales to a factor.
    public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        scaleX(to: scale, y: scale, duration: duration)
    }

    /// Scales a sprite to a size, in points.
    public class func scale(to size: CGSize, duration: TimeInterval) -> SKAction {
        change([(.xScale, .size, size.width), (.yScale, .size, size.height)], duration)
    }

    /// Brings the scales to one factor each.
    public class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.xScale, .to, xScale), (.yScale, .to, yScale)], duration)
    }

    /// Brings the scale along x to a factor.
    public class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.xScale, .to, scale)], duration)
    }

    /// Brings the scale along y to a factor.
    public class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.yScale, .to, scale)], duration)
    }
}

/// Transparency and color.
extension SKAction {
    /// Brings alpha to 1. Reversed: fades out.
    public class func fadeIn(withDuration seconds: TimeInterval) -> SKAction {
        change([(.alpha, .to, 1)], seconds, reversal: .program { fadeOut(withDuration: seconds) })
    }

    /// Brings alpha to 0. Reversed: fades in.
    public class func fadeOut(withDuration seconds: TimeInterval) -> SKAction {
        change([(.alpha, .to, 0)], seconds, reversal: .program { fadeIn(withDuration: seconds) })
    }

    /// Adds to alpha. Reversed: takes away.
    public class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.alpha, .by, factor)], duration, reversal: .program { fadeAlpha(by: -factor, duration: duration) })
    }

    /// Brings alpha to a value. Reversed: waits for the same duration and changes nothing.
    public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.alpha, .to, alpha)], duration)
    }

    /// Hides the node at once. Reversed: shows it.
    public class func hide() -> SKAction { SKAction(.hide(true), reversal: .program { unhide() }) }

    /// Shows the node again at once. Reversed: hides it.
    public class func unhide() -> SKAction { SKAction(.hide(false), reversal: .program { hide() }) }

    /// Changes a sprite's or label's color and its color blend factor. Reversed: waits for the same duration.
    public class func colorize(
        with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
    ) -> SKAction {
        let changes: [(Channel, ActionProgram.Measure, CGFloat)] = [
            (.red, .to, CGFloat(color.red)), (.green, .to, CGFloat(color.green)), (.blue, .to, CGFloat(color.blue)),
            (.opacity, .to, CGFloat(color.alpha)), (.blend, .to, colorBlendFactor),
        ]
        return change(changes, duration)
    }

    /// Changes a sprite's or label's color blend factor, from 0 to 1. Reversed: waits for the same duration.
    public class func colorize(withColorBlendFactor factor: CGFloat, duration: TimeInterval) -> SKAction {
        change([(.blend, .to, factor)], duration)
    }
}
