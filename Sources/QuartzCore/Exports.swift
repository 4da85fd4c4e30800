// On Apple's platforms layers, their animations and display links are in this module, which UIKit exports; here they are in UIKit.
@_exported import UIKit
