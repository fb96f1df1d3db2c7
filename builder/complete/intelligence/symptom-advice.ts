import { idFrom } from '../../compose/ids.ts'
import { type Conditions, conditions } from '../../lexicon/conditions.ts'
import { capital } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Entity } from '../../model.ts'
import { asksIn, claimed, type Draft, newBlockId } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { addPage, manager, newActionId, newEntityId, putActions, putEntity } from '../trade/parts.ts'

const asked =
  /\bsymptoms?\b[^.;]{0,90}\b(?:suggest\w*|recommend\w*|diagnos\w*|advi[cs]e\w*|possible|identif\w*|analy[sz]\w*|predict\w*|match\w*)\b|\b(?:diagnos\w*|suggest\w*|recommend\w*|advi[cs]e\w*|identif\w*|predict\w*|analy[sz]\w*)\b[^.;]{0,90}\bsymptoms?\b|\bsymptom (?:check\w*|analysis|assessment|self-check)|\b(?:disease|illness|pet|self|skin|condition) (?:self-)?diagnos[ie]s\b|\bdiagnos\w* (?:the |their )?(?:diseases?|illness\w*|conditions?|ailments?)\b/i
/** Where people of the trade do it, or write it down. */
const byOthers =
  /\b(?:doctors?|physicians?|nurses?|vets|veterinarians?|specialists?|therapists?|staff|technicians?|clinicians?|records?|databases?|servers?|networks?)\b/i
const about =
  /(?:^| )(?:conditions?|diseases?|illness(?:es)?|treatments?|remed(?:y|ies)|medicines?|drugs?|faults?|repairs?|products?|health (?:tips|articles|guides)|knowledge|screenings?|therap(?:y|ies)|solutions?)$/
const known = /(?:^| )(?:conditions?|diseases?|illness(?:es)?|faults?)$/

const kindFor = (words: string): Conditions =>
  /\b(?:pets?|dogs?|cats?|animals?|vets?|veterinary)\b/i.test(words)
    ? conditions.pets
    : /\b(?:cars?|vehicles?|auto(?:mobile|motive)?|motorcycles?)\b/i.test(words)
      ? conditions.cars
      : conditions.people

/** A page that ranks what the site keeps by the words that symptoms share with it, where the words ask for advice from them. */
export function symptomAdvice(draft: Draft): Draft {
  const parts = wordsOf(draft).split(/[.;\n]/)
  if (!parts.some((part) => asked.test(part) && !byOthers.test(part)) || /\b(?:crops?|plants?|network|database|computer|server)s?\b/i.test(wordsOf(draft)))
    return draft
  const kind = kindFor(wordsOf(draft))
  const open = draft.model.entities.filter(({ plural, read }) => read === 'public' && about.test(plural))
  const has = open.some(({ plural }) => known.test(plural))
  const { draft: kept, entity } = has ? { draft, entity: null } : withConditions(draft, kind)
  const block: BlockOf<'symptom_advice'> = {
    kind: 'symptom_advice',
    id: newBlockId(kept, 'advice'),
    heading: '',
    entities: [...(entity ? [entity.id] : []), ...open.map(({ id }) => id)].slice(0, 4),
    question: kind.question,
    example: kind.example,
    text: kind.not,
    most: 6,
  }
  const title = kind === conditions.cars ? 'Find the fault' : 'Check symptoms'
  const made = addPage(kept, { title, navigation: title, blocks: () => [block] })
  const isSaid = ({ start, end }: { readonly start: number; readonly end: number }): boolean => asked.test(draft.brief.words.slice(start, end))
  const clauses = draft.brief.clauses.filter((clause) => clause.mode !== 'subject' && clause.asks.length < 3 && isSaid(clause))
  return claimed(made.draft, made.path, [...clauses, ...asksIn(draft).flatMap(({ ask }) => (isSaid(ask) ? [ask] : []))])
}

/** A table of what may be wrong, which those who run the site keep. */
function withConditions(draft: Draft, { singular, plural, rows }: Conditions): { readonly draft: Draft; readonly entity: Entity } {
  const id = newEntityId(draft, idFrom(plural))
  const runs = manager(draft)?.id
  const entity: Entity = {
    id,
    singular,
    plural,
    title: 'name',
    fields: [
      { id: 'name', label: 'Name', type: 'text', required: true },
      { id: 'signs', label: 'Signs', type: 'long_text', required: true },
      { id: 'helps', label: 'What helps', type: 'long_text', required: false },
      { id: 'see_someone', label: 'When to see somebody', type: 'long_text', required: false },
    ],
    read: 'public',
    write: runs === undefined ? 'anyone' : 'managed',
    seeds: rows.map(([name, signs, helps, see_someone]) => ({ name, signs, helps, see_someone })),
  }
  const fields = entity.fields.map((field) => field.id)
  const make = (kind: 'create' | 'update' | 'delete', name: string, confirmation: string): Action => ({
    id: newActionId(draft, `${kind}_${id}`),
    name,
    kind,
    entity: id,
    ...(runs !== undefined && { role: runs }),
    fields: kind === 'delete' ? [] : fields,
    confirmation,
  })
  const add = make('create', `Add ${singular}`, 'Added: {title}.')
  const rest = [make('update', 'Edit', 'Saved: {title}.'), make('delete', 'Delete', 'Deleted: {title}.')]
  const made = addPage(putActions(putEntity(draft, entity), [add, ...rest]), {
    title: capital(plural),
    navigation: capital(plural),
    role: runs,
    blocks: (wanted) => [
      {
        kind: 'list',
        id: wanted(`${id}_list`),
        heading: '',
        entity: id,
        layout: 'table',
        fields: ['signs', 'helps'],
        search: true,
        filters: [],
        sorts: [],
        per_page: 20,
        scope: 'all',
        actions: rest.map((action) => action.id),
        empty: `There are no ${plural} yet: add the first, and it can be found by its signs.`,
      },
      { kind: 'form', id: wanted(`${id}_form`), heading: add.name, action: add.id, text: 'It can be found by its signs from then on.' },
    ],
  })
  return { draft: made.draft, entity }
}
