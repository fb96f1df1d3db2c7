import * as v from 'valibot'
import type { FieldErrors } from '../../contract/failure.ts'
import { ApiError } from './api-error.ts'
import { type BodyLimits, sizeOf } from './limits.config.ts'

/** Reads a JSON body within its limits; no body at all is an empty object. Throws 413, 415, or 400 saying what is wrong. */
export async function readJson(request: Request, { bytes: limit, depth }: BodyLimits): Promise<unknown> {
  const length = Number(request.headers.get('content-length') ?? Number.NaN)
  if (length > limit) throw tooLarge(limit)
  const type = request.headers.get('content-type')
  if (type === null ? length > 0 : !isJson(type)) throw new ApiError('unsupported')
  if (request.headers.has('content-encoding')) throw new ApiError('unsupported', { detail: 'Send the body without a content encoding.' })
  const bytes = await readBytes(request, limit, Number.isNaN(length))
  if (bytes.length === 0) return {}
  if (type === null) throw new ApiError('unsupported')
  const text = decode(bytes)
  const value = parse(text)
  if (depthOf(value, depth) > depth) throw new ApiError('invalid', { detail: `This JSON is nested deeper than ${depth} levels.` })
  return value
}

const isJson = (type: string): boolean => /^application\/json\s*(;|$)/i.test(type.trim())
const tooLarge = (limit: number) => new ApiError('too_large', { detail: `This request is larger than ${sizeOf(limit)}.` })

/** A body that ends before its length, because the client left, is the client's mistake. */
async function readBytes(request: Request, limit: number, streamed: boolean): Promise<Uint8Array> {
  try {
    return streamed ? await readStream(request, limit) : new Uint8Array(await request.arrayBuffer())
  } catch (cause) {
    if (cause instanceof ApiError) throw cause
    throw new ApiError('invalid', { detail: 'This request was cut off.', cause })
  }
}

async function readStream(request: Request, limit: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of request.body ?? []) {
    size += part.length
    if (size > limit) throw tooLarge(limit)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (cause) {
    throw new ApiError('invalid', { detail: 'This request is not valid UTF-8.', cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ApiError('invalid', { detail: 'This request is not valid JSON.', cause })
  }
}

/** Levels of arrays and objects, counted no further than one past `most`. */
function depthOf(value: unknown, most: number): number {
  let level = [value]
  for (let depth = 0; ; depth++) {
    const inner = level.filter((item) => typeof item === 'object' && item !== null)
    if (inner.length === 0 || depth > most) return depth
    level = inner.flatMap((item) => Object.values(item as object))
  }
}

/** Checks a value against a schema of the contract; throws 400 with the messages by field, or a detail where it is no object at all. */
export function check<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new ApiError('invalid', { detail: 'Send a JSON object.' })
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new ApiError('invalid', { fields: fieldsOf(result.issues) })
}

function fieldsOf(issues: readonly v.BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, string[]> = {}
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? 'detail')
    fields[field] = [...(fields[field] ?? []), messageOf(issue)]
  }
  return fields
}

function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'This field is required.'
  return issue.message.startsWith('Invalid ') && issue.expected ? `This field must be ${issue.expected}.` : issue.message
}
