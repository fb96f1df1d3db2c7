import { capital, titled, withArticle } from '../../lexicon/inflect.ts'
import { isManaging } from '../../lexicon/people.ts'
import type { Action, BlockOf, Entity, Lifecycle } from '../../model.ts'
import { claimed, type Draft } from '../draft.ts'
import { addPage, changeActions, newActionId, newEntityId, partsOf, putActions, putEntity } from '../trade/parts.ts'
import { withToggle } from './savings.ts'

const personal = /^(?:completed|done|read|watched|seen|visited|tried|learned|learnt|mastered|finished|played|cooked|listened|known)$/i
const most = 16
const shared = [
  'course',
  'article',
  'video',
  'music',
  'book',
  'movie',
  'place',
  'recipe',
  'game',
  'thing',
  'document',
  'exam',
  'trail',
  'image',
  'species',
  'class',
] as const

/** "mark a lesson as completed", "mark lighthouses as visited": each visitor does so for themselves, beside what is everybody's. */
export function ownMarks(draft: Draft): Draft {
  return partsOf(draft, ...shared).reduce((so_far, { made }) => {
    const entity = so_far.model.entities.find(({ id }) => id === made.entity.id)
    const manages = (role: string | undefined) => so_far.model.roles.some(({ id, name }) => id === role && isManaging(name.toLowerCase()))
    const isOthers = made.thing.makes.every(({ role }) => role !== '') && entity?.read === 'public'
    const steps = entity?.lifecycle?.transitions.filter(({ to, role, name }) => personal.test(to) && name.startsWith('Mark as') && !manages(role)) ?? []
    return entity && isOthers && steps[0] && so_far.model.entities.length < most ? marked(so_far, entity, steps[0]) : so_far
  }, draft)
}

type Step = Lifecycle['transitions'][number]
function marked(draft: Draft, about: Entity, { to, role }: Step): Draft {
  const state = to.toLowerCase()
  const asks = draft.parts.find(({ made }) => made.entity.id === about.id)?.made.thing.asks.filter(({ ask }) => ask.states?.names.includes(state)) ?? []
  const bare = withoutState(draft, about, to)
  const id = newEntityId(bare, `${state}_${about.id}`)
  const entity: Entity = {
    id,
    singular: `${state} ${about.singular}`,
    plural: `${state} ${about.plural}`,
    title: 'about',
    fields: [{ id: 'about', label: capital(about.singular), type: 'reference', required: true, entity: about.id }],
    read: 'own',
    write: 'anyone',
    seeds: about.seeds.slice(0, 2).map((_, index) => ({ about: index })),
  }
  const by = role === undefined ? {} : { role }
  const toggle: Action = {
    id: newActionId(bare, `mark_${about.id}_${state}`),
    name: `Mark as ${state}`,
    kind: 'toggle',
    entity: id,
    ...by,
    fields: ['about'],
    confirmation: `{title} is marked as ${state}.`,
  }
  const remove: Action = {
    id: newActionId(bare, `unmark_${id}`),
    name: 'Remove',
    kind: 'delete',
    entity: id,
    ...by,
    fields: [],
    confirmation: '{title} removed.',
  }
  const kept = putActions(putEntity(bare, entity), [toggle, remove])
  const title = `My ${entity.plural}`
  const block = (wanted: (id: string) => string): BlockOf<'favourites'> => ({
    kind: 'favourites',
    id: wanted(`${id}_mine`),
    heading: '',
    entity: id,
    about: about.id,
    by: 'about',
    action: toggle.id,
    remove: remove.id,
    on: titled(state),
    empty: `Nothing here yet. Press “${toggle.name}” on ${withArticle(about.singular)}.`,
  })
  const { draft: shown, path } = addPage(kept, { title, navigation: title.slice(0, 40), role, blocks: (wanted) => [block(wanted)] })
  const done = withToggle(shown, about.id, { action: toggle.id, entity: id, by: 'about', on: titled(state), icon: 'check', counts: false })
  return claimed(
    done,
    path,
    asks.map(({ ask }) => ask),
  )
}

/** The thing without a state that is no state of its own. */
function withoutState(draft: Draft, about: Entity, state: string): Draft {
  const { lifecycle, ...plain } = about
  if (!lifecycle) return draft
  const left = lifecycle.transitions.filter(({ from, to }) => to !== state && !(from.length === 1 && from[0] === state))
  const next: Entity =
    left.length === 0
      ? { ...plain, fields: about.fields.filter(({ id }) => id !== lifecycle.field), seeds: about.seeds.map(({ [lifecycle.field]: _, ...seed }) => seed) }
      : {
          ...plain,
          lifecycle: { ...lifecycle, transitions: left.map((one) => ({ ...one, from: one.from.filter((from) => from !== state) })) },
          fields: about.fields.map((field) =>
            field.id === lifecycle.field ? { ...field, choices: (field.choices ?? []).filter((choice) => choice !== state) } : field,
          ),
          seeds: about.seeds.map((seed) => (seed[lifecycle.field] === state ? { ...seed, [lifecycle.field]: lifecycle.initial } : seed)),
        }
  const gone = lifecycle.transitions.filter((one) => !left.includes(one)).map(({ id }) => id)
  return changeActions(putEntity(draft, next), about.id, (action) => (action.transition !== undefined && gone.includes(action.transition) ? null : action))
}
