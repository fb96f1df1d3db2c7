import { afterEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import type { Script } from '../support/model-server.ts'
import { answerIn, type Modelled, namesIn, openModelled, stepsIn, words } from '../support/modelled.ts'
import { runTurn } from '../support/turn.ts'
import { saidIn } from '../support/turns.ts'

let site: Modelled
afterEach(() => site.close())

const offline = runTurn(take(null, words)).outcome
const better = { texts: [{ at: 'tagline', text: 'Clay, slowly.' }], seeds: [], changes: [] }
const silent = 'The language model did not answer; built from your words alone.'
const unusable = 'The language model gave no answer that can be used; built from your words alone.'
const ended = ['accepted', 'patch', 'version', 'text', 'done']
const outcomes = () => site.app.logged.flatMap((line) => (line.event === 'model_asked' ? [line.outcome] : []))

/** The reader's version stands, is charged once, and the answer says so in these words. */
async function standsOffline(said: Awaited<ReturnType<Modelled['say']>>, sentence: string, outcome: string): Promise<void> {
  expect(namesIn(said)).toEqual(ended)
  expect(answerIn(said)).toBe(`${offline.answer} ${sentence}`)
  expect(said.at(-1)?.[2]).toMatchObject({ version: 1, charged: true })
  expect(await site.model()).toEqual(offline.model)
  expect(await site.versions()).toEqual([[1, offline.label]])
  expect(await site.messages()).toMatchObject([{ state: 'done', version: 1, charged: true, requirements: offline.model?.requirements }])
  expect(await site.used()).toBe(1)
  expect(outcomes()).toEqual([outcome])
}
const again = { retry_after_ms: 1 }
const broken: readonly (readonly [string, readonly Script[], string, string, number])[] = [
  ['refuses the key', [{ status: 401 }], silent, 'key', 1],
  ['refuses the request', [{ status: 400 }], silent, 'refused', 1],
  [
    'fails again and again',
    [
      { status: 500, ...again },
      { status: 503, ...again },
      { status: 500, ...again },
    ],
    silent,
    'unavailable',
    3,
  ],
  [
    'is busy again and again',
    [
      { status: 429, ...again },
      { status: 429, ...again },
      { status: 429, ...again },
    ],
    silent,
    'busy',
    3,
  ],
  ['breaks off in the middle', [{ says: JSON.stringify(better).slice(0, 30), ends: 'cut' }], unusable, 'broken', 1],
  ['comes to the end of its length', [{ says: JSON.stringify(better).slice(0, 30), ends: 'length' }], unusable, 'truncated', 1],
  ['answers twice with no JSON', [{ says: 'Sure! Here you go: {' }, { says: 'Sorry.' }], unusable, 'broken', 2],
]

describe('what the reader built stands, and the message costs no more, where a language model', () => {
  it.each(broken)('%s', async (_, scripts, sentence, outcome, requests) => {
    site = await openModelled()
    site.server.answer(...scripts)
    await standsOffline(await site.say(words), sentence, outcome)
    expect(site.server.asked).toHaveLength(requests)
  })
  it('is slow', async () => {
    site = await openModelled({}, { timeout_ms: 400 })
    site.server.answer({ says: '{"texts":[', ends: 'hangs' })
    await standsOffline(await site.say(words), 'The language model did not answer in time; built from your words alone.', 'slow')
  })
  it('proposes nothing that fits, after one request to mend it', async () => {
    site = await openModelled()
    const odd = { says: { texts: [{ at: 'nowhere', text: 'x' }], seeds: 7, changes: [] } }
    site.server.answer(odd, odd)
    await standsOffline(await site.say(words), 'The language model proposed nothing that fits; built from your words alone.', 'nothing')
    expect(site.server.asked).toHaveLength(2)
  })
  it('would take more tokens than the day has left', async () => {
    site = await openModelled({ MODEL_TOKENS_DAY: '1000' })
    await standsOffline(await site.say(words), 'Today’s share of the language model is used up; built from your words alone.', 'spent')
    expect(site.server.asked).toEqual([])
  })
  it('may not be sent so much', async () => {
    site = await openModelled({ MODEL_TOKENS_IN: '1000' })
    await standsOffline(await site.say(words), silent, 'too_long')
    expect(site.server.asked).toEqual([])
  })
  it('is stopped in the middle, whose answer is left', async () => {
    site = await openModelled()
    site.server.answer({ says: '{"texts":[', ends: 'hangs' })
    const reply = await site.send(words)
    await site.server.askedFor(1)
    const [running] = await site.messages()
    expect(running).toMatchObject({ state: 'running', version: 1 })
    expect(await site.model()).toEqual(offline.model)
    expect((await site.ada.fetch(`${site.path}messages/${running?.id}/stop/`, { method: 'POST' })).status).toBe(204)
    const said = await saidIn(reply)
    await standsOffline(said, 'The language model was stopped; built from your words alone.', 'stopped')
    expect(stepsIn(said).at(-1)).toMatch(/failed$/)
  })
  it('was being asked when its process died', async () => {
    site = await openModelled()
    site.server.answer({ says: '{"texts":[', ends: 'hangs' })
    const reply = await site.send(words)
    await site.server.askedFor(1)
    await site.app.db.updateTable('messages').set({ lease_until: 0 }).execute()
    await site.app.recover()
    const [message] = await site.messages()
    expect(message).toMatchObject({ state: 'done', version: 1, charged: true })
    expect(message?.answer).toBe(`${offline.answer} The language model was stopped; built from your words alone.`)
    expect(message?.steps.filter(({ state }) => state === 'running')).toEqual([])
    expect(await site.used()).toBe(1)
    site.app.interrupt()
    await reply.body?.cancel()
  })
})

describe('a language model that at first', () => {
  it.each([429, 500, 503, 529])('answers with %i is asked again', async (status) => {
    site = await openModelled()
    site.server.answer({ status, ...again }, { says: better })
    expect(answerIn(await site.say(words))).toBe(`${offline.answer} The language model local-1 (basic tier) improved 1 text.`)
    expect((await site.model()).tagline).toBe('Clay, slowly.')
  })
  it('answers with no JSON mends it when asked to, once', async () => {
    site = await openModelled()
    site.server.answer({ says: 'Here it is: {"texts"' }, { says: better })
    const said = await site.say(words)
    expect(stepsIn(said)).toEqual([
      'Asking the language model… running',
      'Asking the language model… done',
      'Reading its proposals running',
      'Reading its proposals failed',
      'Asking it to mend its answer… running',
      'Asking it to mend its answer… done',
      'Reading its proposals running',
      'Reading its proposals done',
      'Improved 1 text done',
    ])
    const { messages } = site.server.asked[1]!.body as { readonly messages: readonly { readonly content: string }[] }
    expect(JSON.parse(messages.at(-1)?.content ?? '')).toMatchObject({ your_answer: 'Here it is: {"texts"', problems: ['The answer is no JSON.'] })
  })
  it.each([
    ['the fences of Markdown', (json: string) => `Here is the JSON:\n\`\`\`json\n${json}\n\`\`\`\nLet me know.`],
    ['what it thought', (json: string) => `<think>Maybe {"texts": [] } will do.</think>\n${json}`],
  ])('puts %s around its answer is understood without another request', async (_, around) => {
    site = await openModelled()
    site.server.answer({ says: around(JSON.stringify(better)) })
    expect(answerIn(await site.say(words))).toBe(`${offline.answer} The language model local-1 (basic tier) improved 1 text.`)
    expect(site.server.asked).toHaveLength(1)
  })
  it('proposes one part that does not fit keeps the others, where it cannot mend it', async () => {
    site = await openModelled()
    const mixed = { ...better, changes: [{ kind: 'name_entity', entity: 'classes', singular: 'workshop', plural: 'workshops' }] }
    site.server.answer({ says: mixed }, { says: mixed })
    const said = await site.say(words)
    expect(answerIn(said)).toBe(`${offline.answer} The language model local-1 (basic tier) improved 1 text. 1 proposal of it did not fit and was left out.`)
    expect((await site.model()).entities.map(({ plural }) => plural)).toEqual(offline.model?.entities.map(({ plural }) => plural))
  })
})

it('tokens of a day are set aside before a request, and settled by what it used', async () => {
  site = await openModelled()
  site.server.answer({ says: better })
  await site.say(words)
  const rows = await site.app.db.selectFrom('usage').select(['period', 'used']).where('period', 'like', 'tokens %').execute()
  expect(rows).toEqual([{ period: 'tokens 2026-11-21', used: 1540 }])
})
