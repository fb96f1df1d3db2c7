import { poolOf } from '../../lexicon/samples.ts'
import type { Entity, Values } from '../../model.ts'
import type { Draft } from '../draft.ts'

interface Asked {
  readonly by: string
  readonly of: Values
  readonly state: 'Answered by the assistant' | 'Replied'
}
const most = 3
const describing = /^(?:description|text|about|summary|details|content|answer)$/

/** What was asked of the assistant of a site and what it replied, drawn from what the site keeps. */
export function askedOf({ model }: Draft, main: Entity | undefined): readonly Asked[] {
  const names = (main?.seeds ?? []).map((seed) => seed[main!.title]).filter((name) => typeof name === 'string' && name !== '')
  const others = model.entities.filter(({ read, id }) => read === 'public' && id !== main?.id).map(({ plural }) => plural)
  const kept = [...(main ? [main.plural] : []), ...others].slice(0, most)
  const can = kept.length > 0 ? `I look up what ${model.name} keeps: ${listed(kept)}.` : `I answer questions about ${model.name} and draft texts.`
  const [one = '', two = ''] = poolOf('people')
  const first: Asked = { by: one, of: { question: 'What can you do?', reply: can, asked_on: '-1d' }, state: 'Answered by the assistant' }
  if (main === undefined) return [first]
  const more = names.length - most
  const all = `${listed([...names.slice(0, most), ...(more > 0 ? [`${more} more`] : [])].map(String))}.`
  const which: Asked = {
    by: one,
    of: { question: `Which ${main.plural} are there?`, reply: names.length > 0 ? all : `No ${main.plural} are kept yet.`, asked_on: '-0d' },
    state: 'Answered by the assistant',
  }
  const field = main.fields.find(({ id, type }) => (type === 'long_text' || type === 'text') && describing.test(id))
  const told = field && main.seeds.find((seed) => typeof seed[field.id] === 'string' && typeof seed[main.title] === 'string')
  if (!told) return [first, which]
  const said = String(told[field.id]).split('\n')[0]!
  return [
    first,
    which,
    {
      by: two,
      of: { question: `Could somebody tell me more about the ${main.singular} “${told[main.title]}”?`, reply: said.slice(0, 300), asked_on: '-2d' },
      state: 'Replied',
    },
  ]
}

const listed = (all: readonly string[]): string => (all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`)
