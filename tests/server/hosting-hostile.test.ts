import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampleId } from '../../server/rows/samples.rules.ts'
import { type Deployed, openDeployed } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'

let site: Deployed
beforeEach(async () => {
  site = await openDeployed()
})
afterEach(() => site.app.close())

/** The markup alone: tags with the names of their attributes, which data must never change. */
const skeleton = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z][a-z0-9-]*)((?:\s+[^\s=>"']+(?:="[^"]*")?)*)\s*\/?>/gi)].map(([, tag, attributes]) =>
    [tag, ...[...(attributes ?? '').matchAll(/\s([^\s=>"']+)(?:="[^"]*")?/g)].map(([, name]) => name)].join(' '),
  )

const payloads = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</textarea></title></style></script><svg onload=alert(1)>',
  'javascript:alert(1)',
  '{{7*7}}<%= 7*7 %>',
  '<!--',
  ']]>',
  '&lt;b&gt;&#60;',
  '\u202e\u2066<b>\u2069',
  '\u2028</script>',
  '`+alert(1)+`',
  '__proto__',
]

describe('hostile text', () => {
  it('in a row never becomes markup, on any page', async () => {
    const first = sampleId({ project_id: site.id, space: 'live' }, 'classes', 0)
    const pages = ['/', '/classes', '/book', '/bookings', '/questions']
    async function markup(name: string): Promise<string[][]> {
      await site.app.db.deleteFrom('site_rows').where('owner', 'is not', null).execute()
      const visitor = visitorAt(site.app, site.url, name)
      const sent = await visitor.post('/_actions/book_class', { name, email: 'ines@example.com', class: first, back: '/book' })
      expect(sent.status).toBe(303)
      return await Promise.all(
        [...pages, `/book?${sent.headers.get('location')?.split('?')[1]}`].map(async (path) => skeleton(await (await visitor.get(path)).text())),
      )
    }
    const benign = await markup('Ines Vale')
    for (const payload of payloads) expect(await markup(payload)).toEqual(benign)
  })

  it('in a refused form never becomes markup', async () => {
    const visitor = visitorAt(site.app, site.url)
    const typed = (text: string) => ({ name: text, email: `${text}@`, class: '', back: '/book' })
    const benign = skeleton(await (await visitor.post('/_actions/book_class', typed('Ines'))).text())
    for (const payload of payloads) {
      const reply = await visitor.post('/_actions/book_class', typed(payload))
      expect([reply.status, skeleton(await reply.text())]).toEqual([422, benign])
    }
  })

  it('in a query never becomes markup, and never fails', async () => {
    const visitor = visitorAt(site.app, site.url)
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), fc.constantFrom('q', 'p', 'sort', 'row', 'done', 'edit', 'delete', 'level'), async (text, name) => {
        const reply = await visitor.get(`/classes?${new URLSearchParams({ [name]: text })}`)
        const html = await reply.text()
        // What says to machines what a page is runs nothing, and has no markup in it.
        const scripts = html.replace(/<script type="application\/ld\+json">[^<>]*<\/script>/g, '')
        return reply.status < 500 && !/<script(?! src="\/_site)/.test(scripts) && !/\son[a-z]+=/i.test(html.replace(/="[^"]*"/g, ''))
      }),
      { numRuns: 60 },
    )
    expect(site.app.logged).toEqual([])
  })

  it('in a form of any shape is answered, and never with a failure', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom('name', 'email', 'class', 'row', 'back', '__proto__', 'x'), fc.string({ unit: 'binary' }))),
        async (fields) => {
          const reply = await site.app.fetch(`${site.url}/_actions/book_class`, { method: 'POST', body: new URLSearchParams(fields) }, JSON.stringify(fields))
          return [303, 422, 429].includes(reply.status)
        },
      ),
      { numRuns: 60 },
    )
    expect(site.app.logged).toEqual([])
  })
})
