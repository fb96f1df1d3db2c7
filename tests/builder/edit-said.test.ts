import { describe, expect, it } from 'vitest'
import type { AppModel } from '../../builder/model.ts'
import { apply, invert } from '../../builder/patch.ts'
import { flawsOf } from '../support/integrity.ts'
import { built, say } from '../support/turn.ts'

const homes = built(
  'A property site. Agents list houses and flats for sale or rent with rooms, area and photos. Visitors search by city and send an enquiry to the agent.',
)
const wallet = built(
  'A spending tracker for me. I record expenses with amount, category, date and note, set a monthly budget and see charts of spending by category.',
)
const diary = built('A travel blog. I write posts with photos, a place and tags; readers comment and subscribe to the newsletter. There is an about page.')
const practice = built(
  'A dental practice. Patients register, find dentists and book appointments. Dentists see their schedule. Reception confirms appointments.',
)
const club = built('A website for a curling club. Members sign up for tournaments, results are recorded and there is a ranking. News for everyone.')
const fieldsOf = ({ entities }: AppModel) => Object.fromEntries(entities.map(({ id, fields }) => [id, fields.map((field) => field.id)]))

describe('what a message that tells more brings', () => {
  it.each([
    ['show the price per square metre', homes],
    ['only verified agents can list properties', homes],
    ['add year built and balcony yes/no to villas', homes],
    ['add income too', wallet],
    ['share it with my partner', wallet],
    ['I want related posts under each post', diary],
    ['show a warning when I go over budget', wallet],
  ])('is nothing where nothing that it names would come: %s', (words, model) => {
    const { outcome } = say(words, model)
    expect([outcome.answer.startsWith('I did not understand'), outcome.model === null, outcome.choices.length > 1]).toEqual([true, true, true])
  })

  it('leaves the fields and steps of what was there', () => {
    const { model, answer } = say('add a mortgage calculator', homes).outcome
    expect(answer).toBe('Added the page Mortgage calculator.')
    expect(fieldsOf(model!)).toEqual(fieldsOf(homes))
  })

  it('stands in the menu of who manages as the rest does, without a page that gathers it', () => {
    const travels = built('A travel blog. I write posts with photos, a place and tags; readers subscribe to the newsletter.')
    const { model, answer, operations } = say('add a map of all the places', travels).outcome
    expect(answer).toBe('Added the pages Places and Manage places.')
    expect(model!.pages.some(({ id }) => id === 'management')).toBe(false)
    expect(flawsOf(model!)).toEqual([])
    expect(apply(model!, invert(operations))).toEqual(travels)
  })

  it('belongs to the role that the words name alone', () => {
    const { model } = say('dentists can write prescriptions', practice).outcome
    const making = model!.actions.filter(({ kind, entity }) => kind === 'create' && entity === 'prescriptions')
    expect(making.map(({ role }) => role)).toEqual(['dentist'])
    expect(model!.entities.find(({ id }) => id === 'prescriptions')).toMatchObject({ read: 'own', shared: 'for_account' })
  })

  it('is a call for consultations by video', () => {
    const { model } = say('video consultations', practice).outcome
    expect(model!.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toContain('call')
  })

  it('is kept by whoever manages where nobody is named, with a way to its page', () => {
    const { model, answer } = say('track hours of volunteers', club).outcome
    expect(answer).toBe('Added hours, kept on the page Manage hours.')
    const links = model!.pages.flatMap(({ blocks }) => blocks).flatMap((block) => (block.kind === 'features' ? block.items.map(({ page }) => page) : []))
    expect(links).toContain('/manage-hours')
  })

  it('is answered to further words of the same message', () => {
    const staff = built('An HR system. Employees request leave, managers approve or reject it, HR keeps employee records with position, salary and start date.')
    expect(say('add performance reviews once a year, only managers write them', staff).outcome.answer).toMatch(
      /^Added the pages Performance reviews and .*Only Manager /,
    )
  })
})
