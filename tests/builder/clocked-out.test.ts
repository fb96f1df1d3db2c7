import { expect, test } from 'vitest'
import { act, createWorld, rowsOf } from '../../builder/accept/world.ts'
import { createOf, done, me } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const words =
  'A part-time job mini-program for posting and managing part-time jobs, applying for jobs, and clocking in and out. Students clock in and out when starting and ending work. Employers can post part-time jobs and view clock-in records.'

test('who clocks in and out does so in two steps, and the hours follow', () => {
  const site = siteOf(words)
  const clocks = site.entities.find(({ fields }) => fields.some(({ id }) => id === 'clocked_out'))!
  const into = createOf(site, clocks.id)
  const out = site.actions.find(({ name }) => name === 'Clock out')!
  expect([into.name, into.fields.includes('clocked_out'), out.fields]).toEqual(['Clock in', false, ['clocked_out']])
  const typed = { worker: 'Ada Field', date: '2026-01-15', clocked_in: '08:00' }
  const made = done(createWorld(site, 20), into, typed)
  const row = rowsOf(made.world, clocks.id).find(({ id }) => id === made.row)!
  const after = act(made.world, out.id, row, { clocked_out: '12:30' }, me)
  expect('world' in after && rowsOf(after.world, clocks.id).find(({ id }) => id === made.row)!.values.hours).toBe(4.5)
})

test('the first page shows what whoever comes by may see', () => {
  const site = siteOf(words)
  const lists = site.pages.find(({ path }) => path === '/')!.blocks.flatMap((block) => (block.kind === 'list' ? [block.entity] : []))
  expect(lists.filter((id) => site.entities.find((one) => one.id === id)?.members === true)).toEqual([])
})
