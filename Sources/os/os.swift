/// Apple's os module: Logger.
