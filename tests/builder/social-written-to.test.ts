import { expect, test } from 'vitest'
import { compose } from '../../builder/compose/compose.ts'
import { readBrief } from '../../builder/read/brief.ts'
import { sampleAnswer } from '../../builder/render/social/sample-answer.ts'
import { createTriedSite } from '../../src/api/tried-site.ts'

const now = () => Date.UTC(2026, 10, 3) / 1000
const site = createTriedSite(
  compose(readBrief('An instant messaging app. Users should be able to register, log in, and send messages to friends. Administrators manage users.')).model,
  now,
)
const block = site.model.pages.flatMap(({ blocks }) => blocks).find((one) => one.kind === 'inbox')!
const path = site.model.pages.find(({ blocks }) => blocks.includes(block))!.path
const said = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a conversation is begun with a named person', () => {
  const somebody = site.model.accounts!.samples.find(({ active }) => active)!
  expect(said(site.show(path).html)).toContain(`${somebody.name} sample ${somebody.email}`)
  const page = site.show(`${path}?to=${encodeURIComponent(somebody.email)}`).html
  expect([page.includes(`<option value="${somebody.email}" selected>${somebody.name} (sample)`), page.includes('name="subject"')]).toEqual([true, false])
})

test('a sample person answers, and is said to be one', () => {
  const somebody = site.model.accounts!.samples.find(({ active }) => active)!
  const fields: [string, string][] = [
    ['to', somebody.email],
    ['name', 'Zoe'],
    ['opening', 'Thank you for the picture.'],
    ['back', path],
  ]
  const page = said(site.turn({ to: `/_actions/${block.kind === 'inbox' ? block.start : ''}`, fields }).html)
  expect(page).toContain(`${somebody.name} is a sample person who answers by rules`)
  expect(page).toContain(`${somebody.name} (sample) ${sampleAnswer('Thank you for the picture.')}`)
})

test('what was said is searched', () => {
  const listed = (query: string): number => site.show(`${path}${query}`).html.match(/\?at=conversations/g)?.length ?? 0
  expect([listed(''), listed('?find=breakfast')]).toEqual([5, 1])
  expect(said(site.show(`${path}?find=zebra`).html)).toContain('No conversation says that.')
})

test('a sample person says the same to the same words, and something else to others', () => {
  expect(['Thanks!', 'Where is it?', '☺'].map(sampleAnswer)).toEqual(['Gladly, any time.', 'By the station would be easy for me.', '♥'])
})

test('from what is for sale a way leads to a conversation about it', () => {
  const market = createTriedSite(
    compose(
      readBrief(
        'A marketplace for second-hand bikes. Users can log in, browse bikes, post bikes with prices and chat with sellers in real time. Administrators manage users.',
      ),
    ).model,
    now,
  )
  const detail = market.model.pages.find(({ blocks }) => blocks[0]?.kind === 'detail' && blocks[0].entity === 'bikes')!
  const [, href = ''] = /<a class="button button-plain" href="([^"]+about=[^"]+)"/.exec(market.show(detail.path).html) ?? []
  const title = decodeURIComponent(/about=([^#&]+)/.exec(href)?.[1] ?? '')
  expect(market.show(href.replaceAll('&amp;', '&').split('#')[0]!).html).toContain(`About: ${title}</textarea>`)
})
