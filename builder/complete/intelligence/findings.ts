import type { FindingPurpose } from '../../findings.ts'
import { titled } from '../../lexicon/inflect.ts'
import type { Action, BlockOf, Effect, Entity, Field, Values } from '../../model.ts'
import { isNumber } from '../../numbers.ts'
import { findingsIn } from '../../render/insight/findings.ts'
import type { SiteRow } from '../../site.ts'
import { type Completer, type Draft, newBlockId } from '../draft.ts'
import { addPage, pageOf, withFirst } from '../insight/places.ts'
import { rankedParts } from '../insight/reports.ts'
import { wordsOf } from '../module/place.ts'
import { changeActions, changeBlocks, entityIn, putEntity, withoutStates, withSeeds } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'

/** What a run is for, by what it is called. */
const purposes: readonly (readonly [RegExp, FindingPurpose])[] = [
  [/(?:optimi[sz]ation|improvement)$/, 'improve'],
  [/(?:diagnosis|detection|check|checking|audit|identification|scan|verification)$/, 'check'],
  [/(?:prediction|forecast|projection)$/, 'foresee'],
  [/(?:recommendation|suggestion|advice)$/, 'advise'],
]
/** What cannot be told from the rows of a site. */
const elsewhere =
  /\b(?:images?|pictures?|photos?|videos?|voices?|speech|faces?|facial|liveness|files?|codes?|scripts?|css|js|php|texts?|e-?mails?|sms|news|malware|malicious|trojan|virus\w*|authenticity|handwriting|colou?rs?|bitcoin|crypto\w*|match|scores?|search|resumes?|weather|launch|scenes?|species|plants?|diseases?|symptoms?|pets?|intentions?|ai|query|queries|web ?sites?|web ?pages?|apps?|users?|keywords?|plagiarism|spam|identity|real-name|sensitive|handwritten|documents?|grammar|languages?|emotions?|sentiment|usage process|seo|routes?|objects?|vehicles?|license plates?|port)\b/
/** What people guess for themselves. */
const guessed = /\b(?:bitcoin|crypto\w*|match|scores?|colou?rs?|games?|lotter\w+|draws?)\b/
/** What a run that only stores the wish asks for. */
const wished = /^(?:input|options?|parameters?|start_values|steps?|step_length|seconds|target|model|method)$/
/** Where a run says what came out, the first of these that it has. */
const resulting = ['result', 'results', 'outcome', 'findings', 'found', 'diagnosis', 'advice']
/** What is said of the run itself when it is started. */
const begun = /^(?:aim|goal|symptoms|since|target|notes?)$/
/** Fields of life whose findings are a doctor's. */
const medical: ReadonlySet<string> = new Set(['health', 'pets', 'psychology', 'beauty'])
const sources_most = 6

/** Runs that go through what the site keeps say what stands out there, at once: what is low, late, doubled, missing, unusual, rising or falling. */
export const findings: Completer = (draft) =>
  checksOfErrors(improvements(personalAdvice(draft.parts.reduce((so_far, { made }) => withFindings(so_far, made.entity.id), draft))))

function withFindings(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const create = draft.model.actions.find((action) => action.entity === id && action.kind === 'create')
  const purpose = entity && purposes.find(([name]) => name.test(entity.singular))?.[1]
  if (!entity || !create || !isOnlyKept(draft, create)) return draft
  if (entity.fields.some((field) => field.id === 'known_values')) return guessed.test(entity.singular) ? draft : foreseen(draft, entity, create)
  if (!purpose || elsewhere.test(entity.singular) || isOtherwise(draft, entity)) return draft
  const sources = sourcesOf(draft, create.role, entity)
  return sources.length === 0 ? draft : gone(draft, entity, create, { purpose, sources })
}

/** Whether the form only keeps what is entered. */
const isOnlyKept = ({ model }: Draft, { id }: Action): boolean =>
  model.pages.some(({ blocks }) => blocks.some((block) => block.kind === 'form' && block.action === id && /worked out automatically/.test(block.text)))
/** What is told from a file, or by a doctor. */
const isOtherwise = ({ domain }: Draft, { fields }: Entity): boolean =>
  medical.has(domain.id) || fields.some(({ type, required }) => required && (type === 'file' || type === 'image'))

interface Through {
  readonly purpose: FindingPurpose
  readonly sources: readonly { name: string; entity: string }[]
}
function gone(draft: Draft, entity: Entity, create: Action, { purpose, sources }: Through): Draft {
  const told = resulting.flatMap((one) => entity.fields.find(({ id, type }) => id === one && (type === 'long_text' || type === 'text')) ?? [])[0]
  const names = [...(sources.length > 1 ? ['Everything'] : []), ...sources.map(({ name }) => name)]
  const about: Field = { id: 'about', label: 'About', type: 'choice', required: true, choices: names }
  const result: Field = { id: told?.id ?? 'result', label: told?.label ?? 'Result', type: 'long_text', required: false }
  const rest = entity.fields.filter(({ id }) => id === entity.title || !(wished.test(id) || id === about.id || id === result.id))
  const fields = rest.flatMap((field): Field[] => (field.id === entity.title ? [field, about, result] : [{ ...field, required: false }]))
  const effect: Found = { kind: 'found', sources: [...sources], purpose, about: about.id, to: result.id }
  const has = (id: string): boolean => fields.some((field) => field.id === id)
  const whole = withSeeds({ ...entity, fields }, (seed, index) => ({
    ...Object.fromEntries(Object.entries(seed).filter(([id]) => has(id))),
    about: names[index % names.length]!,
    [result.id]: sampleFound(draft, effect, names[index % names.length]!),
  }))
  const bare = withoutStates(putEntity(draft, whole), whole)
  const asked = [entity.title, about.id, ...create.fields.filter((id) => begun.test(id) && has(id))]
  const acted = changeActions(bare, entity.id, (action) => {
    if (action.kind === 'create') return { ...action, fields: asked, effects: [...(action.effects ?? []), effect] }
    return action.kind === 'update' ? { ...action, fields: asked.filter((id) => id !== about.id) } : action
  })
  return saidBy(acted, entity, create, 'It is worked out at once, by rules and by counting, of what this site keeps.', [about.id, result.id])
}
type Found = Extract<Effect, { kind: 'found' }>

/** What is foretold from values that are entered goes on as they have. */
function foreseen(draft: Draft, entity: Entity, create: Action): Draft {
  const sure = entity.fields.find(({ id, type }) => id === 'confidence' && type === 'percent')
  if (!entity.fields.some(({ id, type }) => id === 'predicted_value' && type === 'number')) return draft
  const effect: Effect = { kind: 'foreseen', from: 'known_values', to: 'predicted_value', sure: sure?.id ?? null }
  const values = entity.fields.map((field) =>
    field.id === 'known_values' ? { ...field, help: 'Numbers in their order, the newest last, parted by commas.' } : field,
  )
  const bare = withoutStates(putEntity(draft, { ...entity, fields: values }), { ...entity, fields: values })
  const made = new Set(['predicted_value', 'confidence', 'method'])
  const acted = changeActions(bare, entity.id, (action) =>
    action.kind === 'create' || action.kind === 'update'
      ? { ...action, fields: action.fields.filter((id) => !made.has(id)), effects: [...(action.effects ?? []), effect] }
      : action,
  )
  return saidBy(acted, entity, create, 'It is worked out at once from the known values: the straight line through them, one step further.', [
    'known_values',
    'predicted_value',
  ])
}

/** What the form says, and what is shown of each run wherever runs are. */
function saidBy(draft: Draft, { id, singular }: Entity, create: Action, text: string, first: readonly string[]): Draft {
  const has = new Set(entityIn(draft, id)?.fields.map((field) => field.id))
  const shown = changeBlocks(draft, (block) => {
    if (block.kind === 'form' && block.action === create.id) return [{ ...block, text }]
    if ((block.kind === 'list' || block.kind === 'detail') && block.entity === id)
      return [{ ...block, fields: [...new Set([...first, ...block.fields.filter((field) => has.has(field))])] }]
    return [block]
  })
  const where = pageOf(shown, id)?.path
  const last = singular.split(' ').at(-1) ?? singular
  return where === undefined ? shown : claimedAs(shown, where, new RegExp(`\\b${last.slice(0, 6)}`), /(?!)/)
}

/** What a run goes through: the things that its name is about, else what weighs most; what everybody reads says nothing of what only some may. */
function sourcesOf(draft: Draft, role: string | undefined, run: Entity): readonly { name: string; entity: string }[] {
  const words = run.singular.split(' ').slice(0, -1)
  const readable = ({ read }: Entity): boolean => read === 'public' || (run.read === 'own' && read === 'own')
  const all = rankedParts(draft, run.read === 'public' ? undefined : role, readable)
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .filter((entity) => entity.id !== run.id && entity.fields.some((field) => isNumber(field) || field.type === 'date' || field.id === entity.lifecycle?.field))
  const named = all.filter(({ singular }) => singular.split(' ').some((word) => words.includes(word)))
  return (named.length > 0 ? named : all).slice(0, sources_most).map(({ id, plural }) => ({ name: titled(plural), entity: id }))
}

/** What the run says of the samples. */
export function sampleFound(draft: Draft, effect: Found, name: string): string {
  const today = '2026-01-01'
  const chosen = effect.sources.filter((source) => source.name === name)
  const lines = (chosen.length > 0 ? chosen : effect.sources).flatMap(({ entity: id }) => {
    const entity = entityIn(draft, id)
    if (!entity) return []
    const rows = entity.seeds.map((values, index): SiteRow => ({ id: String(index), owner: null, created_at: Date.parse(today), updated_at: 0, values }))
    const nameOf = ({ values }: { readonly values: Values }): string =>
      typeof values[entity.title] === 'string' ? String(values[entity.title]) : `this ${entity.singular}`
    return findingsIn({ entity, rows, today, nameOf }, effect.purpose)
  })
  return (
    lines
      .slice(0, 3)
      .map(({ words, advice }) => `${words}. ${advice}`)
      .join('\n') || 'Nothing stands out.'
  )
}

const personal =
  /\bpersonali[sz]ed (?:\w+ ){0,2}(?:suggestions?|advice|support|guidance|tips|feedback)\b|\b(?:suggestions?|advice|tips) (?:that are )?based on (?:their|the user's|users'|your|what|recorded|the recorded)\b/i
const apart: ReadonlySet<string> = new Set(['profile', 'cart', 'favorite', 'order', 'job', 'booking', 'report', 'order_line', 'payment'])

/** Advice for one person goes by what they recorded. */
function personalAdvice(draft: Draft): Draft {
  if (!personal.test(wordsOf(draft))) return draft
  const sources = draft.model.entities.filter(
    (entity) =>
      entity.read === 'own' &&
      draft.parts.some(({ made }) => made.entity.id === entity.id && !apart.has(made.thing.kit)) &&
      entity.fields.some(isNumber) &&
      entity.fields.some(({ type }) => type === 'date' || type === 'datetime'),
  )
  const told = draft.model.entities.find(({ plural }) => /(?:^| )(?:suggestions|advice|tips|recommendations|guidance)$/.test(plural))
  const page = told ? pageOf(draft, told.id) : sources[0] && pageOf(draft, sources[0].id)
  if (sources.length === 0 || !page || page.role !== undefined) return draft
  return withFirst(draft, page.path, blockOf(draft, 'advise', 'For you, from what you recorded', sources))
}

const errors =
  /\b(?:automatic(?:ally)? )?(?:error|anomal(?:y|ies)|abnormalit(?:y|ies)|data quality|consistency|fault|data) (?:check\w*|detection|detecting|verification)\b|\b(?:check|detect|find|identif)\w* (?:(?!images?|texts?|codes?|grammar|spelling)\w+ ){0,3}(?:for )?(?:errors|anomalies|abnormal data|mistakes)\b/i

/** Errors of the data are looked for in all that the site keeps, where its errors are, or on a page of their own. */
function checksOfErrors(draft: Draft): Draft {
  if (!errors.test(wordsOf(draft))) return draft
  const told = draft.model.entities.find(({ plural }) =>
    /(?:^| )(?:errors|error checks|anomalies|abnormalities|error corrections|error checkings|data checks)$/.test(plural),
  )
  const page = told && pageOf(draft, told.id)
  const sources = rankedParts(draft, page?.role, ({ read }) => read !== 'managed')
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .filter(({ id }) => id !== told?.id)
    .slice(0, sources_most)
  if (sources.length === 0) return draft
  const heading = 'Found in the data now'
  const placed = page
    ? { draft: withFirst(draft, page.path, blockOf(draft, 'check', heading, sources)), path: page.path }
    : addPage(draft, 'Data check', undefined, (before) => [blockOf(before, 'check', heading, sources)])
  return placed ? claimedAs(placed.draft, placed.path, errors, /\b(?:images?|scripts?|codes?|pictures?|videos?)\b/) : draft
}

const improving =
  /\boptimi[sz]\w* (?:(?:the|their|your|its|and|of|production|business|overall|resource|inventory|supply|energy|operational|work|warehouse|logistics) ){0,3}(?:processes|process|operations?|production|inventory|stocks?|resources?|efficiency|scheduling|schedules|allocation|costs?|energy|consumption|supply chain|logistics|workflows?|management|utili[sz]ation)\b|\b(?:production|process|inventory|resource|supply chain|energy|cost|operational?|logistics|allocation) optimi[sz]ation\b/i

/** What is to be optimized, where no run is asked for, is told on a page of its own. */
function improvements(draft: Draft): Draft {
  const known = draft.model.actions.some(({ effects }) => effects?.some(({ kind }) => kind === 'found'))
  const hasRuns = draft.model.entities.some(({ plural }) => /optimi[sz]ations?$/.test(plural))
  if (known || hasRuns || !improving.test(wordsOf(draft))) return draft
  const sources = rankedParts(draft, undefined, ({ read }) => read !== 'managed')
    .flatMap(({ made }) => entityIn(draft, made.entity.id) ?? [])
    .filter((entity) => entity.fields.some(isNumber) || entity.lifecycle !== undefined)
    .slice(0, sources_most)
  const placed =
    sources.length === 0 ? null : addPage(draft, 'Improvements', undefined, (before) => [blockOf(before, 'improve', 'What could go better now', sources)])
  return placed ? claimedAs(placed.draft, placed.path, improving, /\b(?:automatic\w*|search|website|seo|images?)\b/) : draft
}

const blockOf = (draft: Draft, purpose: FindingPurpose, heading: string, sources: readonly Entity[]): BlockOf<'findings'> => ({
  kind: 'findings',
  id: newBlockId(draft, `${purpose}_findings`),
  heading,
  sources: sources.map(({ id }) => id),
  purpose,
})
