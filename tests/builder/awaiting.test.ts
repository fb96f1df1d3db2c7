import { expect, test } from 'vitest'
import { createTriedSite } from '../../src/api/tried-site.ts'
import { built } from '../support/acting.ts'
import { formsOf, isOf, partsIn, readPart, wordsOf } from '../support/visible-page.ts'

const words = 'A local news site. Users read news articles and submit news tips. Editors publish news articles, review news tips and manage users.'

test('what is handed in for publication waits, and is seen by all once somebody who runs the site publishes it', () => {
  const model = built(words)
  const site = createTriedSite(model, () => 1_795_000_000)
  const as = (role: string) =>
    site.turn({
      to: '/_session',
      fields: [
        ['role', role],
        ['back', '/'],
      ],
    })
  const submit = model.actions.find(({ kind, entity }) => kind === 'create' && entity === 'news_tips')
  const tip = model.entities.find(({ id }) => id === 'news_tips')!
  const handed = site.turn({
    to: `/_actions/${submit?.id}`,
    fields: [
      ['title', 'A hole in the pier'],
      ['text', 'It is as wide as a door.'],
      ['back', '/news-tips'],
    ],
  })
  expect([...partsIn(readPart(handed.html))].filter((one) => isOf(one, 'notice-good')).map(wordsOf)).toEqual([
    'News tip handed in: A hole in the pier. It waits for those who run the site; everybody sees it once it is published. See it Dismiss',
  ])
  as('editor')
  const forms = formsOf(readPart(site.turn({ to: '/news-tips', fields: null }).html))
  const publish = forms.find(({ buttons }) => buttons[0]?.words === 'Publish A hole in the pier')
  expect(forms.some(({ buttons }) => buttons[0]?.words === 'Reject A hole in the pier')).toBe(true)
  site.turn({ to: publish?.action ?? '', fields: publish?.hidden ?? [] })
  expect(site.own(tip).map(({ values }) => values.status)).toEqual(['Published'])
})

test('those who review news tips publish or reject them, and rate nothing', () => {
  const { entities, pages, actions } = built(words)
  const submit = actions.find(({ kind, entity }) => kind === 'create' && entity === 'news_tips')
  const tips = entities.find(({ id }) => id === 'news_tips')
  expect(entities.some(({ id }) => id === 'reviews')).toBe(false)
  expect(tips?.lifecycle?.unpublished).toEqual(['Waiting', 'Rejected'])
  expect(new Set(tips?.seeds.map(({ status }) => status))).toEqual(new Set(['Published', 'Waiting']))
  const form = pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'form' && block.action === submit?.id)
  expect(form?.kind === 'form' && form.text).toBe(
    'What you hand in waits until somebody who runs the site has looked at it. Everybody sees it once it is published.',
  )
})

test('what a community posts does not wait, unless the words say so', () => {
  const states = (said: string) => built(said).entities.flatMap(({ plural, lifecycle }) => (lifecycle?.unpublished ? [[plural, lifecycle.unpublished]] : []))
  expect(states('A community forum. Users post topics and comment. Administrators manage topics and comments.')).toEqual([])
  expect(states('A community forum. Users post topics. Topics need to be reviewed by administrators before being published.')).toEqual([
    ['topics', ['Waiting', 'Rejected']],
  ])
})
