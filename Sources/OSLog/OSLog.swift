/// The other name by which programs import `Logger`.
@_exported import os
