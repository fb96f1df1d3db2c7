import { describe, expect, test } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const permits =
  'Please implement a building permit portal for a municipality. Applicants should be able to choose the type of construction work, fill in a step-by-step form, upload drawings, pay the fee, and follow the stages of the procedure. Clerks should be able to request missing documents and issue a decision letter. The portal should have functionalities for objections by neighbours and a public register of issued permits.'
const race =
  'Please implement a registration and results website for a mountain running race. Runners should be able to choose a distance, enter their club and emergency contact, pay the entry fee, and receive a start number. Organisers can enter finishing times and publish rankings by gender and age group. The website should have functionalities for a list of starters.'

describe('what a site is there to hand in is kept, though the words only tell what goes with it', () => {
  test('each paper of an application says of which one it is', () => {
    const { entities } = siteOf(permits)
    const referring = entities.filter(({ fields }) => fields.some(({ entity }) => entity === 'building_permit_applications'))
    expect(referring.map(({ plural }) => plural)).toEqual([
      'drawings',
      'fees',
      'decision letters',
      'objections',
      'permits',
      'building permit application status changes',
    ])
    expect(entities.map(({ plural }) => plural)).not.toContain('stages')
  })

  test('clerks ask for what is missing by a step of the application', () => {
    const { entities, actions } = siteOf(permits)
    expect(entities.map(({ plural }) => plural)).not.toContain('documents')
    expect(actions.find(({ name }) => name === 'Request documents')).toMatchObject({ entity: 'building_permit_applications', role: 'clerk' })
  })

  test('drawings are their applicant’s own, and the register is open to all', () => {
    const read = Object.fromEntries(siteOf(permits).entities.map((one) => [one.plural, one.read]))
    expect([read.drawings, read.permits]).toEqual(['own', 'public'])
  })

  test('runners register with what they choose and enter', () => {
    const { entities, pages } = siteOf(race)
    expect(
      entities
        .find(({ plural }) => plural === 'race registrations')
        ?.fields.slice(0, 4)
        .map(({ label }) => label),
    ).toEqual(['Name', 'Race', 'Distance', 'Club'])
    expect(entities.find(({ plural }) => plural === 'rankings')?.fields.map(({ label }) => label)).toEqual(['Runner', 'Gender', 'Age group', 'Finishing time'])
    expect(pages.filter(({ role }) => role === undefined).map(({ path }) => path)).toContain('/starters')
  })

  test('a portal that tells of no applicants is as it was', () => {
    expect(siteOf('Please implement a permit portal. Visitors can view permits and read news.').entities.map(({ plural }) => plural)).toEqual([
      'permits',
      'news articles',
      'news article categories',
    ])
  })
})
