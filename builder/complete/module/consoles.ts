import type { Field } from '../../model.ts'
import { type Completer, withModel } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'
import { sourcesFor } from './explorers.ts'
import { withKeptResults } from './kept.ts'
import { withFirstPage, wordsOf } from './place.ts'
import { withoutThings, withPathsFreed } from './remake.ts'

const asked =
  /\b(?:ht|my|no)?sql (?:quer\w+|statements?|console|editor|commands?|content)\b|\b(?:write|execut\w+|run\w*|input\w*|enter\w*|perform\w*) (?:\w+ ){0,3}quer(?:y|ies|ying)(?: (?:statements?|operations?|conditions))?\b|\bexecut\w+ (?:data(?:base)?|sql) operations\b|\bdata quer(?:y|ies)\b/i
/** What a site is about whose words for queries mean a database's. */
const subject = /\b(?:sql|databases?|data sources?|(?:data )?quer(?:y|ies) (?:tools?|consoles?|platforms?|systems?|web ?sites?))\b/i
const claiming = /\b(?:(?:sql|data|database|execut\w+|run|running|input\w*|enter|save\w*|view|display\w*) (?:\w+ ){0,2}quer(?:y|ies|ying)|quer(?:y|ies) (?:data|statements?|results?|operations?|histor\w+)|data operations|sql)\b/ // biome-ignore format: one pattern
const beyond = /\b(?:connect\w*|users?' |permissions?|automatic\w*|optimi[sz]\w*|graph|visual\w*|chart\w*|edit\w*|real-time|backup|proxy|import\w*)\b/
const runs =
  /^(?:(?!(?:customer|client|user|student|member|support|public)s? )[\w-]+ ){0,2}quer(?:y|ies)(?: (?:statements?|results?|operations?|histor(?:y|ies)|records?|conditions?))?$|^data operations$|^sql statements?$|^(?:(?:sql|query|statement) )?executions?$/
const field = (id: string, label: string, type: Field['type'], required = false): Field => ({ id, label, type, required })

/** A console for queries on a page of its own, with the queries that visitors keep of it, where the site is there to query a database. */
export const consoles: Completer = (draft) => {
  const words = wordsOf(draft)
  if (!subject.test(words.slice(0, 170)) || !asked.test(words)) return draft
  const gone = draft.model.entities.filter(({ plural, fields }) => runs.test(plural) && !fields.some(({ id }) => id === 'price'))
  const named = gone.find(({ plural }) => /quer(?:y|ies)/.test(plural)) ?? { singular: 'saved query', plural: 'saved queries' }
  const ids = gone.map(({ id }) => id)
  const lean = withPathsFreed(draft, withoutThings(draft, ids))
  const target = gone.flatMap(({ fields }) => fields).find(({ type, entity }) => type === 'reference' && lean.model.entities.some(({ id }) => id === entity))
  const { draft: kept, keeps } = withKeptResults(lean, {
    singular: named.singular,
    plural: named.plural,
    action: 'Save this query',
    confirmation: 'Saved: {title}.',
    fields: [
      field('name', 'Query', 'text', true),
      field('statement', 'Statement', 'long_text'),
      ...(target ? [{ ...target, required: false }] : []),
      field('found', 'Found', 'text'),
      field('result', 'Result', 'long_text'),
    ],
    measures: { name: 'name', statement: 'statement', found: 'found', result: 'result' },
    ...(target && { asked: [target.id] }),
    seeds: [],
    instead: [],
  })
  const title = 'Run a query'
  const paged = withFirstPage(kept, title, (id) => [{ kind: 'console', id: id('console'), heading: '', sources: [], keeps }], title)
  const where = paged.model.pages.find(({ blocks }) => blocks[0]?.kind === 'console')?.path ?? '/'
  return claimedAs(paged, where, claiming, beyond)
}

/** The tables that consoles ask. */
export const consoleTables: Completer = (draft) => {
  const pages = draft.model.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => (block.kind === 'console' ? { ...block, sources: sourcesFor(draft, page.role) } : block)),
  }))
  return withModel(draft, { pages })
}
