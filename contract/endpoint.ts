import type { GenericSchema, InferInput, InferOutput } from 'valibot'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * One call of /api/v1. `path` is below the base path and names its parameters `:like_this`; `body` and `query` are
 * absent where none is read; `reply` is absent where the answer has no JSON body (204, a redirect or an event stream).
 */
export interface Endpoint<
  Path extends string = string,
  Body extends GenericSchema | undefined = GenericSchema | undefined,
  Reply extends GenericSchema | undefined = GenericSchema | undefined,
  Access extends 'anyone' | 'member' = 'anyone' | 'member',
> {
  readonly method: Method
  readonly path: Path
  /** `member` wants a bearer token of a live session. */
  readonly access: Access
  readonly status: 200 | 201 | 204 | 302
  readonly body: Body
  readonly reply: Reply
  /** True where the answer is `text/event-stream`. */
  readonly stream: boolean
  /** True where the answer is a zip to keep. */
  readonly file: boolean
}

type Described<Path extends string, Body, Reply, Access> = {
  method: Method
  path: Path
  access: Access
  status?: Endpoint['status']
  body?: Body
  reply?: Reply
  stream?: boolean
  file?: boolean
}

/** Completes a row of the endpoint table; without a `status` it answers 200 with a reply, 204 without. */
export function endpoint<
  const Path extends string,
  const Access extends 'anyone' | 'member',
  Body extends GenericSchema | undefined = undefined,
  Reply extends GenericSchema | undefined = undefined,
>(row: Described<Path, Body, Reply, Access>): Endpoint<Path, Body, Reply, Access> {
  return {
    method: row.method,
    path: row.path,
    access: row.access,
    status: row.status ?? (row.reply || row.stream || row.file ? 200 : 204),
    body: row.body as Body,
    reply: row.reply as Reply,
    stream: row.stream ?? false,
    file: row.file ?? false,
  }
}

type Names<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}` ? Name | Names<`/${Rest}`> : never
/** The path parameters of an endpoint, all strings. */
export type ParamsOf<E> = E extends Endpoint<infer Path, infer _B, infer _R> ? Readonly<Record<Names<Path>, string>> : never
export type BodyOf<E> = E extends Endpoint<infer _P, infer Body, infer _R> ? (Body extends GenericSchema ? InferInput<Body> : undefined) : never
export type ReplyOf<E> = E extends Endpoint<infer _P, infer _B, infer Reply> ? (Reply extends GenericSchema ? InferOutput<Reply> : undefined) : never

/** The base path of every call (specification 7). */
export const basePath = '/api/v1'

/** `/api/v1/projects/p1/` for `/projects/:id/` and `{id: 'p1'}`; parameters are percent-encoded. */
export function pathOf(row: Endpoint, params: Readonly<Record<string, string>> = {}): string {
  return basePath + row.path.replace(/:([a-z_]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}
