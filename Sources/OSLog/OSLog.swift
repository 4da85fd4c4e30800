/// `OSLog` is another module from which programs import `Logger`.
@_exported import os
