import { expect, test } from 'vitest'
import { readBrief } from '../../builder/read/brief.ts'

const asksIn = (words: string) =>
  readBrief(`Create a shop. ${words}`).clauses.flatMap(({ asks }) =>
    asks.map(({ actors, verb, object, fields }) => [actors.join(), verb, object?.noun ?? '', fields.map(({ noun }) => noun).join()]),
  )

test.each([
  ['Visitors page through the films.', [['visitor', 'browse', 'film', '']]],
  ['Route setters take the routes down.', [['route setter', 'delete', 'route', '']]],
  ['Users can post lost and found information.', [['user', 'post', 'lost and found', '']]],
  ['Students can apply to join clubs.', [['student', 'apply', 'club', '']]],
  ['Members bring it back.', [['member', 'return', 'it', '']]],
  ['A reviewer signs the translation off.', [['reviewer', 'approve', 'translation', '']]],
  ['Parents top up a balance.', [['parent', 'recharge', 'balance', '']]],
  ['Coordinators send everyone a notice.', [['coordinator', 'send', 'notice', '']]],
  ['Packers mark the order ready.', [['packer', 'mark', 'order', '']]],
  ['Trainers mark who attended.', [['trainer', 'record', 'attendance', '']]],
  ['Climbers log the routes they have climbed.', [['climber', 'log', 'route', '']]],
  ['Guests can read reviews but not write them.', [['guest', 'read', 'review', '']]],
  ['The head of IT looks at tickets.', [['head of it', 'view', 'ticket', '']]],
  ['I, the maker, add soaps.', [['maker', 'add', 'soap', '']]],
  ['Students cancel lessons a day before.', [['student', 'cancel', 'lesson', '']]],
  ['It is necessary to test orders.', [['', 'test', 'order', '']]],
  ['Users can click the share button to share articles.', [['user', 'share', 'article', '']]],
  ['The system can dynamically allocate tasks.', [['', 'allocate', 'task', '']]],
  ['Nobody should see phone numbers.', []],
  ['Pet owners book appointments choosing a vet, a date and a reason.', [['pet owner', 'book', 'appointment', 'vet,date,reason']]],
  [
    'The mechanic accepts or refuses, adds parts.',
    [
      ['mechanic', 'accept', '', ''],
      ['mechanic', 'refuse', '', ''],
      ['mechanic', 'add', 'part', ''],
    ],
  ],
  [
    'Users log workouts with sets, reps and weight, record meals with calories.',
    [
      ['user', 'log', 'workout', 'set,rep,weight'],
      ['user', 'record', 'meal', 'calorie'],
    ],
  ],
])('%s asks for %j', (words, asks) => {
  expect(asksIn(words)).toEqual(asks)
})

test.each([
  ['I teach piano to forty pupils. They pick a lesson.', ['pupil']],
  ['Our city wants residents to report street lights.', ['resident']],
  ['A farm sells boxes. Subscribers choose a box.', ['subscriber']],
  ['The app has three roles: customers, drivers and dispatchers. Drivers see orders.', ['customer', 'dispatcher', 'driver']],
  ['There are two kinds of users, tenants and landlords. Tenants report repairs.', ['landlord', 'tenant']],
])('those who act in %j are %j', (words, actors) => {
  const said = readBrief(words).clauses.flatMap((clause) => clause.actors)
  expect([...new Set(said)].filter((actor) => actor !== '').toSorted()).toEqual(actors)
})

test.each([
  ['A shop. Use steel blue on alice blue.', 'alice blue', 'steel blue'],
  ['A shop. Dark green on ivory, please.', 'ivory', 'Dark green'],
])('what stands on another colour in %j is for the parts', (words, background, component) => {
  const { style } = readBrief(words)
  expect([style.background?.words, style.component?.words]).toEqual([background, component])
})

test.each([
  ['Clerks manage orders (pending, in progress, shipped).', ['pending', 'in progress', 'shipped']],
  ['Clerks track order status (open, closed).', ['open', 'closed']],
  ['Clerks add tasks with title and status (todo, doing, done).', ['todo', 'doing', 'done']],
])('all states of what %j names are read', (words, life) => {
  expect(readBrief(`Create a shop. ${words}`).clauses.flatMap(({ asks }) => asks.flatMap((ask) => ask.life ?? []))).toEqual(life)
})
