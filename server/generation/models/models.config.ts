import * as v from 'valibot'
import { isPlaceholder, webUrl, whole } from '../../http/variables.config.ts'

const isPrice = (text: string): boolean => /^\d{1,4}(?:\.\d{1,4})?\/\d{1,4}(?:\.\d{1,4})?$/.test(text)
const price = v.pipe(
  v.string(),
  v.check(isPrice, 'must be like 0.8/4: dollars for a million tokens in, and for a million out'),
  v.transform((text): Price => {
    const [into = 0, out = 0] = text.split('/').map(Number)
    return { into, out }
  }),
)
const name = v.pipe(v.string(), v.regex(/^[\w.:/@-]{1,200}$/, 'must be the name of a model'))

/** What turns language models on, and what bounds them. */
export const modelVariables = {
  /** The model that plans with basic models build with, as anthropic:NAME, openai:NAME, url:NAME, or NAME where one of them is set up; without it no language model is asked. */
  MODEL_BASIC: v.optional(name),
  /** The model of plans with advanced models; MODEL_BASIC by default. */
  MODEL_ADVANCED: v.optional(name),
  ANTHROPIC_API_KEY: v.optional(v.string()),
  OPENAI_API_KEY: v.optional(v.string()),
  /** Anthropic, or a gateway that speaks as it does. */
  ANTHROPIC_URL: v.optional(webUrl, 'https://api.anthropic.com/v1'),
  /** OpenAI, or a gateway that speaks as it does. */
  OPENAI_URL: v.optional(webUrl, 'https://api.openai.com/v1'),
  /** Any server with OpenAI's chat completions, as http://localhost:11434/v1 is Ollama's. */
  MODEL_URL: v.optional(webUrl),
  /** What MODEL_URL wants to be shown, if anything. */
  MODEL_KEY: v.optional(v.string()),
  /** Seconds for all that a turn asks of a model. */
  MODEL_TIMEOUT: v.optional(whole(1, 600), '60'),
  /** Tokens that one request may hold at most, as estimated. */
  MODEL_TOKENS_IN: v.optional(whole(1_000, 1_000_000), '16000'),
  /** Tokens that one answer may have at most. */
  MODEL_TOKENS_OUT: v.optional(whole(500, 200_000), '8000'),
  /** Tokens, in and out, of one account in a UTC day. */
  MODEL_TOKENS_DAY: v.optional(whole(1_000, 1_000_000_000), '300000'),
  /** Dollars for a million tokens in and out, for the estimate of what was spent. */
  MODEL_PRICE_BASIC: v.optional(price),
  MODEL_PRICE_ADVANCED: v.optional(price),
}
const variables = v.object(modelVariables)
type Variables = v.InferOutput<typeof variables>
type Set = Readonly<Record<string, string>>

export interface Price {
  readonly into: number
  readonly out: number
}
export type Provider = 'anthropic' | 'openai' | 'url'
/** A model, and where it is asked. */
export interface ModelAt {
  readonly provider: Provider
  readonly name: string
  readonly url: string
  readonly key: string | null
  readonly price: Price | null
}
export interface ModelsConfig {
  readonly basic: ModelAt
  readonly advanced: ModelAt
  readonly timeout_ms: number
  readonly tokens_in: number
  readonly tokens_out: number
  readonly tokens_day: number
}

const opens: Readonly<Record<Provider, string>> = { anthropic: 'ANTHROPIC_API_KEY', openai: 'OPENAI_API_KEY', url: 'MODEL_URL' }
const providers = Object.keys(opens) as Provider[]

/** Which provider a model's name means, and the name by itself; a sentence where that cannot be told. */
function placed(variable: string, text: string, set: Set): { readonly provider: Provider; readonly name: string } | string {
  const named = providers.find((provider) => text.startsWith(`${provider}:`))
  if (named && text.length > named.length + 1)
    return set[opens[named]] === undefined
      ? `${variable} means ${named}, so ${opens[named]} must be set`
      : { provider: named, name: text.slice(named.length + 1) }
  const there = providers.filter((provider) => set[opens[provider]] !== undefined)
  const [only] = there
  if (only === undefined) return `${variable} needs ANTHROPIC_API_KEY, OPENAI_API_KEY or MODEL_URL`
  return there.length === 1
    ? { provider: only, name: text }
    : `${variable} must begin with ${there.map((one) => `${one}:`).join(' or ')}, since each of them is set up`
}

/** What is wrong with how models are set up; a key alone turns nothing on, and is not judged. */
export function problemsOfModels(set: Set): string[] {
  const { MODEL_BASIC: basic, MODEL_ADVANCED: advanced, MODEL_URL, MODEL_KEY } = set
  if (basic === undefined) {
    const lone = ['MODEL_ADVANCED', 'MODEL_URL', 'MODEL_KEY'].filter((name) => set[name] !== undefined)
    return lone.length > 0 ? [`MODEL_BASIC must name a model where ${lone.join(' and ')} ${lone.length > 1 ? 'are' : 'is'} set`] : []
  }
  const names = [placed('MODEL_BASIC', basic, set), ...(advanced === undefined ? [] : [placed('MODEL_ADVANCED', advanced, set)])]
  const keys = ['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'MODEL_KEY'].filter((name) => set[name] !== undefined && isPlaceholder(set[name]))
  return [
    ...names.filter((one) => typeof one === 'string'),
    ...(MODEL_KEY !== undefined && MODEL_URL === undefined ? ['MODEL_KEY is of MODEL_URL, which is not set'] : []),
    ...keys.map((name) => `${name} is a placeholder: set the real one, or nothing`),
  ]
}

/** The models to ask; null where none is named. The variables have no problems. */
export function modelsOf(of: Variables, set: Set): ModelsConfig | null {
  if (of.MODEL_BASIC === undefined) return null
  const urls: Readonly<Record<Provider, string>> = { anthropic: of.ANTHROPIC_URL, openai: of.OPENAI_URL, url: of.MODEL_URL ?? '' }
  const keys: Readonly<Record<Provider, string | undefined>> = { anthropic: of.ANTHROPIC_API_KEY, openai: of.OPENAI_API_KEY, url: of.MODEL_KEY }
  const at = (text: string, of_price: Price | undefined): ModelAt => {
    const found = placed('', text, set)
    if (typeof found === 'string') throw new Error(found)
    return { ...found, url: urls[found.provider], key: keys[found.provider] ?? null, price: of_price ?? null }
  }
  const basic = at(of.MODEL_BASIC, of.MODEL_PRICE_BASIC)
  return {
    basic,
    advanced: of.MODEL_ADVANCED === undefined ? { ...basic, price: of.MODEL_PRICE_ADVANCED ?? basic.price } : at(of.MODEL_ADVANCED, of.MODEL_PRICE_ADVANCED),
    timeout_ms: of.MODEL_TIMEOUT * 1000,
    tokens_in: of.MODEL_TOKENS_IN,
    tokens_out: of.MODEL_TOKENS_OUT,
    tokens_day: of.MODEL_TOKENS_DAY,
  }
}
