import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import type { AppModel } from '../../builder/model.ts'
import { readBrief } from '../../builder/read/brief.ts'
import type { TestApp } from '../support/app.ts'
import { openDeployed, taking } from '../support/deployed.ts'
import { textOf, type Visitor, visitorAt } from '../support/visitor.ts'

const words =
  'A repair service. Customers submit repair requests, send messages and receive notifications. Customers browse services and like services. Administrators manage services, accept repair requests and reply to messages.'
const model: AppModel = compose(readBrief(words)).model

let app: TestApp
let url: string
let keeper: Visitor
beforeEach(async () => {
  const built = await openDeployed(words, {}, taking(model))
  const { ada, id } = built
  app = built.app
  url = built.url
  const { manage_url } = (await (await ada.fetch(`/api/v1/projects/${id}/`)).json()) as { readonly manage_url: string }
  keeper = visitorAt(app, url)
  await keeper.get(manage_url.slice(url.length))
})
afterEach(() => app.close())

const visitor = (): Visitor => visitorAt(app, url)
const actionOf = (name: string) => model.actions.find((one) => one.name === name)?.id ?? ''
const pathOf = (kind: string) => model.pages.find(({ blocks }) => blocks.some((block) => block.kind === kind))?.path ?? ''
const rowIn = (reply: Response) => new URL(reply.headers.get('location') ?? '', url).searchParams.get('row') ?? ''

async function begin(from: Visitor): Promise<string> {
  return rowIn(
    await from.post(`/_actions/${actionOf('Start a conversation')}`, { subject: 'My kettle', name: 'Zoe', opening: 'It leaks.', back: pathOf('inbox') }),
  )
}
const answer = (from: Visitor, conversation: string, words: string) =>
  from.post(`/_actions/${actionOf('Send message')}`, { conversation, author: 'Somebody', words, at: conversation, back: pathOf('inbox') })

describe('a conversation', () => {
  it('is read by who began it and by those who run the site, and by nobody else', async () => {
    const zoe = visitor()
    const row = await begin(zoe)
    const sent = await answer(keeper, row, 'Bring it by on Monday.')
    expect([sent.status, new URL(sent.headers.get('location') ?? '', url).searchParams.get('at')]).toEqual([303, row])
    expect(await textOf(await zoe.get(`${pathOf('inbox')}?at=${row}`))).toContain('Bring it by on Monday.')
    expect(await textOf(await visitor().get(`${pathOf('inbox')}?at=${row}`))).not.toMatch(/kettle|Monday/)
  })
  it('takes no message from anybody else', async () => {
    const row = await begin(visitor())
    expect((await answer(visitor(), row, 'I was never asked.')).status).toBe(422)
    expect(await textOf(await keeper.get(`${pathOf('inbox')}?at=${row}`))).not.toContain('never asked')
  })
})

describe('a notification', () => {
  it('reaches whose request it is about, with the number in the header, and nobody else', async () => {
    const zoe = visitor()
    const entity = model.entities.find(({ lifecycle, read }) => lifecycle && read === 'own')
    const make = model.actions.find(({ kind, entity: of }) => kind === 'create' && of === entity?.id)
    const fields = Object.fromEntries(
      (make?.fields ?? []).map((field) => [field, entity?.fields.find(({ id, type }) => id === field && ['text', 'long_text'].includes(type)) ? 'Kettle' : '']),
    )
    const row = rowIn(await zoe.post(`/_actions/${make?.id}`, { ...fields, back: '/' }))
    const step = model.actions.find(
      ({ kind, entity: of, effects }) => kind === 'transition' && of === entity?.id && effects?.some((effect) => effect.kind === 'notify'),
    )
    expect((await keeper.post(`/_actions/${step?.id}`, { row, back: '/' })).status).toBe(303)
    expect(await textOf(await zoe.get(pathOf('notifications')))).toMatch(/“Kettle” is now/)
    expect(await textOf(await visitor().get(pathOf('notifications')))).not.toContain('Kettle')
  })
})

describe('a like', () => {
  it('is counted for all and taken back by who gave it alone', async () => {
    const zoe = visitor()
    const like = model.actions.find(({ kind }) => kind === 'toggle')
    const page = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'vote_bar'))?.path ?? ''
    const about = like?.fields[0] ?? ''
    const html = await (await zoe.get(page)).text()
    const row = new RegExp(`name="${about}" value="([^"]+)"`).exec(html)?.[1] ?? ''
    const press = (who: Visitor) => who.post(`/_actions/${like?.id}`, { [about]: row, at: row, back: page })
    const isOn = async (who: Visitor) => (await (await who.get(`${page}?row=${row}`)).text()).includes('aria-pressed="true"')
    const other = visitor()
    await press(zoe)
    expect([await isOn(zoe), await isOn(other)]).toEqual([true, false])
    await press(other)
    await press(other)
    expect([await isOn(zoe), await isOn(other)]).toEqual([true, false])
  })
})
