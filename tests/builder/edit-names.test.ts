import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { say } from '../support/turn.ts'
import { siteOf } from '../support/visitor-words.ts'

const clinic = siteOf(
  'A website for a small animal clinic. Owners register their pets, book appointments with a vet and see vaccination records. Vets write visit notes.',
)
const films = siteOf('A film review community. People can post reviews of films, rate them, comment, follow other reviewers and keep a watchlist.')
const named = (words: string, model: AppModel): AppModel => {
  const { outcome } = say(words, model)
  if (!outcome.model) throw new Error(outcome.answer)
  return outcome.model
}
const spoken = ({ pages, actions }: AppModel): string => JSON.stringify([pages, actions.map(({ name, confirmation }) => [name, confirmation])])

describe('a thing that gets another name', () => {
  it('of two words is called so in every title, heading, button and card that spoke of it', () => {
    const model = named('rename Visit notes to Consultation notes', clinic)
    expect(spoken(model)).not.toMatch(/visit notes?\b/i)
    expect(model.pages.map(({ title }) => title)).toEqual(
      clinic.pages.map(({ title }) => title.replace('Visit note', 'Consultation note').replace('visit note', 'consultation note')),
    )
    expect(model.entities.map(({ id, plural }) => [id, plural])).toEqual(
      clinic.entities.map(({ id, plural }) => [id, plural.replace('visit notes', 'consultation notes')]),
    )
  })

  it('is called so on the cards that lead to it', () => {
    const cards = ({ pages }: AppModel) => pages[0]!.blocks.flatMap((block) => (block.kind === 'features' ? block.items.map(({ title }) => title) : []))
    expect([cards(films), cards(named('rename reviewers to critics', films))]).toEqual([
      ['Films', 'Reviews', 'Reviewers', 'Comments', 'Watchlists'],
      ['Films', 'Reviews', 'Critics', 'Comments', 'Watchlists'],
    ])
  })

  it.each([
    'rename reviewers to critics',
    'change "Reviewers" to "Critics" everywhere',
    'reviewers -> critics',
    'we don’t call them reviewers but critics',
    'call the reviewers "critics" instead',
    'the reviewers should be renamed to critics',
  ])('is named by: %s', (words) => {
    expect(say(words, films).outcome.changes).toEqual(['Reviewers are now called critics; their rows stay.'])
  })

  it('gives a page alone its name where the page is said', () => {
    const { outcome } = say('the visit notes page should be called Come and see', clinic)
    expect([outcome.changes, outcome.model?.entities]).toEqual([
      ['The page Visit notes for vets is now called Come and see. Its address stays /visit-notes-for-vets.'],
      clinic.entities,
    ])
  })

  it('is renamed by its word, and no reference is touched', () => {
    const { outcome } = say('replace the word reviewer with critic everywhere', films)
    expect(outcome.changes).toEqual(['Reviewers are now called critics; their rows stay.'])
    expect(outcome.model?.entities.map(({ fields }) => fields.map(({ entity }) => entity))).toEqual(
      films.entities.map(({ fields }) => fields.map(({ entity }) => entity)),
    )
  })

  it('leaves what a page refers to where a word of its text is replaced', () => {
    const { outcome } = say('change “watchlist” to “list”', {
      ...films,
      entities: films.entities.map((one) => (one.id === 'watchlists' ? { ...one, singular: 'queue', plural: 'queues' } : one)),
    })
    const ids = (model: AppModel) => [...JSON.stringify(model.pages).matchAll(/"(?:id|entity|by|action|page|field)":"([^"]*)"/g)].map(([, id]) => id)
    expect(ids(outcome.model!)).toEqual(ids(films))
  })

  it.each<[string, string]>([
    ['change the title to Paws & Co', 'The site is now called Paws & Co.'],
    ['Our name is Paws & Co', 'The site is now called Paws & Co.'],
    ['we are called Paws & Co now', 'The site is now called Paws & Co.'],
    [`Replace "${clinic.name}" in the header by our slogan 'Every tail tells'`, 'The site is now called Every tail tells.'],
  ])('a site whose headline is its name gets both by: %s', (words, says) => {
    const { outcome } = say(words, clinic)
    expect([outcome.changes, outcome.model?.pages[0]?.blocks[0]?.heading]).toEqual([[says], outcome.model?.name])
  })
})
