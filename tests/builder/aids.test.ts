import { Window } from 'happy-dom'
import { describe, expect, it, test } from 'vitest'
import { createWorld, nobodyOf, wholeOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { aidsScript } from '../../builder/render/aids-script.ts'
import { siteOf } from '../support/visitor-words.ts'

const aidsOf = ({ pages }: AppModel): Record<string, readonly string[]> =>
  Object.fromEntries(
    pages.flatMap(({ path, blocks }) => blocks.flatMap((block) => ('aids' in block && block.aids ? [[`${path} ${block.kind}`, block.aids] as const] : []))),
  )
const claimOf = ({ requirements }: AppModel, words: string) => {
  const found = requirements.find(({ clause }) => clause.includes(words))
  return found && [found.status, found.where]
}

test.each([
  ['A photo site. Users can upload images, delete images and view images. It should support batch deletion.', 'batch deletion', '/photos', ['batch']],
  ['A photo site. Users can upload images and browse images. Users can click on a thumbnail to view a larger image.', 'larger image', '/photos', ['enlarged']],
  [
    'A score counter website. It should have functionalities for scoring and voice broadcasting. Users can input scores.',
    'voice broadcasting',
    '/scores',
    ['aloud'],
  ],
])('%s', (words, clause, path, aids) => {
  const site = siteOf(words)
  expect([claimOf(site, clause)?.[0], aidsOf(site)[`${path} list`]]).toEqual(['built', aids])
})

test('what is told of forms is done in forms: spoken into, kept until it is sent', () => {
  const spoken = siteOf('A note app. Users can write notes and browse notes. It should support voice input.')
  expect([claimOf(spoken, 'voice input'), aidsOf(spoken)['/notes form']]).toEqual([['built', '/notes'], ['spoken']])
  const kept = siteOf('A survey app. Users fill out forms. The website will automatically save the form data. Users can continue filling out the form.')
  expect([claimOf(kept, 'automatically save'), aidsOf(kept)['/forms form']]).toEqual([['built', '/forms'], ['remembered']])
})

test.each([
  'A warehouse system. Users manage packages, including bulk storage and bulk removal of packages.',
  'A video website. Users can browse videos and add voice comments.',
  'A photo site. Users can browse images.',
])('nothing of the kind where it is not asked for: %s', (words) => {
  expect(aidsOf(siteOf(words))).toEqual({})
})

/** The page with its script carried out, as its document. */
function opened(words: string, path: string, globals: Record<string, unknown> = {}) {
  const site = siteOf(words)
  const world = createWorld(site)
  const window = new Window({ url: `https://site.example${path}` })
  window.document.write(wholeOf(world, path, nobodyOf(site)))
  const all = {
    document: window.document,
    window,
    root: window.document.documentElement,
    localStorage: window.localStorage,
    location: { reload: () => {} },
    ...globals,
  }
  new Function(...Object.keys(all), aidsScript)(...Object.values(all))
  const press = (words: string): void => [...window.document.querySelectorAll('button')].find(({ textContent }) => textContent === words)?.click()
  return { document: window.document, window, press }
}

describe('the shared script', () => {
  it('deletes the rows that are chosen, after asking', async () => {
    const sent: string[] = []
    const asked: string[] = []
    const fetch = (to: string, { body }: { body: URLSearchParams }) => sent.push(`${to} ${body.get('row')}`)
    const confirm = (words: string) => asked.push(words) > 0
    const { document, press } = opened('A photo site. Users can upload images, delete images and view images. It should support batch deletion.', '/photos', {
      fetch,
      confirm,
    })
    const boxes = [...document.querySelectorAll('.check input')] as unknown as HTMLInputElement[]
    press('Choose all')
    await Promise.resolve(press('Delete chosen'))
    await new Promise((resolve) => setTimeout(resolve))
    expect([boxes.length > 1, sent.length, asked]).toEqual([true, boxes.length, [`Delete ${boxes.length}? This cannot be undone.`]])
  })

  it('says what it would read where the browser has no voice', () => {
    const words = 'A score counter website. It should have functionalities for scoring and voice broadcasting. Users can input scores.'
    const { document, press } = opened(words, '/scores')
    press('Read all aloud')
    expect(document.querySelector('.aids [role=status]')?.textContent).toMatch(/^This browser has no voice to read with\. It would read: \S/)
  })

  it('keeps what is typed until it is sent', () => {
    const words = 'A survey app. Users fill out forms. The website will automatically save the form data. Users can continue filling out the form.'
    const { document, window } = opened(words, '/forms')
    const field = document.querySelector('[data-form-aids] ~ form input[type=text]') as unknown as HTMLInputElement
    field.value = 'Half a title'
    field.dispatchEvent(new window.Event('input', { bubbles: true }) as unknown as Event)
    const again = opened(words, '/forms', { localStorage: window.localStorage }).document
    const now = again.querySelector('[data-form-aids] ~ form input[type=text]') as unknown as HTMLInputElement
    expect([now.value, again.querySelector('[data-form-aids] [role=status]')?.textContent]).toEqual(['Half a title', 'What you typed last time is here again.'])
  })
})
