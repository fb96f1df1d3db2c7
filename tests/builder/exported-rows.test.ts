import { expect, it } from 'vitest'
import { siteOf } from '../support/visitor-words.ts'

const transfersOf = (words: string): Record<string, readonly string[]> => {
  const named = siteOf(words).entities.filter(({ plural }) => plural === 'exports' || plural === 'downloads')
  return Object.fromEntries(named.map(({ plural, fields }) => [plural, fields.map(({ label, entity }) => (entity ? `${label} → ${entity}` : label))]))
}

it('what is exported as a file of its own says of which row each export is', () => {
  const models = 'A database design tool. Users can log in, create data models, edit data models, and export data models in various formats.'
  expect(transfersOf(models)).toEqual({ exports: ['Data model → data_models', 'Format', 'Exported by', 'Exported on'] })
  const resumes = 'An online resume editing website. Users can log in, edit resumes and export resumes as PDF files.'
  expect(transfersOf(resumes)).toEqual({ exports: ['Resume → resumes', 'Format', 'Exported by', 'Exported on'] })
})

it('what is exported as a table is told as a whole', () => {
  const customers = 'A customer database. Users can manage customers and export customers to Excel.'
  expect(transfersOf(customers).exports).toContain('What was exported')
})

it('what is downloaded stays a download', () => {
  const resources = 'A resource library. Users can browse documents and download documents.'
  expect(transfersOf(resources)).toEqual({ downloads: ['Document → documents', 'Downloaded on'] })
})
