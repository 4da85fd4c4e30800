// Links kissa-mini into the standalone tool, where inferenceLinkedModel finds it. MODEL is the file's name, in quotes.
// Pages begin at its first byte, as in a mapped file.

    .section .rodata.kissa_linked_model, "a", @progbits
    .balign 4096
    .global kissa_linked_model
kissa_linked_model:
    .incbin MODEL
    .global kissa_linked_model_end
kissa_linked_model_end:

    .section .note.GNU-stack, "", @progbits
