import type { Part } from '../../compose/pages.ts'
import type { Block, Entity, Field, Page } from '../../model.ts'
import { type Completer, type Draft, newBlockId, withModel } from '../draft.ts'
import { isMonthly } from '../insight/measured.ts'
import { monthlyBeside } from '../insight/monthly-figures.ts'
import { rankedParts } from '../insight/reports.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { withKeptResults } from './kept.ts'
import { withFirstPage, wordsOf } from './place.ts'
import { withoutThings } from './remake.ts'
import { runsOf } from './tools.ts'
import { toolsIn } from './which-tools.ts'

const whole = '(?:platforms?|web ?sites?|web ?pages?|web apps?|websites?|systems?|tools?|applications?|apps?|software|pages?|mini-?programs?|dashboards?)'
/** What a site is of that is there to look into figures. */
const subject = new RegExp(
  `\\b(?:data|information|statistical|business|chart|graph) (?:visuali[sz]ation|analy(?:sis|tics)|mining|exploration|intelligence)\\b[^.]{0,48}?\\b${whole}\\b|\\b(?:visual|statistical) (?:data )?analysis ${whole}\\b|\\b(?:data )?visuali[sz]ation ${whole}\\b|\\b(?:big )?data ${whole} (?:for|to) (?:display|analy[sz]|visuali[sz])`,
  'i',
)
const asked =
  /\b(?:data (?:visuali[sz]ation|analy(?:sis|tics)|mining|exploration)|statistical analysis|(?:visuali[sz]|analy[sz])(?:e|es|ed|ing) (?:and \w+ )?(?:\w+ ){0,3}(?:data|datasets?|trends?|figures|statistics)|custom(?:i[sz]\w+)? (?:charts?|reports?|dashboards?)|(?:charts?|graphs?) and (?:charts?|graphs?|tables?)|interactive charts?)\b/i
const claiming =
  /\b(?:charts?|graphs?|visuali[sz]\w*|clean\w*|data mining|(?:data|statistical|interactive data) analy\w+|analy[sz]\w+ (?:\w+ ){0,3}data|data exploration|correlations?|cluster\w*|upload (?:\w+ )?(?:datasets?|data|data files?|csv|excel))\b/
const beyond =
  /\b(?:ai|artificial|3d|maps?|geographic\w*|voice|video|images?|pictures?|flow ?charts?|databases?|third[- ]party|api|apis|log ?in|regist\w+|collaborat\w*|real-time|sentiment|emotion\w*|personnel relationships?|networks?|knowledge graphs?|manage\w*|report generation|generate reports?)\b/

const isFigures = ({ path, blocks }: Page): boolean => path !== '/' && blocks[0]?.kind === 'tiles'
const field = (id: string, label: string, type: Field['type'], required = false): Field => ({ id, label, type, required })
const measured = ['title', 'kind', 'source', 'note', 'figures', 'chart'] as const

/** An explorer on a page of its own, with the charts that visitors keep of it, where the site is there to look into figures or to draw charts. */
export const explorers: Completer = (draft) => {
  const words = wordsOf(draft)
  const tools = toolsIn(words).filter((tool) => tool === 'chart' || tool === 'figures')
  if (tools.length === 0 && !subject.test(words.slice(0, 170))) return draft
  const { runs, made } = runsOf(draft, tools)
  const gone = [...new Set([...runs, ...made])]
  const lean = withoutThings(draft, gone)
  const {
    draft: kept,
    keeps,
    path,
  } = withKeptResults(lean, {
    singular: 'saved chart',
    plural: 'saved charts',
    action: 'Save this result',
    confirmation: 'Saved: {title}.',
    fields: [
      field('title', 'Title', 'text', true),
      field('kind', 'Chart type', 'text'),
      field('source', 'Data', 'text'),
      field('note', 'What it shows', 'text'),
      field('figures', 'Figures', 'long_text'),
      field('chart', 'Drawing', 'long_text'),
    ],
    measures: Object.fromEntries(measured.map((one) => [one, one])),
    seeds: [],
    instead: [],
  })
  const title = tools.includes('chart') ? 'Draw a chart' : tools.includes('figures') ? 'Analyse a table' : 'Explore data'
  const paged = withFirstPage(kept, title, (id) => [{ kind: 'explorer', id: id('explorer'), heading: '', sources: [], keeps }], title)
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'explorer')?.path ?? '/'
  const entity = paged.model.actions.find(({ id }) => id === keeps.action)?.entity ?? ''
  const board: Block = { kind: 'kept_charts', id: newBlockId(paged, 'kept_charts'), heading: '', entity, chart: 'chart', page: where }
  const shown = paged.model.pages.map((page) => (page.path === path ? { ...page, blocks: [board, ...page.blocks.map(withoutDrawing)] } : page))
  return claimedAs(withModel(paged, { pages: shown }), where, claiming, beyond)
}
const withoutDrawing = (block: Block): Block =>
  block.kind === 'list' ? { ...block, heading: 'All saved charts', fields: block.fields.filter((id) => id !== 'chart' && id !== 'figures') } : block

const told = new Set<Field['type']>(['text', 'choice', 'boolean', 'reference', 'date', 'datetime', 'money', 'number', 'percent', 'rating'])
const drawn = new Set<Field['type']>(['money', 'number', 'percent', 'rating', 'choice', 'date', 'datetime'])
const sources_max = 5
/** The things whose rows a page for this role may look into, as tables of columns that say something by themselves. */
export function sourcesFor(draft: Draft, role: string | undefined): { entity: string; fields: string[] }[] {
  const weight = ({ made }: Part): number => numbersOf(draft.model.entities.find(({ id }) => id === made.entity.id))
  const ranked = rankedParts(draft, role)
    .toSorted((a, b) => Math.sign(weight(b)) - Math.sign(weight(a)))
    .flatMap(({ made }) => draft.model.entities.find(({ id }) => id === made.entity.id) ?? [])
  return [...monthlyBeside(draft, role), ...ranked.filter(isMonthly), ...ranked.filter((one) => !isMonthly(one))]
    .flatMap((entity) => {
      const fields = entity.fields.filter(({ type }) => told.has(type))
      return fields.some(({ type }) => drawn.has(type)) ? [{ entity: entity.id, fields: fields.map(({ id }) => id).slice(0, 14) }] : []
    })
    .slice(0, sources_max)
}
const numbersOf = (entity: Entity | undefined): number =>
  (entity?.fields ?? []).filter(({ type }) => type === 'money' || type === 'number' || type === 'percent' || type === 'rating').length

/** The rows that explorers look into, and an explorer below the figures of a site that wants its data analysed without being there for it. */
export const explored: Completer = (draft) => {
  const has = draft.model.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'explorer'))
  const figures = draft.model.pages.find(isFigures)
  const placed =
    has || !figures || !asked.test(wordsOf(draft))
      ? draft
      : withModel(draft, {
          pages: draft.model.pages.map((page) =>
            page === figures
              ? {
                  ...page,
                  blocks: [
                    ...page.blocks,
                    { kind: 'explorer' as const, id: newBlockId(draft, 'explorer'), heading: 'Explore the data', sources: [], keeps: null },
                  ],
                }
              : page,
          ),
        })
  const filled = placed.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) =>
      block.kind === 'explorer' && block.sources.length === 0 ? { ...block, sources: sourcesFor(placed, page.role) } : block,
    ),
  }))
  return withModel(placed, { pages: filled })
}
