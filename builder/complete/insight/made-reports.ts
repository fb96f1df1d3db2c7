import { titled } from '../../lexicon/inflect.ts'
import type { Block, BlockOf, Effect, Entity, Field, Values } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { monthlyBeside } from './monthly-figures.ts'
import { dateOf, entityIn, withLast } from './places.ts'
import { reportSamples } from './report-samples.ts'
import { groupsOf, measuresOf, rankedParts } from './reports.ts'

const generating =
  /\b(?:generat\w+|produc(?:e|es|ing)|customi[sz]\w+|automat\w+)\b[^.;]{0,60}\breports?\b|\breports? (?:generat|creation|customi[sz])|\bcreate reports?\b/i
/** Reports that are looked at or taken along. */
const shown =
  /\b(?:view|browse|read|download|see|check|access|export|display|obtain|receive)\w*\b[^.;]{0,70}\breports?\b|\breports? (?:download|view|export|display|quer)\w*|\banalysis reports?\b/i
/** Reports of figures, not of one visit, one patient or one fault. */
const ofFigures =
  /^(?:(?:data|statistical|statistics|analysis|analytics|analytical|financial|finance|sales|performance|security|business|usage|traffic|marketing|operation|operational|visual|visualization|big) )*report$/
const sources_most = 8

/** Reports that the words want generated, looked at or taken along are worked out of what the site keeps: a form says what about and for which period, the report shows figures, charts and rows. */
export const madeReports: Completer = (draft) => {
  const [isMade, isShown] = [generating.test(wordsOf(draft)), shown.test(wordsOf(draft))]
  if (!isMade && !isShown) return draft
  const parts = draft.parts.filter(({ made }) => made.thing.kit === 'report' && (isMade || ofFigures.test(made.thing.noun)))
  return parts.reduce((so_far, { made }) => withMade(so_far, made.entity.id), draft)
}

function withMade(draft: Draft, id: string): Draft {
  const entity = entityIn(draft, id)
  const detail = draft.model.pages.find(({ blocks }) => blocks.some((block) => block.kind === 'detail' && block.entity === id))
  const create = draft.model.actions.find((action) => action.entity === id && action.kind === 'create' && action.fields.includes('summary'))
  const summary = entity?.fields.find((field) => field.id === 'summary' && field.type === 'long_text')
  const sources = entity ? sourcesOf(draft, create?.role, entity) : []
  if (!entity || !detail || !summary || sources.length === 0 || entity.fields.some(isElsewhere)) return draft
  const period = entity.fields.find((field) => field.id === 'period' && field.choices?.includes('Monthly'))
  const on = entity.fields.find((field) => field.id === 'date' && field.type === 'date')
  const subject = entity.fields.find(
    ({ id: one, type, label }) => (type === 'text' || type === 'long_text') && one !== entity.title && / (?:code|name|symbol|number|id)$/i.test(label),
  )
  const names = [...(sources.length > 1 ? [everything] : []), ...sources.map(({ name }) => name)]
  const about: Field = { id: 'about', label: 'About', type: 'choice', required: true, choices: names }
  const filled: Field = { ...summary, required: false, help: 'Left empty, it is worked out of the figures.' }
  const fields = entity.fields.flatMap((field) =>
    field.id === entity.title ? [field, about] : [field.id === summary.id ? filled : field.id === subject?.id ? { ...field, type: 'text' as const } : field],
  )
  const block: BlockOf<'made_report'> = {
    kind: 'made_report',
    id: newBlockId(draft, `${id}_made`.slice(0, 40)),
    heading: 'What it says',
    entity: id,
    about: about.id,
    period: period?.id ?? null,
    on: on?.id ?? null,
    subject: subject?.id ?? null,
    sources,
  }
  const codes = subject ? codesOf(draft, sources) : []
  const named = (index: number): Values => (subject ? { [subject.id]: index % 2 === 0 ? (codes[index % Math.max(1, codes.length)] ?? null) : null } : {})
  const samples = period && !subject ? reportSamples(draft, entity, sources) : null
  const seeds = samples ? [...samples] : entity.seeds.map((seed, index) => ({ ...seed, about: names[index % names.length]!, ...named(index) }))
  const effects: Effect[] = [...(create?.effects ?? []), { kind: 'figures', block: block.id, to: summary.id }]
  const made = withModel(draft, {
    entities: draft.model.entities.map((one) => (one.id === id ? { ...entity, fields, seeds } : one)),
    actions: draft.model.actions.map((action) => {
      if (action.entity !== id || !action.fields.includes(summary.id)) return action
      const [first, ...rest] = action.fields
      const asked = [...(first ? [first] : []), about.id, ...rest]
      return action.id === create?.id
        ? { ...action, name: action.name.replace(/^(?:Create|Add|Submit|Record)\b/, 'Generate'), fields: asked, effects }
        : { ...action, fields: asked }
    }),
    pages: draft.model.pages.map((page) => ({ ...page, blocks: page.blocks.map((one): Block => shownIn(one, id)) })),
  })
  return withLast(made, detail.path, block)
}

/** What the rows of the first source are called for short: by a code where they have one, else by name. */
function codesOf(draft: Draft, [first]: BlockOf<'made_report'>['sources']): readonly string[] {
  const entity = first && entityIn(draft, first.entity)
  const code = entity?.fields.find(({ type, label }) => type === 'text' && /(?:^| )(?:code|symbol|ticker)$/i.test(label))
  return entity ? entity.seeds.flatMap((seed) => (typeof seed[code?.id ?? entity.title] === 'string' ? String(seed[code?.id ?? entity.title]) : [])) : []
}
/** Reports of an uploaded file are of what is in that. */
const isElsewhere = ({ id, type }: Field): boolean => id === 'about' || (id === 'source' && type === 'reference')
const everything = 'Everything'
/** What a report is about stands beside its period wherever it is listed or shown. */
const shownIn = (block: Block, id: string): Block =>
  (block.kind === 'list' || block.kind === 'detail') && block.entity === id && !block.fields.includes('about')
    ? { ...block, fields: ['about', ...block.fields] }
    : block

/** What everybody may read says nothing of what only some may. */
const sourcesOf = (draft: Draft, role: string | undefined, report: Entity): BlockOf<'made_report'>['sources'] =>
  [
    ...monthlyBeside(draft, report.read === 'public' ? undefined : role),
    ...rankedParts(draft, report.read === 'public' ? undefined : role, ({ read }) => read === 'public' || (report.read === 'own' && read === 'own')).flatMap(
      ({ made }) => entityIn(draft, made.entity.id) ?? [],
    ),
  ]
    .filter(({ id }) => id !== report.id)
    .slice(0, sources_most)
    .map((entity) => ({
      name: titled(entity.plural),
      entity: entity.id,
      date: dateOf(entity)?.id ?? null,
      measures: measuresOf(entity),
      groups: [...groupsOf(entity)],
    }))
