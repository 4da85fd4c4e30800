/// Runs a language model from a GGUF file on the CPU.
