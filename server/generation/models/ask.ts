import { toJsonSchema } from '@valibot/to-json-schema'
import { APICallError, jsonSchema, Output, RetryError, streamText } from 'ai'
import { proposal } from '../../../builder/propose/proposal.ts'
import type { ModelAt } from './models.config.ts'
import { instructions, tokensOf } from './prompt.ts'
import { openModel } from './provider.ts'

/** Why a model gave no answer. */
export type Trouble = 'stopped' | 'slow' | 'key' | 'busy' | 'unavailable' | 'refused' | 'truncated' | 'broken'
export interface Tokens {
  readonly into: number
  readonly out: number
}
export type Answer =
  | { readonly kind: 'answered'; readonly value: unknown; readonly text: string; readonly tokens: Tokens }
  /** Text came that is no JSON; it may be mended. */
  | { readonly kind: 'garbled'; readonly text: string; readonly tokens: Tokens }
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly error: unknown; readonly text: string; readonly tokens: Tokens }

export interface Question {
  readonly at: ModelAt
  readonly prompt: string
  readonly tokens_out: number
  /** Aborted with a TimeoutError where the time is up, else by whoever stopped it. */
  readonly signal: AbortSignal
  /** Told once, when the first part of an answer has come. */
  readonly onFirst: () => void
}

// The library would print what a provider does not take, such as a longest answer.
globalThis.AI_SDK_LOG_WARNINGS = false

/** The schema with every object closed, as the providers' strict modes want it. */
const closed = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const parts = Object.fromEntries(Object.entries(schema).map(([key, part]) => [key, closed(part)]))
  return parts.type === 'object' ? { ...parts, additionalProperties: false } : parts
}
const { $schema: _, ...open } = toJsonSchema(proposal, { target: 'draft-07', errorMode: 'ignore' })
/** The frame is asked for here; what it holds is judged part by part by the builder. */
const frame = Output.object({ name: 'proposal', schema: jsonSchema<unknown>(closed(open) as Parameters<typeof jsonSchema>[0]) })
/** An answer is read once it is whole: the library would read all that has come anew with every piece. */
const output: typeof frame = { ...frame, parsePartialOutput: () => Promise.resolve(undefined) }

const unread = Symbol('unread')

/** The object of an answer that has other words around it, such as what a model thought before, or the fences of Markdown. */
function objectIn(text: string): unknown {
  const said = text.slice(text.lastIndexOf('</think>') + 1)
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')]
  try {
    return from < 0 ? unread : (JSON.parse(said.slice(from, to + 1)) as unknown)
  } catch {
    return unread
  }
}

function troubleOf(error: unknown, signal: AbortSignal): Trouble {
  if (signal.aborted) return (signal.reason as { readonly name?: string } | undefined)?.name === 'TimeoutError' ? 'slow' : 'stopped'
  if (RetryError.isInstance(error)) return troubleOf(error.lastError, signal)
  if (!APICallError.isInstance(error)) return 'broken'
  const { statusCode: status } = error
  if (status === 401 || status === 403) return 'key'
  if (status === 429) return 'busy'
  if (status !== undefined && status < 400) return 'broken'
  return status === undefined || status >= 500 ? 'unavailable' : 'refused'
}

/** Asks a model for a proposal. Passing failures are tried again by the library, with growing pauses; nothing is ever thrown. */
export async function ask({ at, prompt, tokens_out, signal, onFirst }: Question): Promise<Answer> {
  const cut = new AbortController()
  let seen: unknown
  let text = ''
  /** What an answer that broke off has cost, as reckoned: nobody says. */
  const reckoned = (): Tokens => ({ into: text === '' && !signal.aborted ? 0 : tokensOf(instructions + prompt), out: tokensOf(text) })
  const failed = (error: unknown, trouble = troubleOf(seen ?? error, signal), tokens = reckoned()): Answer => {
    cut.abort()
    return { kind: 'failed', trouble, error: seen ?? error, text, tokens }
  }
  try {
    const result = streamText({
      model: await openModel(at),
      instructions,
      prompt,
      output,
      maxOutputTokens: tokens_out,
      maxRetries: 2,
      abortSignal: AbortSignal.any([signal, cut.signal]),
      providerOptions: { openai: { store: false } },
      onError: ({ error }) => {
        seen ??= error
      },
    })
    for await (const part of result.textStream) {
      if (text === '') onFirst()
      text += part
      // What comes after this cannot be part of an answer that was asked for.
      if (text.length > tokens_out * 12) return failed(null, 'broken')
    }
    if (seen !== undefined || signal.aborted) return failed(seen)
    const { inputTokens, outputTokens } = await result.totalUsage
    const rough = reckoned()
    const tokens = { into: inputTokens ?? rough.into, out: outputTokens ?? rough.out }
    const reason = await result.finishReason
    if (reason === 'content-filter') return failed(null, 'refused', tokens)
    if (reason === 'length') return failed(null, 'truncated', tokens)
    if (reason === 'error') return failed(null, 'broken', tokens)
    const value = await Promise.resolve(result.output).catch(() => objectIn(text))
    return value === unread ? { kind: 'garbled', text, tokens } : { kind: 'answered', value, text, tokens }
  } catch (error) {
    return failed(error)
  }
}
