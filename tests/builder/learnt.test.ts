import { expect, test } from 'vitest'
import { practicesLearnt } from '../../builder/learnt.ts'
import { practicesIn } from '../../builder/lexicon/at-work.ts'
import { siteOf } from '../support/visitor-words.ts'

const beekeeping =
  'Please implement a beekeeping website for managing apiaries and hives. Beekeepers should be able to log in, manage apiaries and hives, record inspections, and note the honey harvest of each hive. The website should be clear, quick and easy to use for everybody who keeps bees, on the phone as well as on the desk, by day and by night, and in the garden as well as in the woods.'

test('what sites keep is learnt once, however often it is asked for', async () => {
  const told = () => practicesIn(beekeeping).filter(({ told }) => told[0] === 'beekeeping').length
  await practicesLearnt()
  const before = told()
  await Promise.all([practicesLearnt(), practicesLearnt()])
  expect(before).toBeGreaterThan(0)
  expect(told()).toBe(before)
})

test('what the words list of a row is a column, and no table that goes without saying', () => {
  const jobs = siteOf(
    'Please implement a website to display job information. The website should have a job list display function, including information such as job title, skill requirements, working hours, salary, and company name. Users can browse the job list, view job details, and perform searches and filters. Managers can add and change jobs.',
  )
  expect(jobs.entities.find(({ plural }) => plural === 'jobs')?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(['Salary', 'Company name']))
  expect(jobs.entities.map(({ plural }) => plural)).not.toContain('working hours')
})
