import { describe, expect, it } from 'vitest'
import { built } from '../support/turn.ts'

const lab = built(
  'A sample tracking system for a water testing laboratory. Clients log in, register samples with sampling place and date, and view the reports of their own samples. Lab technicians receive samples, choose the tests to be performed and enter measured values. Values above the limit should be clearly marked, and each sample should have a unique number.',
)
const trees = built('A park website. Gardeners add trees with species and age, and each tree has a unique number. Visitors browse trees.')
const create = (site: typeof lab, entity: string) => site.actions.find((one) => one.kind === 'create' && one.entity === entity)

describe('the number of a row', () => {
  it('is given to what is taken in here, and asked of nobody', () => {
    expect(create(lab, 'samples')?.fields).not.toContain('sample_number')
    expect(create(lab, 'samples')?.effects).toContainEqual({ kind: 'number', field: 'sample_number', prefix: 'SA' })
    expect(lab.actions.filter(({ entity, fields }) => entity === 'samples' && fields.includes('sample_number'))).toEqual([])
  })
  it('is given where the words want one of what has none', () => {
    expect(create(trees, 'trees')?.effects).toEqual([{ kind: 'number', field: 'number', prefix: 'TR' }])
    expect(trees.entities.find(({ id }) => id === 'trees')?.seeds[0]?.number).toMatch(/^TR-\d{4}$/)
  })
  it('is told by the ledger where it can be seen', () => {
    expect(trees.requirements.find(({ clause }) => /unique number/.test(clause))).toMatchObject({ status: 'built', where: '/trees' })
  })
})

it('a result of a test is held against its limits', () => {
  const test = lab.entities.find(({ id }) => id === 'tests')
  expect(test?.fields.find(({ id }) => id === 'against_limits')?.choices).toEqual(['Normal', 'Too high', 'Too low'])
  expect(create(lab, 'tests')?.effects?.find(({ kind }) => kind === 'grade')).toMatchObject({
    field: 'result',
    levels: [
      { is: 'Too high', bound: 'limit', when: 'above' },
      { is: 'Too low', bound: 'lower_limit', when: 'below' },
      { is: 'Too high', bound: 'upper_limit', when: 'above' },
    ],
  })
})
