import { describe, expect, it } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

/** Each ask as "who: verb object {fields}". */
const asks = (words: string) =>
  readBrief(`A site. ${words}`)
    .clauses.slice(1)
    .flatMap((clause) => clause.asks)
    .map(({ actors, verb, object, fields }) =>
      `${actors.join('+')}: ${verb} ${object?.noun ?? '-'} ${fields.length > 0 ? `{${fields.map(({ noun }) => noun).join(', ')}}` : ''}`.trim(),
    )

describe('plain sentences in the present tense', () => {
  it.each<[string, string[]]>([
    ['The receptionist confirms bookings and sees the sales of the day.', ['receptionist: confirm booking', 'receptionist: see sale']],
    ['A coach plans training sessions; parents see results.', ['coach: plan training session', 'parent: see result']],
    ['Judges score each photo from 1 to 10.', ['judge: score photo']],
    ['Guides see their tours.', ['guide: see tour']],
    ['The kitchen marks dishes as ready.', ['kitchen: mark dish']],
    ['The committee assigns plots, collects fees and posts news.', ['committee: assign plot', 'committee: collect fee', 'committee: post news']],
    ['The mechanic estimates the cost, orders parts and closes the repair.', ['mechanic: estimate cost', 'mechanic: order part', 'mechanic: close repair']],
    ['Customers describe the fault and upload a picture.', ['customer: describe fault', 'customer: upload picture']],
    ['Singers see rehearsals and say whether they come.', ['singer: see rehearsal', 'singer: rsvp -']],
    ['Anyone listens to recordings.', ['anyone: listen recording']],
    ['Support staff see parcels that nobody collects.', ['support staff: see parcel']],
    ['Every member rents one plot.', ['member: rent plot']],
    ['Members also see their invoices.', ['member: see invoice']],
    ['The school puts them into a level.', ['school: put them']],
    ['Players challenge each other.', ['player: challenge -']],
    ['The harbour master approves departures.', ['harbour master: approve departure']],
    ['Parents search tutors by subject, read reviews and request a lesson.', ['parent: search tutor', 'parent: read review', 'parent: request lesson']],
  ])('name who does what: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })

  it.each<[string, string[]]>([
    ['Guests who arrive late choose a shuttle.', ['guest: choose shuttle']],
    ['Students list books that they no longer need.', ['student: list book']],
    ['The accountant sees payments that are overdue.', ['accountant: see payment']],
    ['Moderators remove posts that break the rules.', ['moderator: remove post']],
    ['Receptionists reschedule appointments that patients miss.', ['receptionist: reschedule appointment']],
    ['When a class is full, members join a waiting list.', ['member: join waiting list']],
    ['If a member is late, the keeper sends a reminder.', ['keeper: send reminder']],
    ['Customers skip a week when they are away.', ['customer: skip week']],
    ['The couple sees who is coming.', ['couple: see -']],
  ])('keep nothing of which ones are meant, and when: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })

  it.each<[string, string[]]>([
    ['Each campaign has a goal, a story and a deadline.', [': have campaign {goal, story, deadline}']],
    ['Boats have a name, a length and a berth.', [': have boat {name, length, berth}']],
    ['Each guest has a meal choice, a table number and a song request.', [': have guest {meal choice, table, song request}']],
    ['Each member has a profile.', ['member: view profile']],
    ['Every course has a teacher, a price and lessons.', [': have course {teacher, price}', ': view lesson']],
    ['Books: title, author, price and condition.', [': have book {title, author, price, condition}']],
    ['Visitors see the animals, with name, breed, age and photo.', ['visitor: see animal {name, breed, age, photo}']],
    ['Dentists send cases with patient name, tooth, shade and due date.', ['dentist: send case {patient name, tooth, shade, due date}']],
    ['Guests see the menu with photos and prices.', ['guest: see menu {photo, price}']],
  ])('tell what is noted of a thing: %s', (words, wanted) => {
    expect(asks(words)).toEqual(wanted)
  })

  it.each(['The order requests page.', 'Product display, order reports.', 'Notifications, statistics and charts.', 'Reports page and sales reports.'])(
    'are not lists of nouns: %s',
    (words) => {
      expect(asks(words).filter((ask) => !ask.startsWith(':'))).toEqual([])
    },
  )
})
