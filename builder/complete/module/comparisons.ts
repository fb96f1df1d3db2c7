import type { Block, Field } from '../../model.ts'
import { type Completer, newBlockId, newPageId, newPath, withModel } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { withKeptResults } from './kept.ts'
import { withFirstPage, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'

const tables = '(?:csvs?|csv (?:files|tables)|tables|spreadsheets?|excel (?:files|sheets|tables)|sheets|data ?sets|data tables|price lists|csv or excel files)'
const asked = new RegExp(
  `\\b(?:table|csv|spreadsheet|data ?set|excel|sheet) (?:file )?(?:compar(?:ison|ing|e|er)|diff\\w*)\\b|\\bcompar(?:e|es|ing|ison of) (?:the |their )?(?:two|different|several|old and new|versions of|two versions of)?(?: (?:a|the|of|their|uploaded))* ?${tables}\\b|\\bdifferences? between (?:the )?(?:two )?${tables}\\b`,
  'i',
)
/** What tells such tables from those that people sit at and are charged by. */
const ofData = /\bcsvs?\b|\bspreadsheets?\b|\bexcel\b|\bdata ?sets?\b|\bdata tables?\b|\bkey columns?\b|\bpast(?:e|ing)\b|\badded,? (?:and )?removed\b/i
/** What of the words is part of comparing. */
const itself =
  /^(?:(?:csv |excel |data |price |uploaded )?(?:tables?|files?|spreadsheets?|sheets|lists)|versions|(?:table |csv |data |saved )?comparisons?|comparison (?:results|reports|histories|history|records)|(?:data )?inputs?|key columns?(?: selections?)?|columns?|rows?|cells?|differences?|(?:comparison |difference )?reports?|report exports?|histories|history|imports?|exports?)$/
const claiming =
  /\b(?:compar\w+|csvs?|tables?|spreadsheets?|paste|upload\w*|key columns?|columns?|added|removed|changed|differences?|highlight\w*|ignor\w+|report|export\w*|data input|files?)\b/
const beyond = /\b(?:log ?in|regist\w+|charts?|ai|chat|e-?mail\w*|schedul\w*|roles|permissions)\b/

const field = (id: string, label: string, type: Field['type'], required = false): Field => ({ id, label, type, required })
const measured = ['added', 'removed', 'changed', 'key', 'differences'] as const

/** A comparison of two tables, and the history of those that are saved, where the words ask to compare tables. */
export const comparisons: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!asked.test(words) || !ofData.test(words)) return draft
  const gone = draft.model.entities.filter(({ plural }) => itself.test(plural.toLowerCase())).map(({ id }) => id)
  const kept = withKeptResults(withPathsFreed(draft, withoutThings(draft, gone)), {
    singular: 'saved comparison',
    plural: 'saved comparisons',
    title: 'History',
    action: 'Save this comparison',
    confirmation: 'Saved: {title}.',
    fields: [
      field('name', 'Name', 'text', true),
      field('added', 'Added', 'number'),
      field('removed', 'Removed', 'number'),
      field('changed', 'Changed', 'number'),
      field('key', 'Key column', 'text'),
      field('differences', 'Differences', 'long_text'),
    ],
    measures: Object.fromEntries(measured.map((one) => [one, one])),
    asked: ['name'],
    seeds: [],
    instead: [],
  })
  const paged = withFirstPage(
    kept.draft,
    'Compare tables',
    (id) => [{ kind: 'comparison', id: id('comparison'), heading: '', keeps: kept.keeps }],
    'Compare two tables',
  )
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'comparison')?.path ?? '/'
  const entity = paged.model.actions.find(({ id }) => id === kept.keeps.action)!.entity!
  const detail: Block = {
    kind: 'detail',
    id: newBlockId(paged, 'comparison_detail'),
    heading: '',
    entity,
    fields: [...measured, 'kept_on'],
    actions: [],
    related: [],
  }
  const pages = paged.model.pages.map((page) =>
    page.path === kept.path
      ? {
          ...page,
          blocks: page.blocks.map((block) =>
            block.kind === 'list' && block.entity === entity ? { ...block, fields: ['kept_on', 'added', 'removed', 'changed', 'key'] } : block,
          ),
        }
      : page,
  )
  const one = { id: newPageId(paged, 'comparison_page'), path: newPath(paged, '/comparison'), title: 'Comparison', navigation: null, blocks: [detail] }
  const whole = withModel(paged, { pages: [...pages, one] })
  return claimedAs(claimedAs(whole, kept.path, /\bhistory\b|\bsav\w+ (?:the |their )?comparisons?\b/, beyond), where, claiming, beyond)
}
