import { afterEach, beforeEach, expect, it } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import type { TestApp } from '../support/app.ts'
import { openDeployed, taking } from '../support/deployed.ts'
import { textOf, type Visitor, visitorAt } from '../support/visitor.ts'

const words = 'An instant messaging app. Users should be able to register, log in, and send messages to friends. Administrators manage users.'
const model: AppModel = compose(readBrief(words)).model

let app: TestApp
let url: string
beforeEach(async () => {
  const built = await openDeployed(words, {}, taking(model))
  app = built.app
  url = built.url
})
afterEach(() => app.close())

const block = model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'inbox')
const path = model.pages.find(({ blocks }) => blocks.some(({ kind }) => kind === 'inbox'))?.path ?? ''
const [start, send] = block?.kind === 'inbox' ? [block.start, block.action] : ['', '']
async function member(name: string): Promise<Visitor> {
  const visitor = visitorAt(app, url)
  await visitor.post('/_session', { do: 'register', name, email: `${name.toLowerCase()}@example.com`, password: 'seven boats' })
  return visitor
}
async function begin(from: Visitor, to: string): Promise<string> {
  const reply = await from.post(`/_actions/${start}`, { to, subject: 'Saturday', name: 'Zoe', opening: 'Shall we row?', back: path })
  return new URL(reply.headers.get('location') ?? '', url).searchParams.get('row') ?? ''
}
const seen = async (visitor: Visitor, row: string) => await textOf(await visitor.get(`${path}?at=${row}`))
const answer = (from: Visitor, conversation: string, said: string) =>
  from.post(`/_actions/${send}`, { conversation, author: 'Ben', words: said, at: conversation, back: path })

it('a conversation is read and answered by the account that it is addressed to, and by no other member', async () => {
  const [zoe, ben, eve] = [await member('Zoe'), await member('Ben'), await member('Eve')]
  const row = await begin(zoe, 'Ben@Example.com')
  expect(await seen(ben, row)).toContain('Shall we row?')
  expect((await answer(ben, row, 'At nine by the bridge.')).status).toBe(303)
  expect(await seen(zoe, row)).toContain('At nine by the bridge.')
  expect(await seen(ben, row)).toContain('At nine by the bridge.')
  expect(await seen(eve, row)).not.toMatch(/Shall we row|bridge/)
  expect((await answer(eve, row, 'Me too!')).status).toBe(422)
})

it('a conversation that is addressed to nobody is read by no other member', async () => {
  const [zoe, ben] = [await member('Zoe'), await member('Ben')]
  expect(await seen(ben, await begin(zoe, ''))).not.toContain('Shall we row?')
})

it('a conversation is not read by whoever registers its address afterwards', async () => {
  const zoe = await member('Zoe')
  const row = await begin(zoe, 'ben@example.com')
  app.clock.advance(1)
  const stranger = await member('Ben')
  expect(await seen(stranger, row)).not.toContain('Shall we row?')
  expect((await answer(stranger, row, 'Send it to me.')).status).toBe(422)
  expect(await seen(zoe, row)).toContain('Shall we row?')
})

const remove = block?.kind === 'inbox' ? (block.remove ?? '') : ''
const idOf = (reply: Response): string => new URL(reply.headers.get('location') ?? '', url).searchParams.get('row') ?? ''
const takeBack = (from: Visitor, row: string, conversation: string) => from.post(`/_actions/${remove}`, { row, at: conversation, back: path })

it('whoever began a conversation does not delete what the other wrote, who does', async () => {
  const [zoe, ben, eve] = [await member('Zoe'), await member('Ben'), await member('Eve')]
  const row = await begin(zoe, 'ben@example.com')
  const said = idOf(await answer(ben, row, 'At nine by the bridge.'))
  expect([(await takeBack(zoe, said, row)).status, (await takeBack(eve, said, row)).status]).toEqual([404, 404])
  expect(await seen(zoe, row)).toContain('At nine by the bridge.')
  expect((await takeBack(ben, said, row)).status).toBe(303)
  expect(await seen(zoe, row)).not.toContain('At nine by the bridge.')
})

it('whoever began a conversation takes back what they wrote, and nobody writes in the name of another account', async () => {
  const [zoe, ben] = [await member('Zoe'), await member('Ben')]
  const row = await begin(zoe, 'ben@example.com')
  const said = idOf(await answer(zoe, row, 'Or at ten?'))
  expect((await takeBack(ben, said, row)).status).toBe(404)
  expect((await takeBack(zoe, said, row)).status).toBe(303)
  const forged = await ben.post(`/_actions/${send}`, { conversation: row, author: 'Ben', words: 'As Zoe.', written_by: 'visitor', at: row, back: path })
  expect((await takeBack(zoe, idOf(forged), row)).status).toBe(404)
})
