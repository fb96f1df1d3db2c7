import { expect, it } from 'vitest'
import { createWorld, pageOf, visitorOf } from '../../builder/accept/world.ts'
import { siteOf } from '../support/visitor-words.ts'

const refersTo = (words: string, id: string): (string | undefined)[] | undefined =>
  siteOf(words)
    .entities.find((one) => one.id === id)
    ?.fields.flatMap(({ type, entity }) => (type === 'reference' ? [entity] : []))

it('charts and analyses that a site keeps say which dataset they are of', () => {
  const words =
    'Please implement a data platform for dataset management, data analysis and data visualization. Users can upload and manage datasets, analyze data, draw charts and record experiments.'
  expect(refersTo(words, 'analyses')).toEqual(['datasets'])
  const model = siteOf(words)
  const place = model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'report' && block.keeps !== undefined))!
  const page = pageOf(createWorld(model), place.path, visitorOf(model, 'ana', null))
  const form = page.slice(page.indexOf('class="keep-report"'), page.indexOf('</form>', page.indexOf('class="keep-report"')))
  expect(form).toMatch(/<select[^>]* name="dataset"/)
})

it('what people enter is of the form that came with the designer', () => {
  const forms = 'Please implement a form designer. Users can drag components onto a form, manage input fields, publish forms and view form data.'
  expect(refersTo(forms, 'form_data')).toEqual(['forms'])
  expect(refersTo(forms, 'input_fields')).toEqual(['forms'])
})

it('analyses of whatever a site keeps are of no row of it', () => {
  const words = 'Please implement a stock dashboard website. Users can view stock prices, see statistics and keep analyses.'
  expect(refersTo(words, 'analyses')).toEqual([])
})
