import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Deployed, openDeployed, previewOf, taking } from '../support/deployed.ts'
import { visitorAt } from '../support/visitor.ts'
import { siteOf } from '../support/visitor-words.ts'

const model = siteOf(
  'A bakery website. Visitors browse products and leave comments. Managers manage products. The website should support English and Spanish languages.',
)
let site: Deployed
beforeEach(async () => {
  site = await openDeployed('a bakery', {}, taking(model))
})
afterEach(() => site.app.close())

const language = async (reply: Response): Promise<string> => {
  const html = await reply.text()
  return `${/<html lang="(\w+)"/.exec(html)?.[1]} ${/<a href="[^"]*\/products"[^>]*>([^<]*)/.exec(html)?.[1]}`
}

describe('a deployed site in several languages', () => {
  it('is read in the language that a visitor chose, until they choose another', async () => {
    const [visitor, other] = [visitorAt(site.app, site.url), visitorAt(site.app, site.url)]
    expect(await language(await visitor.get('/'))).toBe('en Products')
    const chosen = await visitor.post('/_session', { language: 'es', back: '/product', row: 'r1' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/product?row=r1'])
    expect(await language(await visitor.get('/'))).toBe('es Productos')
    expect(await language(await other.get('/'))).toBe('en Products')
    await visitor.post('/_session', { language: 'en', back: '/' })
    expect(await language(await visitor.get('/'))).toBe('en Products')
  })

  it('keeps to its own for a language that it does not offer, and goes nowhere else', async () => {
    const visitor = visitorAt(site.app, site.url)
    for (const wanted of ['ar', 'xx', '__proto__', 'es; role=x'])
      expect((await visitor.post('/_session', { language: wanted, back: 'https://evil.example/' })).headers.get('location')).toBe('/')
    expect(await language(await visitor.get('/', { cookie: 'language=ar' }))).toBe('en Products')
    expect((await visitor.post('/_session', { language: 'es', back: '/' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
  })

  it('says in that language why a form was refused', async () => {
    const visitor = visitorAt(site.app, site.url)
    await visitor.post('/_session', { language: 'es', back: '/' })
    const action = model.actions.find(({ kind, entity }) => kind === 'create' && entity.startsWith('comment'))
    const refused = await visitor.post(`/_actions/${action?.id}`, { back: '/' })
    expect([refused.status, (await refused.text()).includes('Escribe: comentario.')]).toEqual([422, true])
  })

  it('serves its portable address too', async () => {
    const visitor = visitorAt(site.app, site.portable)
    expect((await visitor.post('/_session', { language: 'es', back: '/products' })).headers.get('location')).toBe(
      `/${new URL(site.portable).pathname.slice(1)}/products`,
    )
    expect(await language(await visitor.get('/'))).toBe('es Productos')
  })
})

it('a preview is read in the language that was chosen in it', async () => {
  const preview = await previewOf(site.ada, site.id)
  const visitor = visitorAt(site.app, preview.url)
  await visitor.post('/_session', { language: 'es', back: '/' })
  expect([visitor.cookies(), await language(await visitor.get('/'))]).toEqual([[], 'es Productos'])
  await visitor.post('/_session', { language: 'en', back: '/' })
  expect(await language(await visitor.get('/'))).toBe('en Products')
})
