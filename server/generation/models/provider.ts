import type { LanguageModel } from 'ai'
import type { ModelAt } from './models.config.ts'

/** The model behind an address. Its provider's code is loaded when it is first asked. */
export async function openModel({ provider, name, url: baseURL, key }: ModelAt): Promise<LanguageModel> {
  switch (provider) {
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL, apiKey: key ?? '' })(name)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL, apiKey: key ?? '' })(name)
    }
    case 'url': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const compatible = createOpenAICompatible({
        name: 'url',
        baseURL,
        ...(key === null ? {} : { apiKey: key }),
        supportsStructuredOutputs: true,
        includeUsage: true,
      })
      return compatible(name)
    }
  }
}
