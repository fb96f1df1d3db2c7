import type { aidNames } from '../../blocks/atoms.ts'
import type { Block, BlockOf, Page } from '../../model.ts'
import { type Completer, type Draft, withModel } from '../draft.ts'
import { claimedAs } from '../intelligence/claims.ts'

type Name = (typeof aidNames)[number]
type Aided = BlockOf<'list'> | BlockOf<'detail'> | BlockOf<'form'>
interface Aid {
  readonly name: Name
  readonly cue: RegExp
  /** Words that speak of something else in the same terms. */
  readonly not: RegExp
  /** Blocks that it can be of use in. */
  readonly fits: (draft: Draft, block: Aided) => boolean
  /** Blocks that it is meant for first, where there are any. */
  readonly first: (draft: Draft, block: Aided) => boolean
  readonly claims: RegExp
  readonly beyond: RegExp
}

const entityOf = ({ model }: Draft, block: Aided) => {
  const id = block.kind === 'form' ? model.actions.find((action) => action.id === block.action)?.entity : block.entity
  return model.entities.find((entity) => entity.id === id)
}
const isNamed = (draft: Draft, block: Aided, name: RegExp): boolean => name.test(entityOf(draft, block)?.plural ?? '')
const holds = (draft: Draft, block: Aided, types: RegExp): boolean => entityOf(draft, block)?.fields.some(({ type }) => types.test(type)) ?? false
const isMaking = ({ model }: Draft, block: Aided): boolean =>
  block.kind === 'form' && model.actions.some(({ id, kind, fields }) => id === block.action && kind === 'create' && fields.length > 0)

const reading = String.raw`voice (?:broadcast\w*|prompts?|menus?|announc\w*|responses?|playback|reading)|text[- ]to[- ]speech|speech synthes\w+|read(?:s|ing)? (?:\w+ ){0,3}(?:aloud|out loud)`
const hearing = String.raw`voice (?:inputs?|commands?|typing|dictation|recognition)|speech (?:input|recognition)|dictat\w+`
const keeping = String.raw`(?:automatically |auto-?)sav\w+ (?:the |their |its )?(?:form|drafts?|entered|filled|typed|unsent|input)\b|(?:continue|resume) (?:filling|typing|writing)|load (?:the )?previously saved (?:form )?data`
const several = String.raw`(?:batch|bulk|mass) delet\w+|(?:delet|remov)\w+ (?:\w+ ){0,2}(?:in (?:batches|bulk)|several at once|multiple \w+)`
const larger = String.raw`enlarg\w+ (?:the |an? )?(?:images?|pictures?|photos?|button|function|view)|(?:image|picture|photo) (?:enlarge\w*|zoom\w*|magnif\w+)|larger (?:image|picture|photo|version)s?|lightbox`

const aids: readonly Aid[] = [
  {
    name: 'aloud',
    cue: new RegExp(`\\b(?:${reading})\\b`, 'i'),
    not: /\b(?:clone|own voice models?)\b/i,
    fits: (draft, block) => block.kind === 'list' && entityOf(draft, block)?.read === 'public',
    first: (draft, block) =>
      isNamed(draft, block, /\bvoice (?:broadcast|prompt|menu|announcement|response)|\b(?:scores?|texts?|articles?|stories|words|lessons)$/),
    claims: new RegExp(`\\b(?:${reading})\\b`),
    beyond: /\b(?:call into|clone|train|upload|record)\b/,
  },
  {
    name: 'spoken',
    cue: new RegExp(`\\b(?:${hearing})\\b`, 'i'),
    not: /\b(?:train\w* (?:\w+ ){0,3}(?:voice|speech)|audio files?|fingerprint)\b/i,
    fits: (draft, block) => isMaking(draft, block) && holds(draft, block, /^(?:text|long_text)$/),
    first: (draft, block) => isNamed(draft, block, /\b(?:voice|speech|spoken|command)\b/),
    claims: new RegExp(`\\b(?:${hearing})\\b`),
    beyond: /\b(?:call into|translat\w*|transcri\w*|files?|training|devices?|responses based on)\b/,
  },
  {
    name: 'remembered',
    cue: new RegExp(`\\b(?:${keeping})\\b`, 'i'),
    not: /(?!)/,
    fits: isMaking,
    first: (draft, block) => isNamed(draft, block, /\bform\b|\bforms$/),
    claims: new RegExp(`\\b(?:${keeping})\\b`),
    beyond: /\b(?:every|cloud|versions?)\b/,
  },
  {
    name: 'batch',
    cue: new RegExp(`\\b(?:${several})\\b`, 'i'),
    not: /(?!)/,
    fits: ({ model }, block) =>
      block.kind === 'list' && block.actions.some((id) => model.actions.some((action) => action.id === id && action.kind === 'delete')),
    first: () => false,
    claims: new RegExp(`\\b(?:${several})\\b`),
    beyond: /\b(?:import|edit\w*|modif\w*|upload)\b/,
  },
  {
    name: 'enlarged',
    cue: new RegExp(`\\b(?:${larger})\\b`, 'i'),
    not: /\b(?:super-?resolution|image repair|ai)\b/i,
    fits: (draft, block) => block.kind !== 'form' && holds(draft, block, /^image$/),
    first: () => false,
    claims: new RegExp(`\\b(?:${larger}|thumbnails?)\\b`),
    beyond: /\b(?:super-?resolution|algorithm|upload|quality)\b/,
  },
]

const isAided = (block: Block): block is Aided => block.kind === 'list' || block.kind === 'detail' || block.kind === 'form'
const isPlace = ({ path, role, blocks }: Page): boolean => path !== '/' && role === undefined && blocks.some(isAided)

function aided(draft: Draft, { name, cue, not, fits, first, claims, beyond }: Aid): Draft {
  const { words } = draft.brief
  if (!cue.test(words) || not.test(words)) return draft
  const blocks = draft.model.pages.filter(({ path }) => path !== '/').flatMap((page) => page.blocks.filter(isAided).filter((block) => fits(draft, block)))
  const wanted = blocks.filter((block) => first(draft, block))
  const meant = new Set<Block>(wanted.length > 0 ? wanted : blocks)
  const pages = draft.model.pages.map((page) =>
    page.blocks.some((block) => meant.has(block))
      ? { ...page, blocks: page.blocks.map((block) => (meant.has(block) && isAided(block) ? { ...block, aids: [...(block.aids ?? []), name] } : block)) }
      : page,
  )
  const holding = draft.model.pages.filter((page) => page.blocks.some((block) => meant.has(block)))
  const place = holding.find((page) => isPlace(page) && page.navigation !== null) ?? holding.find(isPlace) ?? holding[0]
  return place ? claimedAs(withModel(draft, { pages }), place.path, claims, beyond) : draft
}

/** Lists, rows and forms with what the words ask of their use beside reading and typing: read aloud, spoken into, kept unsent, deleted several at a time, pictures enlarged. */
export const aidsAsked: Completer = (draft) => aids.reduce(aided, draft)
