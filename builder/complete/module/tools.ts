import { plural } from '../../lexicon/inflect.ts'
import type { Entity, Field } from '../../model.ts'
import { type ToolName, titleOfTool } from '../../tools.ts'
import { type Completer, type Draft, withEntity, withModel } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { changeBlocks, putEntity, withoutFields, withoutStates, withSeeds } from '../trade/parts.ts'
import { type Kept, type KeptWanted, withKeptResults } from './kept.ts'
import { tableOf, withResultsAmong } from './kept-among.ts'
import { asksForCodes } from './picture-ways.ts'
import { withFirstPage, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'
import { scriptsFor } from './sample-scripts.ts'
import { asksToDraw, type KeptDrawings, keptDrawings } from './sketches.ts'
import { benchAgain, handledAt, partsOfTool, sampleRuns, withToolList } from './tool-runs.ts'
import { builtBy, isElsewhere, toolsIn } from './which-tools.ts'
import { isGenerator } from './writers.ts'

const results =
  /^(?:\w+ )?(?:conversion|encryption|decryption|encoding|format\w*|comparison|generation|qr code) (?:results?|records?|histor(?:y|ies))$|^(?:generated )?qr codes?(?: images?)?$|^6-digit codes?$/

/** What running scripts leaves behind. */
const scriptRuns = /^(?:previously )?(?:(?:\w+ )?scripts? )?(?:runs?|executions?|outputs?|results?)(?: (?:results?|records?|histor(?:y|ies)|logs?))?$/

/** What characters are converted from and to, and where. */
const characters =
  /(?:^| )(?:chinese|simplified|traditional) (?:chinese )?(?:characters?|texts?|conversions?)$|(?:^| )pinyins?$|pinyin (?:word )?segmentations?$|^(?:input|output) (?:fields?|box(?:es)?|areas?)$/i

/** Things of the words that are a tool itself. */
const named =
  /(?:tools?|formatters?|beautifiers?|minifiers?|encoders?|decoders?|generators?|converters?|previews?|testers?|checkers?|counters?|comparers?)$|(?:word clouds?|slogans?|summar(?:y|ies|ization|izations)|keyword extractions?|segmentations?|highlightings?|detections?|proofreadings?|word counts?)$|^data (?:cleaning|cleansing|mining)s?$|^(?:markdowns?|csvs?|regexe?s|qr codes?)$|^(?:converts?|converting|generates?|generating|extracts?|highlights?) /

/** Things of the words that are what a tool does, with an input, options and a result, and those that are what it made. */
export function runsOf({ model, parts }: Draft, tools: readonly ToolName[]): { readonly runs: string[]; readonly made: string[] } {
  const cue = new RegExp(tools.flatMap((tool) => builtBy[tool]?.source ?? []).join('|') || '(?!)')
  const jobs = new Set(parts.flatMap(({ made }) => (made.thing.kit === 'job' ? [made.entity.id] : [])))
  const isRun = ({ id, plural }: Entity) => jobs.has(id) && cue.test(plural) && !isElsewhere(plural)
  const isMade = ({ plural }: Entity) => results.test(plural) || (tools.includes('script') && scriptRuns.test(plural))
  const made = model.entities.filter(isMade).map(({ id }) => id)
  const isTool = ({ plural }: Entity) =>
    (tools.includes('hanzi') && characters.test(plural)) ||
    (tools.some((tool) => tool === 'html' || tool === 'script') && tried.test(plural)) ||
    (plural === 'charts' && tools.includes('chart') && model.entities.length > 1) ||
    (named.test(plural) && (cue.test(plural) || /^text tools$/.test(plural)) && !isElsewhere(plural))
  return { runs: model.entities.filter((entity) => (isRun(entity) || isTool(entity)) && !made.includes(entity.id)).map(({ id }) => id), made }
}

/** Where code is tried, told as if it were kept there. */
const tried = /^try(?:ing)? (?:writing|out) |^practices?(?: areas?)?$|^playgrounds?$|^(?:execution|running|code) results?$/

/** What the results of a tool are called, where no words do. */
// biome-ignore format: a table
const called: Readonly<Partial<Record<ToolName, string>>> = {
  table: 'conversion', base64: 'conversion', url: 'conversion', entities: 'conversion', digits: 'conversion', emoji: 'conversion', amount: 'conversion', markdown: 'conversion', document: 'conversion',
  compare: 'comparison', format: 'formatted code', minify: 'minified file', count: 'word count', summary: 'summary', keywords: 'keyword list', sentiment: 'sentiment result', similar: 'similarity check',
  proof: 'proofread text', copy: 'generated text', citation: 'citation', regex: 'pattern test', case: 'edited text', lines: 'edited text', replace: 'edited text', segment: 'segmented text', highlight: 'highlighted code', code: 'generated code', script: 'run', hanzi: 'conversion',
}
/** By what the tools make where they all make one thing. */
function calledFor(tools: readonly ToolName[]): { readonly singular: string; readonly plural: string } {
  const names = new Set(tools.map((tool) => called[tool]))
  const [one] = names
  return names.size === 1 && one ? { singular: one, plural: plural(one) } : { singular: 'kept result', plural: 'kept results' }
}
const drawing = /^(?:chart|figures|cloud)$/
/** What is kept of a tool is called by the words for what it does, else by what it makes. */
function namedFor(before: Draft, after: Draft, tools: readonly ToolName[], gone: readonly string[]): { readonly singular: string; readonly plural: string } {
  const isDrawn = tools.every((tool) => drawing.test(tool))
  const named = isDrawn || gone.length >= many ? undefined : before.model.entities.find(({ id }) => gone.includes(id))
  const { singular, plural: many_ } = named ?? (isDrawn ? { singular: 'saved chart', plural: 'saved charts' } : calledFor(tools))
  return after.model.entities.some((one) => one.plural === many_ && !gone.includes(one.id))
    ? { singular: `kept ${singular}`, plural: `kept ${many_}` }
    : { singular, plural: many_ }
}
const many = 4
/** Up to so many things, what the tools made is what the site keeps. */
const few = 2

/** What a tool was given, and what it made of it. */
const keptHere: Omit<KeptWanted, 'singular' | 'plural'> = {
  action: 'Keep this result',
  confirmation: 'Kept: {title}.',
  fields: [
    { id: 'tool', label: 'Tool', type: 'text', required: true },
    { id: 'mode', label: 'Way', type: 'text', required: false },
    { id: 'input', label: 'Input', type: 'long_text', required: false },
    { id: 'output', label: 'Result', type: 'long_text', required: false },
  ],
  measures: { tool: 'tool', mode: 'mode', input: 'input', output: 'output' },
  seeds: [],
  instead: [],
}

/** What tables are converted from and to, and when. */
const ofTables: Pick<KeptWanted, 'fields' | 'measures' | 'shown'> = {
  fields: [
    { id: 'source_format', label: 'Source format', type: 'text', required: false },
    { id: 'target_format', label: 'Target format', type: 'text', required: false },
    { id: 'time', label: 'Time', type: 'time', required: false },
  ],
  measures: { source: 'source_format', target: 'target_format', time: 'time' },
  shown: ['source_format', 'target_format', 'kept_on', 'time', 'input', 'output'],
}
const histories = /\bhistor(?:y|ies)\b|\b(?:previous|past|earlier|recent) (?:\w+ )?(?:conversions|results|runs|generations|comparisons)\b/i
/** What is written from words is browsed and managed as something that stays. */
const gallery =
  /\b(?:brows|manag|view|sav|keep|collect|organi[sz]|shar)\w*\b[^.;]{0,40}\b(?:generated|created) (?:creative )?(?:contents?|texts?|works?|articles?|results?|pieces|poems|stories|creations)\b|\b(?:generated|created) (?:contents?|texts?|works?) (?:management|gallery|library)\b/i
const naming =
  /\b(?:sav|stor|keep)\w* [^.;]{0,50}\b(?:named|(?:under|with|by|as) (?:a |its |their )?(?:\w+ )?(?:names?|titles?|labels?))\b|\b(?:named|titled|labell?ed) (?:snippets?|notes?|results?|texts?)\b|\bas a (?:named )?(?:snippet|note)\b/i
const snippets = /^(?:(?:text|code|saved|named|my) )?(?:snippets|notes|drafts|clips)$/

/** The words' own table of texts that are saved under a name. */
const snippetsOf = ({ model }: Draft, words: string): Entity | undefined =>
  naming.test(words) ? model.entities.find(({ plural, fields }) => snippets.test(plural) && fields.some(({ type }) => type === 'long_text')) : undefined

/** The draft where what tools made is kept: in place of the words' own tables of it, or where they ask for a history. */
function withHistory(draft: Draft, tools: readonly ToolName[]): KeptRuns {
  const { runs, made } = runsOf(draft, tools)
  const words = wordsOf(draft)
  const isTable = tools.includes('table') && !tools.includes('document')
  const found = tableOf(draft, [calledFor(tools).singular])
  const named = snippetsOf(draft, words)
  if (named) {
    const { output = '', tool = '', mode = '' } = keptHere.measures
    const gone = [...runs, ...made].filter((id) => id !== named.id)
    const lean = withoutThings(draft, gone)
    const isOwn = named.read === 'public' && new RegExp(`\\b(?:my|their|own) (?:\\w+ )?${named.plural}\\b`, 'i').test(words)
    const own = isOwn ? withModel(lean, { entities: withEntity(lean.model.entities, named.id, (one) => ({ ...one, read: 'own' })) }) : lean
    return withResultsAmong(own, named.id, { ...keptHere, action: `Save as a ${named.singular}`, measures: { output, tool, mode } }, true)
  }
  const table = isTable ? undefined : found
  if (isTable && found !== undefined && !made.includes(found)) made.unshift(found)
  if (table)
    return withResultsAmong(
      withoutThings(
        draft,
        [...runs, ...made].filter((id) => id !== table),
      ),
      table,
      keptHere,
    )
  const isGallery = tools.includes('copy') && gallery.test(words)
  const isAsked = isGallery || histories.test(words) || /\b(?:records?|save (?:the |their )?(?:results?|codes?))\b/i.test(words)
  const isKeptItself = (isGallery || histories.test(words)) && !naming.test(words) && !tools.every((tool) => drawing.test(tool))
  const isKept = tools.some((tool) => tool !== 'password' && tool !== 'encrypt')
  const isDrawn = tools.every((tool) => drawing.test(tool))
  const noted = new Set(draft.parts.flatMap(({ made }) => (made.thing.asks.length === 0 ? [made.entity.id] : [])))
  const isAll = draft.model.entities.filter(({ id }) => !noted.has(id)).length <= few
  if (!isKept || !(isAsked || isDrawn || isAll || runs.length + made.length > 0)) return { draft: withoutThings(draft, [...runs, ...made]), keeps: null }
  const lean = withoutThings(draft, [...runs, ...made.slice(1)])
  const kept = withKeptResults(lean, {
    ...namedFor(draft, lean, tools, [...runs, ...made]),
    ...(isAsked && !isGallery && { title: 'History' }),
    ...keptHere,
    ...(isTable && { shown: ofTables.shown!, measures: { ...keptHere.measures, ...ofTables.measures } }),
    seeds: sampleRuns(tools),
    again: (keeps, about) =>
      isDrawn || tools.some((tool) => tool === 'document' || tool === 'script') ? null : [benchAgain(draft, tools, keeps, about, isKeptItself)],
    fields: [keptHere.fields[0]!, ...(isTable ? ofTables.fields : []), ...keptHere.fields.slice(1)].map((field) =>
      isDrawn && field.id === 'mode' ? { ...field, label: 'Chart type' } : isDrawn && field.id === 'input' ? { ...field, label: 'Data' } : field,
    ),
    instead: made.slice(0, 1),
  })
  return { ...kept, isKeptItself }
}

interface KeptRuns {
  readonly draft: Draft
  readonly keeps: Kept['keeps'] | null
  /** Whether each run is kept without being asked for. */
  readonly isKeptItself?: boolean
}
const never =
  'folding|video|scan\\w*|log ?in|regist\\w+|payments?|automatic(?:ally)? import|sms|currenc\\w+|collaborat\\w+|manage\\w*|third|mesh|voice|ppt|real-time data|live data|users? (?:generated|query) (?:chart|report)|3d|maps?|network data|databases?|visual studio|google'
/** What of the words these tools do not do. */
function beyondOf(tools: readonly ToolName[]): RegExp {
  const known = (some: readonly ToolName[]): boolean => some.some((tool) => tools.includes(tool))
  const more = [
    ...(known(['highlight']) ? [] : ['highlight\\w*']),
    ...(known(['hanzi']) ? [] : ['simplified', 'pinyin']),
    ...(known(['document']) ? [] : ['word documents?', 'pdf']),
    ...(known(['barcode', 'qr', 'figures', 'chart']) ? [] : ['excel', 'print\\w*']),
    ...(known(['harvest']) ? ['automatic\\w*', 'urls?', 'from (?:a |the )?(?:specific )?websites?', 'upload'] : []),
    ...(known(['chart']) ? [] : ['charts and graphs']),
    ...(known(['copy']) ? ['(?:ai|artificial) (?:will )?(?:generate )?(?:corresponding )?images?', 'paint\\w*', 'drawing'] : []),
  ]
  return new RegExp(`\\b(?:${[never, ...more].join('|')})\\b`)
}

const titleFor = (tools: readonly ToolName[]): string => {
  if (tools.length === 1) return titleOfTool(tools[0]!).name
  if (tools.every((tool) => ['format', 'minify', 'regex', 'html', 'code', 'highlight'].includes(tool))) return 'Code tools'
  if (tools.every((tool) => ['base64', 'url', 'entities'].includes(tool))) return 'Encode and decode'
  if (tools.every((tool) => ['chart', 'figures', 'cloud'].includes(tool))) return 'Charts'
  return tools.some((tool) => ['count', 'keywords', 'summary', 'sentiment', 'proof', 'similar', 'segment'].includes(tool)) ? 'Text tools' : 'Tools'
}

/** Scripts that the site keeps, by the field with their code. */
const scriptsOf = ({ model }: Draft) =>
  model.entities.flatMap(({ id, plural, fields }) => {
    const code = /(?:^| )(?:scripts|codes?|snippets|programs)$/.test(plural)
      ? fields.find((field) => field.type === 'long_text' && field.id === 'code')
      : undefined
    return code ? [{ entity: id, field: code.id }] : []
  })
/** What a run says is kept with the run; the words' own name for the code is the code. */
const ofRuns = /^(?:output|last_run_on|\w+_code)$/
/** Scripts that are run on the bench are kept to be taken there: they wait for nothing. */
const withScriptsKept = (draft: Draft): Draft =>
  scriptsOf(draft).reduce((so_far, { entity: id }) => {
    const bare = withoutStates(so_far, so_far.model.entities.find((one) => one.id === id)!)
    const entity = bare.model.entities.find((one) => one.id === id)!
    const languages = (field: Field): Field => (field.id === 'language' && field.choices ? { ...field, choices: ['Python', 'JavaScript', 'PHP'] } : field)
    const scripts = scriptsFor(entity.plural)
    const gone = entity.fields.flatMap((field) => (ofRuns.test(field.id) && field.id !== entity.title ? [field.id] : []))
    const kept = withSeeds(
      { ...withoutFields(entity, gone), fields: entity.fields.filter((field) => !gone.includes(field.id)).map(languages) },
      (seed, index) => ({
        ...Object.fromEntries(Object.entries(seed).filter(([field]) => !gone.includes(field))),
        ...scripts[index % scripts.length],
      }),
    )
    const put = putEntity(bare, kept)
    const creates = new Set(put.model.actions.flatMap((action) => (action.entity === id && action.kind === 'create' ? [action.id] : [])))
    return changeBlocks(put, (block) => [block.kind === 'form' && creates.has(block.action) ? { ...block, text: '' } : block])
  }, draft)

/** What the bench keeps and takes from it: drawings that code makes, else what its other tools made. */
function prepared(whole: Draft, asked: readonly ToolName[]): KeptDrawings & { readonly isKeptItself?: boolean } {
  if (asked[0] === 'sketch') return keptDrawings(whole)
  const draft = withPathsFreed(whole, withoutThings(whole, partsOfTool(whole, wordsOf(whole))))
  const made = withHistory(asked.includes('script') ? withScriptsKept(draft) : draft, asked)
  const [texts] = asked.includes('script') ? scriptsOf(made.draft) : []
  return { ...made, ...(texts && { texts }) }
}

/** Tools for texts, tables and codes, where the words ask for what they do. */
export const tools: Completer = (draft) => {
  const words = wordsOf(draft)
  const found = toolsIn(words).filter(
    (tool) => tool !== 'chart' && tool !== 'figures' && !(tool === 'qr' && asksForCodes(words)) && !(tool === 'copy' && isGenerator(draft)),
  )
  const asked: readonly ToolName[] = found.includes('sketch') ? ['sketch', ...found.filter((tool) => tool !== 'sketch' && tool !== 'script')] : found
  if (asked.length === 0) return draft
  const { draft: lean, keeps, texts, isKeptItself } = prepared(draft, asked)
  const title = asked[0] === 'sketch' ? (asksToDraw(draft) ? titleOfTool('sketch').name : 'Try code') : titleFor(asked)
  const paged = withFirstPage(
    lean,
    title,
    (id) => [
      { kind: 'workbench', id: id('tools'), heading: '', tools: [...asked], ...(texts && { texts }), ...(isKeptItself && keeps && { isKept: true }), keeps },
    ],
    title,
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'workbench')?.path ?? '/'
  const cue = new RegExp([...asked.flatMap((tool) => builtBy[tool]?.source ?? []), '\\bcopy the (?:conver\\w+|result|text)'].join('|'))
  const done = claimedAs(withToolList(paged, words, asked, where), where, cue, beyondOf(asked))
  const listed = claimedAs(done, '/', /\b(?:list|search)\w* (?:and \w+ )?(?:all |the )?(?:the )?tools\b|\bhome page listing\b/)
  return claimedAs(listed, where, handledAt(words))
}
