import { type Completer, claimed, type Draft, newBlockId, withModel } from '../draft.ts'

const carriers = { text_message: 'text message', mail: 'e-mail' } as const
const isCarrier = (kit: string): kit is keyof typeof carriers => Object.hasOwn(carriers, kit)
const more = /\b(?:smtp|imap|gmail|forward\w*|migrat\w*|verification codes?|voice|phone calls?|bulk import|automat\w*|intelligent\w*)\b/

/** Messages that another service would carry away are written and kept here, and the page says that none leaves it. */
export const keptHere: Completer = (draft) =>
  draft.parts.reduce((so_far: Draft, { made: { thing, entity } }) => {
    const { kit } = thing
    if (!isCarrier(kit) || !so_far.model.entities.some(({ id }) => id === entity.id)) return so_far
    const isAmong = so_far.model.entities.some(({ id, shared }) => id === entity.id && shared !== undefined)
    const goes = isAmong ? 'goes to whoever has an account here with its address' : 'is kept on this page'
    const paragraphs = [`Simulated sending: each ${carriers[kit]} ${goes}. No ${carriers[kit]} leaves this site.`]
    const pages = so_far.model.pages.map((page) =>
      page.blocks.some((block) => block.kind === 'list' && block.entity === entity.id) && page.path !== '/'
        ? { ...page, blocks: [...page.blocks, { kind: 'text' as const, id: newBlockId(so_far, `${entity.id}_kept`), heading: '', paragraphs }] }
        : page,
    )
    const where = pages.find(
      ({ role, path, blocks }) => role === undefined && path !== '/' && blocks.some((block) => block.kind === 'list' && block.entity === entity.id),
    )
    const asks = so_far.brief.clauses
      .filter(({ start, end }) => !more.test(so_far.brief.words.slice(start, end).toLowerCase()))
      .flatMap(({ asks }) => asks)
      .filter((ask) => {
        const fate = so_far.plan.fates.get(ask)
        return fate?.is === 'thing' && fate.thing === thing && ['create', 'view', 'manage'].includes(ask.kind)
      })
    return where ? claimed(withModel(so_far, { pages }), where.path, asks) : withModel(so_far, { pages })
  }, draft)

const feed = /\b(?:rss|atom|feeds?)\b/i
const fetching = /\b(?:rss|atom feeds?|news feeds? from)\b/i
/** A site loads nothing from other servers: where feeds are asked for, their page says so and how articles come in. */
export const notFetched: Completer = (draft) => {
  if (!fetching.test(draft.brief.words)) return draft
  const of = new Set(draft.model.entities.filter(({ plural }) => feed.test(plural)).map(({ id }) => id))
  const page = draft.model.pages.find(
    ({ path, blocks }) => path !== '/' && blocks[0]?.kind !== 'detail' && blocks.some((block) => block.kind === 'list' && of.has(block.entity)),
  )
  if (!page) return draft
  const paragraphs = [
    'This site fetches no feeds: it loads nothing from other servers. What stands here was entered on this page, or sent to the site’s own API at /_api/.',
  ]
  const block = { kind: 'text' as const, id: newBlockId(draft, 'not_fetched'), heading: '', paragraphs }
  return withModel(draft, { pages: draft.model.pages.map((one) => (one === page ? { ...one, blocks: [...one.blocks, block] } : one)) })
}
