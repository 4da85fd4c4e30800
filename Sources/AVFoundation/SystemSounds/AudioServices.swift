import Foundation

/// Registers a file as a short sound, for ``AudioServicesPlaySystemSound(_:)``.
///
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesSystemSoundUnspecifiedError` for a file that can't be read or that is
///   no sound.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let id = SystemSounds.shared.add(inFileURL) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = id
    return kAudioServicesNoError
}

/// Forgets a registered sound. It is still played to its end.
///
/// - Returns: `kAudioServicesNoError`, or `kAudioServicesBadSystemSoundIDError` if there is none of this number.
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    SystemSounds.shared.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesBadSystemSoundIDError
}

/// Plays a registered sound in the current window. Apple's own sounds, with numbers from 1000 on, are silent here.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, vibrates: false, nil)
}

/// Plays a registered sound in the current window, and lets the device vibrate.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    SystemSounds.shared.play(inSystemSoundID, vibrates: true, nil)
}

/// Plays a registered sound, and calls a closure on the main queue when it has ended, or soon if there is none.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SystemSounds.shared.play(inSystemSoundID, vibrates: false, inCompletionBlock)
}

/// Plays a registered sound, lets the device vibrate, and calls a closure on the main queue when the sound has ended, or soon if
/// there is none.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    SystemSounds.shared.play(inSystemSoundID, vibrates: true, inCompletionBlock)
}
