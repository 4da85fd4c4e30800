// Whoever looks texts up sees whose they are.
@_exported import Localization
