import { titled } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import type { Clause } from '../../read/clause.ts'
import { isSort, isSortedBy } from '../../sort.ts'
import { asksIn, type Completer, claimed, type Draft, newBlockId } from '../draft.ts'
import { mainPart, partFor } from '../insight/places.ts'
import { wordsOf } from '../module/place.ts'
import { addPage } from '../trade/parts.ts'
import { claimedAs, ifClaimed } from './claims.ts'

const finding =
  /\b(?:recommend\w*|personali[sz]ed (?:content|suggestions?|services?|products?|plans?|information)|(?:intelligent(?:ly)?|smart|ai|automatic(?:ally)?|precise(?:ly)?|accurate(?:ly)?|artificial intelligence)[ -](?:\w+ )?(?:match\w*|select\w*|screen\w*|suggest\w*|search\w*|filter\w*)|help (?:\w+ ){1,2}(?:find|choose|select|pick) (?:the |a )?(?:right|suitable|best|appropriate|proper)|(?:find|match\w*) (?:\w+ )?(?:suitable|the right)|suitable (?:\w+ )?for (?:them|users)|based on (?:their|the user'?s?|user) (?:\w+ )?(?:preferences?|interests?|needs|situation|behaviou?rs?|answers?|habits?))\b/i
const claiming =
  /\b(?:recommend\w*|personali[sz]\w*|(?:find|choose|select) suitable|suitable|match\w*|intelligent(?:ly)? (?:search|select|screen|filter)\w*|suggestions?|preferences?)\b/
const beyond =
  /\b(?:opponents?|players?|game|voice|video recommendation|scor(?:e|es|ing)|match(?:es)? (?:list|schedule|result|data|info)|upcoming matches|password|e-?mails?|sms|push\w*|templates?|theme|location|arriving|css|selectors?|regular|avatars?|interface|layout|appearance|color|colour|style|invoice|label|import|paint\w*|medical|diagnos\w*|treatment|football|live|news feed|reservations?|itinerar\w*|attend|workshops?|trigger\w*|monitor\w*|pattern|mode)\b/

/** "be able to quickly demonstrate AI-driven travel recommendations": said of the site among what it should be like. */
const demonstrated = /\b(?:demonstrate|show|give|provide|offer|make)\w* (?:ai|intelligent|smart|personali[sz]ed)[\w-]* (?:\w+ )?recommendations?\b/
const saidIn = ({ brief }: Draft, { start, end }: Clause): string => brief.words.slice(start, end).toLowerCase()

/** Things that nobody looks for by what suits them. */
const unlike =
  /(?:results?|reports?|records?|data|questions?|answers?|maps?|markets?|specifications?|notifications?|comments?|reviews?|messages?|orders?|settings?|logs?|suggestions?|materials?|statements?|payments?|accounts?|controls?|integrations?|categories|keywords|tags|menu items|recommendations)$/
const isAsked = (entity: Entity, field: Field): boolean =>
  field.id !== entity.title &&
  field.id !== entity.lifecycle?.field &&
  (isSortedBy(field) || ['money', 'rating', 'number', 'percent', 'boolean'].includes(field.type)) &&
  !/^(?:status|state|views|likes|sold|stock)$/i.test(field.label)

const order: readonly Field['type'][] = ['choice', 'money', 'rating', 'number', 'percent', 'boolean', 'reference']
const placeOf = (field: Field): number => order.indexOf(isSort(field) ? 'choice' : field.type)
/** What is asked about an entity, what tells its rows apart best first. */
export function asksOf(entity: Entity, entities: readonly Entity[]): readonly Field[] {
  const named = (field: Field): boolean => field.type === 'reference' && entities.some(({ id, read }) => id === field.entity && read === 'public')
  return entity.fields
    .filter((field) => isAsked(entity, field) || named(field))
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .slice(0, 5)
}

/** "article recommendations": what is recommended is articles. */
const recommended = /\b((?:[a-z-]+ )?[a-z-]+) recommendations?\b/
/** What is to be found: what the words ask to recommend, else what the site is most about, if enough can be asked about it. */
function targetOf(draft: Draft): { readonly entity: Entity; readonly asks: readonly Field[] } | null {
  const open = (id: string | undefined): Entity[] =>
    draft.model.entities.filter((entity) => entity.id === id && entity.read === 'public' && !unlike.test(entity.plural))
  const told = asksIn(draft).filter(({ text }) => finding.test(text))
  const named = told.flatMap(({ text }) => recommended.exec(text)?.[1] ?? [])
  const asked = (entity: Entity) => ({ entity, asks: asksOf(entity, draft.model.entities) })
  const isNamed = ({ singular }: Entity): boolean => named.some((noun) => noun === singular || noun.endsWith(` ${singular}`))
  const first = draft.model.entities.flatMap((entity) => (isNamed(entity) ? open(entity.id) : [])).map(asked)
  const wanted = [
    ...told.flatMap((one) => open(partFor(draft, one)?.made.entity.id)),
    ...open(mainPart(draft)?.made.entity.id),
    ...draft.parts.flatMap(({ made }) => open(made.entity.id)),
  ]
  const all = wanted.map(asked)
  return first.find(({ asks }) => asks.length >= 1) ?? all.find(({ asks }) => asks.length >= 2) ?? all.find(({ asks }) => asks.length >= 1) ?? null
}

/** A few questions that find what suits the visitor, where the words ask for recommendations or for what is suitable. */
export const finders: Completer = (draft) => {
  if (!finding.test(wordsOf(draft))) return draft
  const target = targetOf(draft)
  if (!target) return draft
  const { entity, asks } = target
  const block = (id: string): BlockOf<'finder'> => ({ kind: 'finder', id, heading: '', entity: entity.id, asks: asks.map((field) => field.id), most: 6 })
  const title = `${titled(entity.plural)} for you`.slice(0, 100)
  const made = addPage(draft, { title, navigation: title.slice(0, 40), blocks: () => [block(newBlockId(draft, 'finder'))] })
  const shown = draft.brief.clauses.filter((clause) => clause.mode === 'quality' && demonstrated.test(saidIn(draft, clause)))
  return ifClaimed(draft, claimed(claimedAs(made.draft, made.path, claiming, beyond), made.path, shown))
}
