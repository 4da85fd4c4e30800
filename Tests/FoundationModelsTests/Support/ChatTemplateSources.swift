/// Chat templates like those in model files, written for these tests.
enum ChatTemplateSources {
    /// ChatML with tools, as Hermes and Qwen models use it.
    static let tools = """
        {%- if tools %}
            {{- '<|im_start|>system\\n' }}
            {%- if messages[0].role == 'system' %}{{ messages[0].content + '\\n\\n' }}{% endif %}
            {{- '<tools>' }}
            {%- for tool in tools %}{{ '\\n' ~ (tool | tojson) }}{% endfor %}
            {{- '\\n</tools><|im_end|>\\n' }}
        {%- elif messages and messages[0].role == 'system' %}
            {{- '<|im_start|>system\\n' + messages[0].content + '<|im_end|>\\n' }}
        {%- endif %}
        {%- for message in messages %}
            {%- if message.role == 'user' or (message.role == 'system' and not loop.first) %}
                {{- '<|im_start|>' + message.role + '\\n' + message.content + '<|im_end|>\\n' }}
            {%- elif message.role == 'assistant' %}
                {{- '<|im_start|>assistant\\n' + message.content }}
                {%- for call in message.tool_calls %}
                    {%- if (loop.first and message.content and not message.content.endswith('\\n')) or not loop.first %}
                        {{- '\\n' }}
                    {%- endif %}
                    {{- '<tool_call>\\n{"name": "' ~ call.function.name ~ '", "arguments": ' }}
                    {{- call.function.arguments | tojson }}
                    {{- '}\\n</tool_call>' }}
                {%- endfor %}
                {{- '<|im_end|>\\n' }}
            {%- elif message.role == 'tool' %}
                {%- if loop.first or loop.previtem.role != 'tool' %}{{ '<|im_start|>user' }}{% endif %}
                {{- '\\n<tool_response>\\n' + message.content + '\\n</tool_response>' }}
                {%- if loop.last or loop.nextitem.role != 'tool' %}{{ '<|im_end|>\\n' }}{% endif %}
            {%- endif %}
        {%- endfor %}
        {%- if add_generation_prompt %}{{ '<|im_start|>assistant\\n' }}{% endif %}
        """

    /// The same for a model that always reasons.
    static let thinking = tools.replacing(
        "{{ '<|im_start|>assistant\\n' }}{% endif %}", with: "{{ '<|im_start|>assistant\\n<think>\\n' }}{% endif %}")
}
