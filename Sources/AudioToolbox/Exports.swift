// As on Apple's platforms: the system sounds, which `import AVFoundation` brings too, and Foundation.
@_exported import func AVFoundation.AudioServicesCreateSystemSoundID
@_exported import func AVFoundation.AudioServicesDisposeSystemSoundID
@_exported import func AVFoundation.AudioServicesPlayAlertSound
@_exported import func AVFoundation.AudioServicesPlayAlertSoundWithCompletion
@_exported import func AVFoundation.AudioServicesPlaySystemSound
@_exported import func AVFoundation.AudioServicesPlaySystemSoundWithCompletion
@_exported import typealias AVFoundation.SystemSoundID
@_exported import var AVFoundation.kAudioServicesBadSystemSoundIDError
@_exported import var AVFoundation.kAudioServicesNoError
@_exported import var AVFoundation.kAudioServicesSystemSoundUnspecifiedError
@_exported import var AVFoundation.kSystemSoundID_Vibrate
@_exported import FoundationAdditions
