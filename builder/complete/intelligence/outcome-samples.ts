import type { Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { withModel } from '../draft.ts'
import { withSeeds } from '../trade/parts.ts'

interface Sample {
  readonly title: RegExp
  readonly questions: readonly (readonly [question: string, ...answers: string[]])[]
  readonly outcomes: readonly (readonly [name: string, text: string])[]
}
const samples: readonly Sample[] = [
  {
    title: /tree/i,
    questions: [
      ['It rains on your free day.', 'I go out.', 'I read.', 'I call a friend.'],
      ['A plan falls through.', 'Good, a new one.', 'I wait and think.', 'I ask the others.'],
      ['Somebody new comes in.', 'I speak first.', 'I watch a while.', 'I make room.'],
    ],
    outcomes: [
      ['Birch', 'Light, quick and at home in many places.'],
      ['Oak', 'Others rest in your shade.'],
      ['Willow', 'You bend, and stand up again.'],
    ],
  },
  {
    title: /lark|owl|morning/i,
    questions: [
      ['When do you wake up?', 'Before the alarm.', 'Long after it.', 'It depends.'],
      ['Your best hour?', 'Seven in the morning.', 'Eleven at night.', 'After lunch.'],
      ['A film that ends at midnight?', 'I fall asleep.', 'And then another one.', 'If it is good.'],
    ],
    outcomes: [
      ['Lark', 'You have lived half a day by nine.'],
      ['Owl', 'Your best hour comes after ten.'],
      ['Swift', 'You are awake when there is something to be awake for.'],
    ],
  },
  {
    title: /argue|love|relat/i,
    questions: [
      ['Your friend is late again.', 'I say so at once.', 'I say nothing.', 'I laugh about it.'],
      ['Who is right in the end?', 'Whoever has the reasons.', 'It does not matter.', 'Both, a little.'],
      ['After a quarrel?', 'I want to talk it through.', 'I need a walk.', 'I cook something.'],
    ],
    outcomes: [
      ['The lawyer', 'You want it settled, with reasons, and today.'],
      ['The lake', 'You keep still until it is smooth again.'],
      ['The host', 'You make peace before anybody asks for it.'],
    ],
  },
  {
    title: /./,
    questions: [
      ['What do you begin a day with?', 'A list.', 'A cup of tea and no plan.', 'A talk with somebody.'],
      ['What keeps you going?', 'What is done.', 'What is new.', 'Those I do it with.'],
      ['What do you hear most often?', 'You never forget anything.', 'How did you think of that?', 'Good that you are here.'],
    ],
    outcomes: [
      ['The planner', 'You know on Monday what Friday looks like.'],
      ['The inventor', 'You find a third way where others see two.'],
      ['The companion', 'With you people dare more than alone.'],
    ],
  },
]
const sampleOf = (title: string): Sample => samples.find((one) => one.title.test(title))!

interface Parts {
  readonly tests: Entity
  readonly questions: Entity
  readonly outcomes: Entity
  readonly asked: Field
  readonly reached: Field
  readonly mostly: Field
}

/** Sample questions and outcomes that belong to one another, for each of the sample tests; results name a test that they can be of. */
export function samplesFor(draft: Draft, { tests, questions, outcomes, asked, reached, mostly }: Parts): Draft {
  const titles = tests.seeds.map((seed) => String(seed[tests.title] ?? ''))
  const answers = questions.fields.filter(({ id }) => /^(?:first|second|third)_answer$/.test(id))
  const each = titles.map((title, at) => ({ at, sample: sampleOf(title) }))
  const asks = each.flatMap(({ at, sample }) =>
    sample.questions.map(([question, ...said], index) => ({
      [questions.title]: question,
      [asked.id]: at,
      ...Object.fromEntries(answers.map(({ id }, place) => [id, said[place] ?? null])),
      ...(questions.fields.some(({ id }) => id === 'number') && { number: index + 1 }),
    })),
  )
  const text = outcomes.fields.find(({ type }) => type === 'long_text')
  const ends = each.flatMap(({ at, sample }) =>
    sample.outcomes.map(([name, said], place) => ({
      [outcomes.title]: name,
      [reached.id]: at,
      [mostly.id]: mostly.choices?.[place] ?? null,
      ...(text && { [text.id]: said }),
    })),
  )
  const results = draft.model.entities.find((one) => / results?$/.test(one.singular) && one.fields.some(({ entity }) => entity === tests.id))
  const told = results?.fields.find(({ type }) => type === 'long_text')
  const from = results?.fields.find(({ entity }) => entity === tests.id)
  const kind = results?.fields.find(({ id, type }) => id === 'type' && type === 'text')
  const withResults = (one: Entity): Entity =>
    withSeeds(one, (seed, index) => {
      const end = ends[(index * 4) % Math.max(1, ends.length)]
      if (!end || !from) return seed
      const name = end[outcomes.title] ?? null
      return {
        ...seed,
        [one.title]: name,
        [from.id]: end[reached.id] ?? null,
        ...(told && text && { [told.id]: end[text.id] ?? null }),
        ...(kind && { [kind.id]: name }),
      }
    })
  const counted = tests.fields.find(({ id, type }) => id === 'questions' && type === 'number')
  const change = (one: Entity): Entity => {
    if (one.id === questions.id) return { ...one, seeds: asks }
    if (one.id === outcomes.id) return { ...one, seeds: ends }
    if (one.id === tests.id && counted) return withSeeds(one, (seed) => ({ ...seed, [counted.id]: 3 }))
    return one.id === results?.id ? withResults(one) : one
  }
  return withModel(draft, { entities: draft.model.entities.map(change) })
}
