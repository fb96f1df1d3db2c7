import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text as textOf } from 'node:stream/consumers'

/** How the server answers one request: with this text, in pieces; broken off, cut by its length or left hanging after it; or by a status. */
export type Script =
  | { readonly says: unknown; readonly ends?: 'well' | 'cut' | 'length' | 'hangs' }
  | { readonly status: number; readonly retry_after_ms?: number }

export interface AskedOfModel {
  readonly path: string
  readonly key: string | undefined
  readonly body: Readonly<Record<string, unknown>>
}

type Event = readonly [name: string | null, data: unknown]
interface Protocol {
  start(tool: boolean): Event[]
  piece(text: string, tool: boolean): Event
  end(length: boolean, tool: boolean): Event[]
}
const usage = { into: 1200, out: 340 }

const anthropic: Protocol = {
  start: (tool) => [
    [
      'message_start',
      {
        type: 'message_start',
        message: {
          id: 'msg_1',
          type: 'message',
          role: 'assistant',
          model: 'claude',
          content: [],
          stop_reason: null,
          usage: { input_tokens: usage.into, output_tokens: 1 },
        },
      },
    ],
    [
      'content_block_start',
      {
        type: 'content_block_start',
        index: 0,
        content_block: tool ? { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} } : { type: 'text', text: '' },
      },
    ],
  ],
  piece: (text, tool) => [
    'content_block_delta',
    { type: 'content_block_delta', index: 0, delta: tool ? { type: 'input_json_delta', partial_json: text } : { type: 'text_delta', text } },
  ],
  end: (length, tool) => [
    ['content_block_stop', { type: 'content_block_stop', index: 0 }],
    [
      'message_delta',
      {
        type: 'message_delta',
        delta: { stop_reason: length ? 'max_tokens' : tool ? 'tool_use' : 'end_turn', stop_sequence: null },
        usage: { output_tokens: usage.out },
      },
    ],
    ['message_stop', { type: 'message_stop' }],
  ],
}

const item = { item_id: 'msg_1', output_index: 0, content_index: 0 }
const responses: Protocol = {
  start: () => [
    ['response.created', { type: 'response.created', response: { id: 'resp_1', created_at: 1_790_000_000, model: 'gpt' } }],
    [
      'response.output_item.added',
      { type: 'response.output_item.added', output_index: 0, item: { type: 'message', id: 'msg_1', role: 'assistant', content: [] } },
    ],
  ],
  piece: (text) => ['response.output_text.delta', { type: 'response.output_text.delta', ...item, delta: text }],
  end: (length) => [
    [
      'response.output_item.done',
      { type: 'response.output_item.done', output_index: 0, item: { type: 'message', id: 'msg_1', role: 'assistant', content: [] } },
    ],
    [
      length ? 'response.incomplete' : 'response.completed',
      {
        type: length ? 'response.incomplete' : 'response.completed',
        response: { incomplete_details: length ? { reason: 'max_output_tokens' } : null, usage: { input_tokens: usage.into, output_tokens: usage.out } },
      },
    ],
  ],
}

const chunk = (delta: unknown, finish_reason: string | null) => ({
  id: 'chat_1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'local',
  choices: [{ index: 0, delta, finish_reason }],
})
const chat: Protocol = {
  start: () => [[null, chunk({ role: 'assistant', content: '' }, null)]],
  piece: (text) => [null, chunk({ content: text }, null)],
  end: (length) => [
    [null, chunk({}, length ? 'length' : 'stop')],
    [null, { ...chunk({}, null), choices: [], usage: { prompt_tokens: usage.into, completion_tokens: usage.out, total_tokens: usage.into + usage.out } }],
    [null, '[DONE]'],
  ],
}
const protocols: Readonly<Record<string, Protocol>> = { '/v1/messages': anthropic, '/v1/responses': responses, '/v1/chat/completions': chat }

const errorOf = (status: number) => ({ type: 'error', error: { type: 'error', message: `The model server says ${status}.`, code: null, param: null } })

function send(reply: ServerResponse, [name, data]: Event): void {
  reply.write(`${name === null ? '' : `event: ${name}\n`}data: ${typeof data === 'string' ? data : JSON.stringify(data)}\n\n`)
}

function play(reply: ServerResponse, script: Script, protocol: Protocol, tool: boolean): void {
  if ('status' in script) {
    const again = script.retry_after_ms === undefined ? {} : { 'retry-after-ms': String(script.retry_after_ms) }
    reply.writeHead(script.status, { 'content-type': 'application/json', ...again }).end(JSON.stringify(errorOf(script.status)))
    return
  }
  const { says, ends = 'well' } = script
  const text = typeof says === 'string' ? says : JSON.stringify(says)
  reply.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const event of protocol.start(tool)) send(reply, event)
  for (const piece of text.match(/[\s\S]{1,200}/g) ?? []) send(reply, protocol.piece(piece, tool))
  if (ends === 'hangs') return
  if (ends === 'cut') {
    // What was written has to be out before the connection breaks.
    reply.write(': cut\n\n', () => reply.destroy())
    return
  }
  for (const event of protocol.end(ends === 'length', tool)) send(reply, event)
  reply.end()
}

export type ModelServer = Awaited<ReturnType<typeof openModelServer>>

/** A server on this machine that speaks as Anthropic's messages, OpenAI's responses and OpenAI's chat completions do, by the scripts it is given. */
export async function openModelServer() {
  const scripts: Script[] = []
  const asked: AskedOfModel[] = []
  const waiting: { readonly count: number; readonly tell: () => void }[] = []
  let closed = 0
  const server = createServer(async (request, reply) => {
    const body = JSON.parse(await textOf(request)) as Readonly<Record<string, unknown>>
    const { 'x-api-key': key, authorization } = request.headers
    reply.on('close', () => {
      if (!reply.writableEnded) closed += 1
    })
    const protocol = protocols[request.url ?? '']
    const script = scripts.shift()
    const tools = body.tools as readonly { readonly name: string }[] | undefined
    if (protocol && script) play(reply, script, protocol, tools?.[0]?.name === 'json')
    else reply.writeHead(404).end()
    asked.push({ path: request.url ?? '', key: (key as string | undefined) ?? authorization?.slice('Bearer '.length), body })
    for (const { count, tell } of waiting) if (asked.length >= count) tell()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    asked,
    /** How many answers were left by whoever asked. */
    left: () => closed,
    answer: (...more: readonly Script[]): void => void scripts.push(...more),
    /** Resolves once so many requests have come. */
    askedFor: (count: number): Promise<void> => (asked.length >= count ? Promise.resolve() : new Promise((tell) => void waiting.push({ count, tell }))),
    async close(): Promise<void> {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
