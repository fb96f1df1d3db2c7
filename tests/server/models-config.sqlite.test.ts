import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readConfig } from '../../server/config.ts'

const modelsOf = (env: Readonly<Record<string, string>>) => readConfig(env).models
const problems = (env: Readonly<Record<string, string>>): string[] => {
  try {
    readConfig(env)
    return []
  } catch (error) {
    return (error as Error).message
      .split('\n')
      .slice(1)
      .map((line) => line.trim())
  }
}

describe('the configuration of language models', () => {
  it('is off without a named model, whatever keys there are', () => {
    expect(modelsOf({ ANTHROPIC_API_KEY: 'sk-a', OPENAI_API_KEY: 'placeholder' })).toBeNull()
  })
  it('takes a name alone where one provider is set up, for both tiers, within limits', () => {
    const at = { provider: 'anthropic', name: 'claude-1', url: 'https://api.anthropic.com/v1', key: 'sk-a', price: null }
    expect(modelsOf({ MODEL_BASIC: 'claude-1', ANTHROPIC_API_KEY: 'sk-a' })).toEqual({
      basic: at,
      advanced: at,
      timeout_ms: 60_000,
      tokens_in: 16_000,
      tokens_out: 8_000,
      tokens_day: 300_000,
    })
  })
  it('takes a provider before the name, a tier apart, an address without a key, and prices', () => {
    const env = {
      MODEL_BASIC: 'url:llama3.2:3b',
      MODEL_URL: 'http://localhost:11434/v1/',
      MODEL_ADVANCED: 'openai:gpt-5',
      OPENAI_API_KEY: 'sk-o',
      OPENAI_URL: 'https://gateway.test/openai/',
      MODEL_PRICE_ADVANCED: '1.25/10',
    }
    expect(modelsOf(env)).toMatchObject({
      basic: { provider: 'url', name: 'llama3.2:3b', url: 'http://localhost:11434/v1', key: null, price: null },
      advanced: { provider: 'openai', name: 'gpt-5', url: 'https://gateway.test/openai', key: 'sk-o', price: { into: 1.25, out: 10 } },
    })
    expect(modelsOf({ MODEL_BASIC: 'llama3.2:3b', MODEL_URL: 'http://localhost:11434/v1' })?.basic.name).toBe('llama3.2:3b')
  })
  it.each([
    [{ MODEL_BASIC: 'x' }, ['MODEL_BASIC needs ANTHROPIC_API_KEY, OPENAI_API_KEY or MODEL_URL']],
    [{ MODEL_BASIC: 'openai:x', ANTHROPIC_API_KEY: 'sk-a' }, ['MODEL_BASIC means openai, so OPENAI_API_KEY must be set']],
    [
      { MODEL_BASIC: 'x', MODEL_ADVANCED: 'y', ANTHROPIC_API_KEY: 'sk-a', OPENAI_API_KEY: 'sk-o' },
      [
        'MODEL_BASIC must begin with anthropic: or openai:, since each of them is set up',
        'MODEL_ADVANCED must begin with anthropic: or openai:, since each of them is set up',
      ],
    ],
    [{ MODEL_ADVANCED: 'x', MODEL_URL: 'http://localhost:1' }, ['MODEL_BASIC must name a model where MODEL_ADVANCED and MODEL_URL are set']],
    [{ MODEL_BASIC: 'x', OPENAI_API_KEY: 'sk-o', MODEL_KEY: 'k' }, ['MODEL_KEY is of MODEL_URL, which is not set']],
    [{ MODEL_BASIC: 'x', OPENAI_API_KEY: 'your-key' }, ['OPENAI_API_KEY is a placeholder: set the real one, or nothing']],
    [
      { MODEL_BASIC: 'a model', MODEL_URL: 'ftp://x', MODEL_TIMEOUT: '0', MODEL_PRICE_BASIC: 'cheap' },
      [
        'MODEL_BASIC must be the name of a model',
        'MODEL_URL must be an address like https://host/path',
        'MODEL_TIMEOUT must be a whole number from 1 to 600',
        'MODEL_PRICE_BASIC must be like 0.8/4: dollars for a million tokens in, and for a million out',
      ],
    ],
  ])('of %o is refused with every problem at once', (env, said) => {
    expect(problems(env as Readonly<Record<string, string>>)).toEqual(said)
  })
  it('is all that is loaded of language models until one is asked', () => {
    const files = globSync('{server,builder,contract}/**/*.ts')
    const importing = (pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8'))).toSorted()
    expect(importing(/^import (?!type).* from '(?:ai|@ai-sdk\/[a-z-]+)'/m)).toEqual(['server/generation/models/ask.ts'])
    expect(importing(/^import (?!type).* from '[./a-z-]*\/(?:ask|provider)\.ts'/m).filter((file) => file.startsWith('server/'))).toEqual([
      'server/generation/models/ask.ts',
    ])
    expect(importing(/import\('\.\/ask\.ts'\)/)).toEqual(['server/generation/models/improve.engine.ts'])
  })
})
