import { describe, expect, it } from 'vitest'
import { act, createWorld, type World } from '../../builder/accept/world.ts'
import type { AppModel } from '../../builder/model.ts'
import { take } from '../../builder/take.ts'
import { createOf } from '../support/acting.ts'
import { siteOf } from '../support/visitor-words.ts'

const salon = siteOf('A nail salon. Customers can book appointments with date and note. The owner can confirm appointments. Pages: Home, Blog, About.')

/** What each message says that it did, said one after the other, and the site afterwards. */
function say(...messages: string[]): { says: string[]; model: AppModel } {
  let model = salon
  const says = messages.map((words) => {
    const turn = take(model, words)
    for (;;) {
      const next = turn.next()
      if (!next.done) continue
      model = next.value.model ?? model
      return next.value.answer
    }
  })
  return { says, model }
}

describe('a message that leans on the one before, or on what both have in view', () => {
  it('goes on with what was added last', () =>
    expect(
      say(
        'and if they have allergies',
        'also how many people are coming with them',
        'and who cut their nails',
        'people can say when they are on holiday',
        'and i approve it',
      ).says,
    ).toEqual([
      'Appointments now have the checkbox “Allergies”, asked for on My appointments.',
      'Appointments now have a number of people coming with them, asked for on My appointments.',
      'Appointments now have the field “Who cut their nails”, asked for on My appointments.',
      'Added an Absences page with a form, where each visitor also sees their own absences; they are kept under Data.',
      'Owner already can approve absences. Nothing changed.',
    ]))
  it.each<[string, string]>([
    ['and let them cancel if a child is sick', 'Visitors already can cancel their own appointments. Nothing changed.'],
    ['also i want their address', 'Appointments now have an address, asked for on My appointments.'],
    ['remove that second page', 'Removed the page Services and the links to it on Nail Salon. Its rows stay under Data.'],
    ['only I should be able to read the appointments', 'Only the managing role now sees appointments.'],
    ['blog first', 'Blog now comes first.'],
    ['put the services on the front', 'Nail Salon already has the section “Services”. Nothing changed.'],
    ['remove the blog thing, nobody reads it', 'Removed the page Blog and the links to it on Nail Salon. Its rows stay under Data.'],
    ['that colour is ugly, more like sage', 'The theme is now sage (#9caf88).'],
    ['no not that colour, more dark like wine', 'The theme is now dark wine (#3f0b14).'],
    ['the text on top should be: Nails for everybody!', 'The headline of Nail Salon is now “Nails for everybody”.'],
    ['what about a page with the rules of the house', 'Added a page called Rules of the house with a first line for you to change.'],
    ['a page about us', 'Added an About page and its entry in the navigation.'],
    ['export the appointments to excel', 'Appointments can be downloaded as a table that Excel opens (CSV), and printed, on Manage appointments.'],
    ['take out the login, nobody remembers passwords', 'Nobody has to log in on this site: all of it works without an account. Nothing changed.'],
    ['the deposit is 10 euro', 'Nail Salon now shows: Deposit, 10 euro.'],
    [
      'can it mail us when a pill is missed',
      'A built site sends no mail; what people enter is kept under Data, and is shown to whoever manages it. Nothing changed.',
    ],
    [
      'bigger letters pls, many of us are old',
      'Body text keeps the size that the reader’s browser asks for; headings can be made bigger or smaller. Nothing changed.',
    ],
    ['a reminder when its tomorrow', 'A built site sends nothing out; reminders stand on a page when they are due: “add reminders”. Nothing changed.'],
    ['they should also report broken lamps', 'Added a Reports page with a list and a form; what people send is shown there and kept under Data.'],
    ['let only stylists write blog posts', 'Only Stylist can now write articles.'],
    ['they should also leave a phone nr', 'Appointments now have a phone nr, asked for on My appointments.'],
    [
      'also the phone of the guest and when they arrive',
      'Appointments now have the field “When they arrive”, asked for on My appointments. Phone was there already.',
    ],
    ['oh and a page where we explain what to bring', 'Added a page called What to bring with a first line for you to change.'],
    ['only me and my husband may see the appointments', 'Only the managing role now sees appointments.'],
    ['change the colour to something calmer', 'Which colours would you rather have? Nothing changed.'],
    ['about before everything else', 'About now comes first.'],
    [
      'add vat 19%',
      'Prices are shown as they are entered, and no tax is worked out; a line can say what is included: “our tax is 8 % and included”. Nothing changed.',
    ],
    ['redesign my site', 'Which way should it look? Nothing changed.'],
    ['make the first page shorter', 'What should go from the first page? Nothing changed.'],
    ['it looks too small on my phone', 'Every page fits the width of a phone, and its text keeps the size that the phone is set to. Nothing changed.'],
  ])('is understood: %s', (words, says) => expect(say(words).says).toEqual([says]))
})

describe('a limit', () => {
  it.each<[string, string]>([
    ['max 2 appointments a week per client', 'Each visitor can have 2 appointments a week at most; the form says so when there is no room left.'],
    ['customers can only book once a month', 'Each visitor can have 1 appointment a month at most; the form says so when there is no room left.'],
    ['no more than 4 appointments per day', 'There can be 4 appointments a day at most; the form says so when there is no room left.'],
    ['max 10 people per saturday', 'There can be 10 appointments a day at most; the form says so when there is no room left.'],
    ['max 3', 'At most 3 appointments: for each visitor, or for all together in a certain time? Nothing changed.'],
  ])('is set: %s', (words, says) => expect(say(words).says).toEqual([says]))

  it('counts what is somebody’s own in that week alone', () => {
    const { model } = say('max 1 appointment a week per client')
    const create = createOf(model, 'appointments')
    const book = (world: World, date: string, id: string) =>
      act(world, create.id, null, { name: 'Ada', service: 'services-sample-1', date, time: '10:00' }, { id, role: null })
    const first = book(createWorld(model), '2026-02-02', 'ada')
    if ('refused' in first) throw new Error(first.refused)
    const answers = [book(first.world, '2026-02-08', 'ada'), book(first.world, '2026-02-09', 'ada'), book(first.world, '2026-02-08', 'bob')]
    expect(answers.map((answer) => ('refused' in answer ? answer.refused : 'made'))).toEqual([
      'You can have 1 appointment a week at most: choose another week.',
      'made',
      'made',
    ])
  })
})
