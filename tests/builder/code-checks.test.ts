import { describe, expect, it, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import type { AppModel, BlockOf } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const checkOf = ({ pages }: AppModel) =>
  pages.flatMap((page) => page.blocks.flatMap((block) => (block.kind === 'code_check' ? [{ page, block: block as BlockOf<'code_check'> }] : [])))[0]
/** What stands on the page about a code that is entered. */
function told(model: AppModel, code: string, role: string | null = null): string {
  const { page, block } = checkOf(model)!
  const world = createWorld(model)
  const rows = Object.fromEntries(model.entities.map(({ id }) => [id, rowsOf(world, id)]))
  const { html } = renderPage(model, {
    path: page.path,
    query: { [`${block.id}.code`]: code },
    base: '',
    visitor: { ...me, role },
    roles: [],
    rows,
    today: '2026-01-05',
    badge: false,
  })
  const answer = /<div id="[^"]*-found" role="status">(.*?)<\/main>/s.exec(html)?.[1] ?? ''
  return answer
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

describe('codes of goods', () => {
  const model = built('A website where consumers verify product authenticity by entering an anti-counterfeit code.')
  it('are kept by those who run the site, and checked by everybody', () => {
    expect(flawsOf(model)).toEqual([])
    const codes = model.entities.find(({ id }) => id === 'product_codes')!
    expect([codes.read, codes.write, checkOf(model)?.page.role]).toEqual(['managed', 'managed', undefined])
  })
  it('are told as genuine, used, revoked or unknown, however they are spaced', () => {
    const [first, second, , fourth] = model.entities.find(({ id }) => id === 'product_codes')!.seeds
    expect(told(model, ` ${String(first!.code).toLowerCase().replace('-', ' ')}`)).toMatch(
      /^Genuine The code 7F42-4831 belongs to this product code\. Product Lindqvist No\. 4 Batch B-26 /,
    )
    expect(told(model, String(second!.code))).toMatch(/^Already used .* it was used before: it is used\. If that was not you, be careful\./)
    expect(told(model, String(fourth!.code))).toMatch(/^No longer valid .* but it is revoked\./)
    expect(told(model, '<b>0000')).toMatch(/^Unknown No product code here bears the code &lt;b&gt;0000 \./)
    expect(told(model, '')).toBe('')
  })
})

it('certificates are added by those who vouch for them, and tell nothing beside what is to be verified', () => {
  const model = built("A university site where employers verify graduates' certificates by certificate number. Managers manage certificates.")
  expect(flawsOf(model)).toEqual([])
  const { page, block } = checkOf(model)!
  const certificates = model.entities.find(({ id }) => id === block.entity)!
  expect([page.title, certificates.write, block.code, block.until, block.state?.void]).toEqual([
    'Verify a certificate',
    'managed',
    'number',
    'valid_until',
    ['Revoked', 'Expired'],
  ])
  expect(block.fields).not.toContain('file')
})

it('tickets are checked by those who run the site, who mark them as used', () => {
  const model = built('An event platform where visitors buy tickets for events and staff validate tickets by their code.')
  expect(flawsOf(model)).toEqual([])
  const { page, block } = checkOf(model)!
  const staff = model.roles.find(({ manages }) => manages)!.id
  expect([page.role, block.entity, block.code]).toEqual([staff, 'orders', 'number'])
  const fresh = rowsOf(createWorld(model), 'orders').find(({ values }) => values.status === 'Accepted')!
  expect(told(model, String(fresh.values.number), staff)).toMatch(/^Genuine .* Complete$/)
})

test.each([
  'Users query certificates by certificate number.',
  'A training school with courses, certificate verification and news.',
  'Buyers scan the QR code to check the authenticity of products.',
  'A wine shop that authenticates the genuineness of its wines.',
  'A watch shop with product authentication by serial number.',
])('“%s” has a page to check codes', (words) => expect(checkOf(built(words))).toBeDefined())
test.each([
  'Users log in by email verification code.',
  'A fake news detection website that analyzes the authenticity of news.',
  'Users check ticket prices and buy tickets.',
  'Users upload videos and the system verifies their authenticity.',
  'Doctors upload their certificates and administrators verify them.',
])('“%s” has none', (words) => expect(checkOf(built(words))).toBeUndefined())
