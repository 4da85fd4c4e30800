// On Apple's platforms sounds and speech are in this module, which AVFoundation exports; here they are in AVFoundation.
@_exported import AVFoundation
