import { describe, expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const surveys = siteOf(
  'Please implement a survey website. Users should be able to design forms with questions, share the forms, collect responses, and view the response statistics. The website should have functionalities for form management, question management, and response analysis. Administrators can manage users and templates.',
)
const fieldsOf = (id: string) => surveys.entities.find((one) => one.id === id)?.fields ?? []
const references = (id: string) => fieldsOf(id).flatMap(({ label, entity }) => (entity ? [[label, entity]] : []))

describe('rows are of what they are of in such sites', () => {
  it('be they made by a module', () => {
    expect(references('analyses')).toEqual([
      ['Question', 'questions'],
      ['Form', 'forms'],
    ])
  })

  it('once each', () => {
    for (const { plural, fields } of surveys.entities) {
      const ids = fields.map(({ id }) => id)
      expect([plural, ids]).toEqual([plural, [...new Set(ids)]])
    }
    expect(references('answer_options').map(([, entity]) => entity)).toEqual(['categories', 'questions'])
  })

  it('and sample rows are of some that are there', () => {
    const { seeds } = surveys.entities.find(({ id }) => id === 'analyses')!
    const there = surveys.entities.find(({ id }) => id === 'questions')!.seeds.length
    expect(seeds.map(({ question }) => Number.isInteger(question) && Number(question) < there)).toEqual(seeds.map(() => true))
  })

  it('but no settings of the site', () => {
    const model = siteOf(
      'Please design a corporate website and a matching logo for Riverside Mental Health Clinic. The website should have a button that lets users send a message through the site. The website should clearly display information and services of Riverside Mental Health Clinic, including about, services, and contact pages. The logo should match the website.',
    )
    const settings = model.entities.find(({ id }) => id === model.settings?.entity)
    expect(settings?.fields.map(({ label }) => label)).toContain('Site name')
    expect(settings?.fields.filter(({ type }) => type === 'reference')).toEqual([])
  })
})

describe('what is designed here', () => {
  it('has what is kept of it in such sites, and so do the answers to it', () => {
    expect(fieldsOf('forms').map(({ label }) => label)).toEqual(expect.arrayContaining(['Topic', 'Anonymous', 'Language', 'Link', 'Status']))
    expect(fieldsOf('form_submissions').map(({ label }) => label)).toEqual(expect.arrayContaining(['Device', 'Status']))
  })

  it('has believable values of that in its sample rows', () => {
    const { seeds, fields } = surveys.entities.find(({ id }) => id === 'forms')!
    const status = fields.find(({ label }) => label === 'Status')!
    expect(seeds.length).toBeGreaterThan(0)
    for (const seed of seeds) expect(status.choices).toContain(seed[status.id])
  })
})
