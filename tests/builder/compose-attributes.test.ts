import { expect, test } from 'vitest'
import type { Field } from '../../builder/model.ts'
import { siteOf } from '../support/visitor-words.ts'

const fieldOf = ({ label, choices, entity }: Field): string => `${label}${choices ? ` (${choices.join(', ')})` : ''}${entity ? ` -> ${entity}` : ''}`
const columns = (words: string, plural: string): string[] | null =>
  siteOf(words)
    .entities.find((entity) => entity.plural === plural)
    ?.fields.map(fieldOf) ?? null

test.each([
  [
    'A website monitoring system. Users can customize alert settings.',
    'alert settings',
    ['Name', 'Channel (Email, SMS, Email and SMS, On the site)', 'Frequency (At once, Hourly, Daily, Weekly)', 'Content', 'Threshold', 'On'],
  ],
  [
    'A production system. Users can browse information, including production lines, equipment, process route configuration and inspection items.',
    'process route configurations',
    ['Name', 'Route', 'Step', 'Production line -> production_lines', 'Minutes', 'Checked afterwards', 'Note'],
  ],
  [
    'A device management system. Users can manage network devices. Users can create device configurations.',
    'device configurations',
    ['Name', 'Network device -> network_devices', 'Mode (Automatic, By hand, Off)', 'Limit', 'Interval', 'Changed on', 'Note'],
  ],
  [
    'A script platform. Users can create script tasks and set execution parameters.',
    'execution parameters',
    ['Name', 'Script task -> script_tasks', 'Processes', 'Memory limit', 'Time limit', 'Tries', 'Note'],
  ],
  [
    'A simulation website. Users can view scenes and customize scene settings.',
    'scene settings',
    [
      'Name',
      'Scene -> scenes',
      'Weather (Clear, Cloudy, Rain, Fog, Snow)',
      'Time of day (Morning, Noon, Evening, Night)',
      'Light',
      'Camera (First person, Third person, From above)',
      'Note',
    ],
  ],
])('settings have the columns of what is set, and of what they are: %s', (words, plural, wanted) => {
  expect(columns(words, plural)).toEqual(wanted)
})

test('what there is to set of a system as a whole is by name and value', () => {
  expect(columns('A management system. Administrators can configure system settings.', 'system settings')).toEqual([
    'Name',
    'Value',
    'Group (General, Display, Security, Mail)',
    'Note',
  ])
})

test('all that is announced as information of a thing is its columns, also what could be a thing by itself', () => {
  const words =
    'A website to display jobs. The website should have a job list display function, including information such as job title, skill requirements, work city, salary, and company name.'
  expect(columns(words, 'jobs')).toEqual(['Title', 'Skill requirement', 'Work city', 'Salary', 'Company name', 'Description', 'Status (Open, Closed)'])
  expect(siteOf(words).entities.map(({ plural }) => plural)).toEqual(['jobs', 'job applications'])
})
