import { expect, test } from 'vitest'
import { built } from '../support/turn.ts'

const fieldsOf = (words: string, plural: string) =>
  built(words)
    .entities.find((one) => one.plural === plural)
    ?.fields.map(({ label }) => label)

test('what a listed doing leaves behind is kept: settlements, checks of tickets, scans, and who sells for a commission', () => {
  const site =
    'Create a ticket shop. The shop should have functions for ticket purchasing, settlement, on-site verification and secondary distribution. Users can buy tickets.'
  expect(fieldsOf(site, 'settlements')).toEqual([
    'With',
    'Commission',
    'Order',
    'Distributor',
    'Period',
    'Turnover',
    'Fee',
    'Amount',
    'Settled on',
    'Note',
    'For',
    'Status',
  ])
  expect(fieldsOf(site, 'on-site verifications')).toEqual(['Code', 'Order', 'Ticket', 'Checked by', 'Checked on', 'At', 'Result', 'Note'])
  expect(fieldsOf(site, 'distributors')).toContain('Commission rate')
  expect(fieldsOf('Create a network console with functions for device scanning and alert notifications.', 'device scans')).toContain('Findings')
})

test('verifying an account or an email leaves nothing behind', () => {
  const site = built('Create a ticket shop with functions for email verification, account verification and ticket purchasing. Users can buy tickets.')
  expect(site.entities.filter(({ plural }) => plural.endsWith('verifications'))).toEqual([])
})

test('graphs and large screens that people create are kept, not figures of something else; print jobs are no vacancies', () => {
  expect(fieldsOf('Create a platform where users create, edit and save graphs.', 'graphs')).toContain('Content')
  expect(fieldsOf('Create a platform where users create large screens.', 'large screens')).toContain('Charts')
  expect(fieldsOf('Create a printing site. Users can upload files, select a printer and view print jobs.', 'print jobs')).toContain('Copies')
})

test('recommendations that people receive are kept with whom they suit and why, beside the page that finds what suits a visitor', () => {
  const site = built('Create a learning platform. Users can log in, browse courses and receive personalized learning recommendations.')
  expect(site.entities.find(({ plural }) => plural === 'learning recommendations')?.fields.map(({ label }) => label)).toEqual([
    'Title',
    'Course',
    'Suited to',
    'Reason',
    'Recommended on',
    'Picture',
  ])
})

test('playlists and categories that people choose are kept, and told of what they are chosen for', () => {
  const site = built('Create a website for playing videos. Users can upload videos, select playlists and play videos.')
  expect(site.entities.map(({ plural }) => plural)).toContain('playlists')
})

test('a print job that people start is sent from a form', () => {
  const site = built('Create a printing site. Users should be able to upload files, select a printer and start print jobs.')
  expect(site.actions.filter(({ entity, kind }) => entity === 'print_jobs' && kind === 'create')).toHaveLength(1)
})
