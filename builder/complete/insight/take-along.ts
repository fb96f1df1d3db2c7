import type { Part } from '../../compose/pages.ts'
import type { Block, BlockOf, Entity } from '../../model.ts'
import { type Asked, asksIn, type Completer, claimed, type Draft, isOpen } from '../draft.ts'
import { blockId, entityIn, mainPart, pageOf, partFor, roleFor, withLast } from './places.ts'

type Offer = BlockOf<'export_bar'>['offers'][number]
const offersFor: Readonly<Record<string, readonly Offer[]>> = {
  export: ['csv', 'print'],
  backup: ['csv'],
  print: ['print', 'csv'],
  share: ['link', 'csv'],
  copy: ['link'],
}
const elsewhere = /\b(?:weibo|wechat|facebook|twitter|instagram|whatsapp|qq|social|google|moments|rss|opml|third-party)\b/
const general = /^(?:data|information|file|files|report|record|list|result|content|spreadsheet|excel|csv|table|document|pdf|detail|statistic)?$/
const worked = /\b(?:convert|generat|process|modif|edit|encrypt|translat|compress)(?:ed|ing)?\b/

/** What is downloaded, exported, printed, shared by its address or imported, at the page of its rows. */
export const takeAlong: Completer = (draft) =>
  asksIn(draft)
    .filter(({ ask }) => ask.kind === 'transfer')
    .reduce((so_far: Draft, asked) => (isOpen(so_far, asked) ? withTransfer(so_far, asked) : so_far), draft)

function withTransfer(draft: Draft, asked: Asked): Draft {
  const { ask, text } = asked
  if (worked.test(text) || elsewhere.test(text)) return draft
  const noun = ask.object?.noun ?? ''
  const own = partFor(draft, asked)
  // "Data import" names no thing of its own: it is that of what the site is about.
  const part =
    own && own.made.thing.kit !== 'job'
      ? own
      : ((own === undefined ? undefined : named(draft, own.made.entity.singular)) ??
        (general.test(noun) ||
        (ask.verb === 'print' && /^(?:operation|label|order|warehouse)\b/.test(noun)) ||
        general.test(noun.split(' ').at(-1) ?? '') ||
        general.test(noun.split(' ')[0] ?? '')
          ? ((ask.verb === 'import' ? tablePart(draft) : undefined) ?? mainPart(draft))
          : undefined))
  const entity = part && entityIn(draft, part.made.entity.id)
  const maker = ask.verb === 'import' ? draft.model.actions.find((one) => one.kind === 'create' && one.entity === entity?.id)?.role : undefined
  const page = entity && pageOf(draft, entity.id, maker ?? roleFor(draft, asked))
  if (!part || !entity || !page || part.made.thing.kit === 'job') return draft
  const block = isDocument(asked, entity) ? documents(draft, entity) : blockFor(draft, ask.verb, entity.id, page.role)
  if (!block) return draft
  const known = page.blocks.find(({ kind }) => kind === block.kind)
  return claimed(known ? joined(draft, page.path, known, block) : withLast(draft, page.path, block), page.path, [ask])
}

/** "export resumes as PDF files", "export designs in various formats": a document for each row rather than a table of all. */
const isDocument = ({ ask, text }: Asked, { plural }: Entity): boolean =>
  ask.verb === 'export' && ((/\bpdfs?\b/.test(text) && written.test(plural)) || (made.test(plural) && formatted.test(text) && !tabled.test(text)))
const made =
  /(?:^| )(?:designs|diagrams|flowcharts|mind maps|models|graphics|drawings|posters|templates|checklists|presentations|invitations|cards|badges|flyers|forms|questionnaires)$/
const formatted = /\b(?:pdfs?|word|images?|formats|file types)\b/
const tabled = /\b(?:excel|csv|json|xml|xlsx)\b/
const written =
  /(?:^| )(?:resumes|cvs|forms|contracts|certificates|letters|invoices|quotations|questionnaires|plans|papers|documents|articles|notes|recipes|responses)$/
const documents = (draft: Draft, { id }: Entity): Block => ({
  kind: 'downloads',
  id: blockId(draft, `${id} documents`),
  heading: 'Save as PDF',
  entity: id,
  file: null,
})

/** The table that data is imported into, of a site whose files and databases are things of their own. */
const tablePart = (draft: Draft): Part | undefined =>
  draft.parts.find(
    ({ made: { entity, thing } }) =>
      thing.kit !== 'job' &&
      /\b(?:data|data records?)$/.test(entity.singular) &&
      draft.model.actions.some(({ kind, entity: id, role }) => kind === 'create' && id === entity.id && role === undefined),
  )

/** The thing that the words of another begin with: the products of "product import". */
const named = (draft: Draft, words: string): Part | undefined =>
  draft.parts.find(({ made: { entity, thing } }) => thing.kit !== 'job' && words.startsWith(`${entity.singular} `))

function blockFor(draft: Draft, verb: string, entity: string, role: string | undefined): Block | null {
  if (verb === 'import') {
    const action = draft.model.actions.find((one) => one.kind === 'create' && one.entity === entity && (one.role === undefined || one.role === role))
    return action
      ? { kind: 'import_csv', id: blockId(draft, `${entity} import`), heading: `Import ${entityIn(draft, entity)?.plural ?? ''}`, action: action.id }
      : null
  }
  const one = entityIn(draft, entity)
  if (verb === 'download') {
    const file = one?.fields.find(({ type }) => type === 'file') ?? one?.fields.find(({ type }) => type === 'image')
    return { kind: 'downloads', id: blockId(draft, `${entity} downloads`), heading: 'Downloads', entity, file: file?.id ?? null }
  }
  const offers = offersFor[verb]
  return offers ? { kind: 'export_bar', id: blockId(draft, `${entity} export`), heading: '', entity, offers: [...offers] } : null
}

/** A page has one bar, with all that is offered. */
function joined(draft: Draft, path: string, known: Block, more: Block): Draft {
  if (known.kind !== 'export_bar' || more.kind !== 'export_bar') return draft
  const offers = [...new Set([...known.offers, ...more.offers])]
  const pages = draft.model.pages.map((page) =>
    page.path === path ? { ...page, blocks: page.blocks.map((block) => (block.id === known.id ? { ...known, offers } : block)) } : page,
  )
  return { ...draft, model: { ...draft.model, pages } }
}
