import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { take } from '../../builder/take.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { createProject, deploy, tell } from '../support/deployed.ts'
import { textOf, type Visitor, visitorAt } from '../support/visitor.ts'

const words = 'Create an expense tracker where users can add expenses, import expenses and export expenses. Use white background and teal components.'

let app: TestApp
let ines: Visitor
let url: string
beforeEach(async () => {
  app = await openApp({ take })
  const ada = await app.join()
  const id = await createProject(ada)
  await tell(ada, id, words)
  url = String((await deploy(ada, id)).deployment_url)
  ines = visitorAt(app, url)
})
afterEach(() => app.close())

const addressIn = (page: string, path: string): string => (new RegExp(`(?:href|action)="(${path}[^"]*)"`).exec(page)?.[1] ?? '').replaceAll('&amp;', '&')
const pageText = async (): Promise<string> => await (await ines.get('/expenses')).text()

const importing = async (fields: Readonly<Record<string, string>>): Promise<Response> => await ines.post(addressIn(await pageText(), '/_import/'), fields)

describe('rows as a file', () => {
  it('are those of the list as it is searched, under the labels of their fields', async () => {
    await ines.post('/_actions/add_expense', { what: 'Copper "wire", 3 m', amount: '12.5', date: '2026-11-02', back: '/expenses' })
    const found = await (await ines.get('/expenses?q=copper')).text()
    const reply = await ines.get(addressIn(found, '/_csv/'))
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('content-disposition')]).toEqual([
      200,
      'text/csv; charset=utf-8',
      "attachment; filename*=UTF-8''expenses.csv",
    ])
    const text = await reply.text()
    expect(text.split('\r\n')).toHaveLength(3)
    expect(text).toContain('"Copper ""wire"", 3 m"')
  })
  it('are of no block that is not there', async () => {
    expect((await ines.get('/_csv/nothing')).status).toBe(404)
    expect((await ines.post('/_csv/nothing', {})).status).toBe(404)
  })
  it('leave a record of whoever asks for them by the button, and none of a link that is only read', async () => {
    const history = async () => /<section[^>]*id="exports_history"[\s\S]*?<\/section>/.exec(await pageText())?.[0] ?? ''
    const before = (await history()).split('<tr').length
    const to = addressIn(await pageText(), '/_csv/')
    await ines.get(to)
    expect((await history()).split('<tr').length).toBe(before)
    const reply = await ines.post(to, {})
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    expect((await history()).split('<tr').length).toBe(before + 1)
  })
})

describe('a file of rows', () => {
  it('is shown line by line with what is wrong before anything is kept', async () => {
    const before = await textOf(await ines.get('/expenses'))
    const reply = await importing({ text: 'What,Amount,Date\nPaper,12,2026-11-02\nInk,many,2026-11-02\n' })
    const page = await textOf(reply)
    expect(reply.status).toBe(200)
    expect(page).toContain('1 expense of 2 can be imported.')
    expect(page).toContain('Enter the amount as a number.')
    expect(await textOf(await ines.get('/expenses'))).toBe(before)
  })
  it('is taken as a file too', async () => {
    const form = new FormData()
    form.set('file', new File(['\ufeffWhat;Amount;Date\r\nPaper;12;2026-11-02\r\n'], 'rows.csv'))
    const reply = await app.fetch(url + addressIn(await pageText(), '/_import/'), { method: 'POST', body: form })
    expect(await textOf(reply)).toContain('1 expense of 1 can be imported.')
  })
  it('is kept without its wrong lines once that is confirmed, and both are counted', async () => {
    const reply = await importing({ confirm: 'yes', text: 'What,Amount,Date\nPaper,12,2026-11-02\nInk,many,2026-11-02\nGlue,3,2026-11-03' })
    expect(reply.status).toBe(303)
    const page = await textOf(await ines.get((reply.headers.get('location') ?? '').replace(/#.*/, '')))
    expect(page).toContain('2 expenses imported. 1 line was left out.')
    expect(page).toContain('Paper')
    expect(page).toContain('Glue')
    expect(page).not.toContain('Ink')
  })
  it('leaves a record of what was taken in and what was left out', async () => {
    await importing({ confirm: 'yes', name: 'june.csv', text: 'What,Amount,Date\nPaper,12,2026-11-02\nInk,many,2026-11-02\nGlue,3,2026-11-03' })
    const history = /<section[^>]*id="imports_history"[\s\S]*?<\/section>/.exec(await pageText())?.[0] ?? ''
    const latest = /<tbody[^>]*>\s*<tr[\s\S]*?<\/tr>/.exec(history)?.[0] ?? ''
    expect(latest.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain('june.csv')
    expect(latest).toContain('In part')
  })
  it('is refused as a whole where a column that every row needs is not there', async () => {
    expect(await textOf(await importing({ text: 'Colour\nred\n' }))).toContain('Nothing was imported. The first line does not name')
  })
})
