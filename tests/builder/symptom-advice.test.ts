import { expect, it, test } from 'vitest'
import { createWorld, rowsOf } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { renderPage } from '../../builder/render/page.ts'
import { built, me } from '../support/acting.ts'
import { flawsOf } from '../support/integrity.ts'

const adviceOf = ({ pages }: AppModel) => pages.find(({ blocks }) => blocks[0]?.kind === 'symptom_advice')
/** What is found for words, by title, and the page's words about it. */
function found(model: AppModel, words: string) {
  const page = adviceOf(model)!
  const world = createWorld(model)
  const rows = Object.fromEntries(model.entities.map(({ id }) => [id, rowsOf(world, id)]))
  const { html } = renderPage(model, {
    path: page.path,
    query: { 'advice.words': words },
    base: '',
    visitor: me,
    roles: [],
    rows,
    today: '2026-01-05',
    badge: false,
  })
  return { titles: [...html.matchAll(/<h3>(?:<a[^>]*>)?([^<]+)/g)].map(([, title]) => title), html }
}
const health = built(
  'A health website where users enter their symptoms and the system suggests possible conditions and treatments. Managers manage treatments.',
)

it('what a site keeps is ranked by the words that symptoms share with it', () => {
  expect(flawsOf(health)).toEqual([])
  const { titles, html } = found(health, 'I am sneezing and my throat is sore, with a runny nose')
  expect(titles.slice(0, 2)).toEqual(['Common cold', 'Hay fever'])
  expect(html).toContain('In common: <strong>sneezing, throat, sore, runny, nose</strong>')
  expect(html).toContain('This is not a doctor')
  expect(found(health, 'xyzzy <b>').html).toContain('Nothing on this site has these words.')
})
it.each([
  ['A pet website that suggests treatments based on the symptoms entered by the owner.', 'it scratches and bites its fur', 'Fleas', 'This is not a vet'],
  ['A car website that diagnoses faults from symptoms entered by the user.', 'clicking, does not start, dim lights', 'Flat battery', 'This is not a mechanic'],
])('%s', (words, symptoms, title, not) => {
  const model = built(words)
  expect(flawsOf(model)).toEqual([])
  const { titles, html } = found(model, symptoms)
  expect([titles[0], html.includes(not)]).toEqual([title, true])
})
test.each(['A hospital system where doctors record symptoms and diagnose diseases.', 'A database platform with fault diagnosis.', 'A bakery shop'])(
  '“%s” has none',
  (words) => expect(adviceOf(built(words))).toBeUndefined(),
)
