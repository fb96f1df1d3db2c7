import type { Action, BlockOf, Entity, Field, Values } from '../../model.ts'
import { asksIn, claimed, type Draft, newBlockId } from '../draft.ts'
import { wordsOf } from '../module/place.ts'
import { withoutThings } from '../module/remake.ts'
import { addPage, changeActions, changeBlocks, createOn, manager, putEntity, withFields, withSeeds } from '../trade/parts.ts'
import { claimedAs } from './claims.ts'
import { codeOf, withProductCodes } from './product-codes.ts'

const things =
  'certificates?|certifications?|diplomas?|degrees?|credentials?|products?|goods|items?|medicines?|wines?|bags?|jewel\\w+|artworks?|watch(?:es)?|devices?|parts|tickets?|vouchers?|warrant(?:y|ies)|licen[cs]es?|passes|documents?|authentic\\w*|genuine\\w*|counterfeit\\w*'
const doing =
  'verif(?:y|ies|ied|ying|ication)|validat(?:e|es|ing|ion)|authenticat(?:e|es|ing|ion)|check(?:s|ing)?|quer(?:y|ies|ying)|confirm(?:s|ing)?|scan(?:s|ning)?|trac(?:e|es|ing)'
const codes =
  '(?:anti-?counterfeit\\w* |security |verification |unique |product |certificate |ticket |serial |qr |their |the |its |a )*(?:codes?|serial numbers?|certificate numbers?|ticket numbers?|numbers?|serials?|ids?|qr)'
const asked: readonly RegExp[] = [
  new RegExp(
    `\\b(?:${doing})\\b[^.;]{0,60}\\b(?:${things})\\b[^.;]{0,30}\\b(?:by|with|using|via|through|from|enter\\w*|scan\\w*|input\\w*)\\b[^.;]{0,25}\\b${codes}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:enter|scan|input|typ)\\w*\\b[^.;]{0,30}\\b${codes}\\b[^.;]{0,40}\\b(?:${doing})\\b[^.;]{0,40}\\b(?:${things})\\b`, 'i'),
  /\b(?:certificate|diploma|degree|credential|authenticity|serial number|security code|anti-?counterfeit(?:ing)?) (?:code |number )?(?:verification|authentication|validation|check(?:s|ing)?|quer(?:y|ies)|inquir(?:y|ies)|look-?ups?)\b|\b(?:product|e-?ticket|ticket|warranty) (?:code |number )?(?:verification|authentication|validation)\b/i,
  /\b(?:verif\w+|check\w*|confirm\w*|authenticat\w+|validat\w+|prov(?:e|es|ing)) (?:[\w’'-]+ ){0,3}?(?:authenticity|genuineness)\b|\banti-?counterfeit\w*\b|\bauthenticity of (?:[\w’'-]+ ){0,2}(?:products?|certificates?|goods|items?|medicines?|wines?|tickets?|diplomas?)\b/i,
]
/** What is found out in other ways than by a code. */
const otherwise =
  /\b(?:fake news|news (?:articles? )?(?:detect\w*|authenticity)|authenticity of (?:the )?news|videos?|images?|photos?|identit\w+|real-name|users?’? authenticity|messages?|data authenticity|log ?in|sign ?up|password|ssl|tls|uploads?|resum\w+|signatures?|reviews?|authenticity of (?:the )?(?:data|information|content))\b/i

/** The sentence part that asks for codes to be checked. */
function askedIn(words: string): string | null {
  for (const part of words.split(/[.;\n]/)) if (!otherwise.test(part) && asked.some((one) => one.test(part))) return part
  return null
}
const claiming =
  /\b(?:verif\w+|validat\w+|authentic\w*|genuine\w*|counterfeit\w*|check\w* [^,;]{0,30}(?:code|number|certificate|ticket)s?|certificate quer\w+|(?:enter|scan|input)\w* [^,;]{0,30}(?:code|number)s?)\b/
const beyond = /\b(?:e-?mails?|phone|sms|password|accounts?|identity|real-name|manage\w*|users?|login|payments?|images?|videos?)\b/

/** Things of the words that are the checking itself. */
const itself =
  /^(?:(?:product|order|certificate|diploma|ticket|authenticity|anti-?counterfeit(?:ing)?|code|genuineness|degree|credential|warranty|serial number) )*(?:verifications?|authentications?|authenticit(?:y|ies)|validations?|checks?|authenticity checks?|genuineness|anti-?counterfeit(?:ing)?s?|anti-?counterfeit(?:ing)? (?:codes?|quer(?:y|ies)))(?: (?:results?|codes?|quer(?:y|ies)|forms?))?$/

interface Kind {
  readonly words: RegExp
  readonly entity: RegExp
  readonly title: string
  readonly text: string
  /** Whether those who run the site check it, and not whoever holds it. */
  readonly isOfStaff?: boolean
}
const kinds: readonly Kind[] = [
  { words: /\b(?:certificat\w+|diplomas?|degrees?|credentials?)\b/i, entity: /(?:^| )(?:certificates?|certifications?|diplomas?|degrees?|credentials?)$/, title: 'Verify a certificate', text: 'Enter the number that stands on the certificate.' },
  { words: /\b(?:e-?tickets?|tickets?|passes)\b/i, entity: /(?:^| )(?:tickets?|ticket orders?|orders?|bookings?|reservations?|registrations?|passes)$/, title: 'Check a ticket', text: 'Enter the number that stands on the ticket.', isOfStaff: true },
  { words: /\bvouchers?\b/i, entity: /(?:^| )vouchers?$/, title: 'Check a voucher', text: 'Enter the code that stands on the voucher.' },
  { words: /\b(?:warrant(?:y|ies))\b/i, entity: /(?:^| )(?:warranty|warranties|warranty cards?)$/, title: 'Check a warranty', text: 'Enter the serial number of the product.' },
  { words: /./, entity: /(?:^| )(?:product codes?|security codes?|serial numbers?|qr labels?)$/, title: 'Check authenticity', text: 'Enter the code that stands on the product or its packing.' },
] // biome-ignore format: a table

const coded = ({ id, type, label }: Field): boolean =>
  type === 'text' && /(?:^|_)(?:number|code|serial|reference|certificate_no|serial_number)$/.test(id) && !/card|phone|tax|bank|account|house/i.test(label)
const personal = ({ type, label }: Field): boolean =>
  ['email', 'phone', 'long_text', 'money', 'file', 'image', 'url'].includes(type) || /address|card|birth|note|passport|id number|payment/i.test(label)
const used = /^(?:used|validated|redeemed|checked in|scanned|claimed|collected|attended|completed|finished|entered)$/i
const off =
  /^(?:revoked|expired|withdrawn|cancel+ed|rejected|declined|refunded|blocked|lost|stolen|counterfeit|fake|void|invalid|suspended|recalled|no.?show)$/i

/** A page on which a code is entered and what it is of is told at once, where the words ask to verify certificates, tickets or goods. */
export function codeChecks(draft: Draft): Draft {
  const said = askedIn(wordsOf(draft))
  if (said === null) return draft
  const kind = kinds.find(({ words }) => words.test(said))!
  const isByCode = /\b(?:codes?|numbers?|serials?|counterfeit\w*|qr)\b/i.test(said)
  const gone = draft.model.entities.filter(
    ({ plural, id }) => itself.test(plural) && (isByCode || !/checks$/.test(plural)) && draft.parts.some(({ made }) => made.entity.id === id),
  )
  const lean = withoutThings(
    draft,
    gone.map(({ id }) => id),
  )
  const runs = manager(lean)?.id
  const found = bearersIn(lean, kind)
  const { draft: known, entity } = isOpenToForging(found.entity, runs) ? keptByStaff(found.draft, found.entity, runs!) : found
  const step = entity.lifecycle?.transitions.find(({ to }) => used.test(to))
  const use = known.model.actions.find(({ entity: of, transition, kind: way }) => of === entity.id && way === 'transition' && transition === step?.id)
  const states = entity.lifecycle ? (entity.fields.find(({ id }) => id === entity.lifecycle!.field)?.choices ?? []) : []
  const block: BlockOf<'code_check'> = {
    kind: 'code_check',
    id: newBlockId(known, 'check'),
    heading: '',
    entity: entity.id,
    code: entity.fields.find(coded)!.id,
    fields: entity.fields.filter((field) => !coded(field) && !personal(field)).map(({ id }) => id),
    state: entity.lifecycle
      ? { field: entity.lifecycle.field, used: states.filter((one) => used.test(one)), void: states.filter((one) => off.test(one)) }
      : null,
    until: entity.fields.find(({ type, id }) => type === 'date' && /until|expir/.test(id))?.id ?? null,
    use: use?.id ?? null,
    ...(entity.write === 'anyone' && kind.isOfStaff !== true && { entered: true }),
    text: kind.text,
  }
  const isStaffs = kind.isOfStaff === true && entity.read !== 'public' && runs !== undefined
  const made = addPage(known, { title: kind.title, navigation: kind.title, ...(isStaffs && { role: runs }), blocks: () => [block] })
  const isSaid = ({ start, end }: { readonly start: number; readonly end: number }): boolean => askedIn(draft.brief.words.slice(start, end)) !== null
  const clauses = draft.brief.clauses.filter((clause) => clause.mode !== 'subject' && clause.asks.length < 2 && isSaid(clause))
  const asks = asksIn(draft).flatMap(({ ask }) => (isSaid(ask) ? [ask] : []))
  return claimed(claimedAs(made.draft, made.path, claiming, beyond), made.path, [...clauses, ...asks])
}

/** Whether whoever visits could add what is then called genuine. */
const isOpenToForging = ({ read, write }: Entity, runs: string | undefined): boolean => read === 'public' && write === 'anyone' && runs !== undefined
/** What is genuine is said by those who run the site: they alone add and change it, on a page of theirs. */
function keptByStaff(draft: Draft, before: Entity, role: string): { readonly draft: Draft; readonly entity: Entity } {
  const entity: Entity = { ...before, write: 'managed' }
  const isKept = (kind: Action['kind']): boolean => kind === 'create' || kind === 'update' || kind === 'delete'
  const given = changeActions(putEntity(draft, entity), entity.id, (action) => (isKept(action.kind) ? { ...action, role } : action))
  const create = createOn(given, entity.id)
  const list = given.model.pages.flatMap(({ blocks }) => blocks).find((block) => block.kind === 'list' && block.entity === entity.id)
  const bare = changeBlocks(given, (block, page) => (block.kind === 'form' && block.action === create?.id && page.role === undefined ? [] : [block]))
  if (
    !create ||
    list?.kind !== 'list' ||
    bare.model.pages.some((page) => page.role === role && page.blocks.some((block) => block.kind === 'form' && block.action === create.id))
  )
    return { draft: bare, entity }
  const { draft: made } = addPage(bare, {
    title: `Manage ${entity.plural}`.slice(0, 100),
    navigation: `Manage ${entity.plural}`.slice(0, 40),
    role,
    blocks: (id) => [
      { ...list, id: id(`${entity.id}_kept`.slice(0, 40)), scope: 'all' },
      { kind: 'form', id: id(`${entity.id}_form`.slice(0, 40)), heading: create.name, action: create.id, text: 'It can be checked from then on.' },
    ],
  })
  return { draft: made, entity }
}

/** The rows that bear the codes: those of the words with a number, else given one, else a table of codes. */
function bearersIn(draft: Draft, kind: Kind): { readonly draft: Draft; readonly entity: Entity } {
  const fit = draft.model.entities.filter(({ plural, singular }) => kind.entity.test(plural) || kind.entity.test(singular))
  const numbered = fit.find(({ fields }) => fields.some(coded))
  if (numbered) return { draft, entity: numbered }
  const [plain] = fit
  if (!plain) return withProductCodes(draft)
  const field: Field = { id: 'code', label: 'Code', type: 'text', required: false }
  const entity = withSeeds(withFields(plain, [field]), (seed, index): Values => ({ ...seed, code: codeOf(index) }))
  const actions = draft.model.actions.filter((one) => one.entity === plain.id && (one.kind === 'create' || one.kind === 'update') && one.role !== undefined)
  const asks = putEntity(draft, entity)
  const wider = actions.map((action) => ({ ...action, fields: [...action.fields, 'code'] }))
  return {
    draft: { ...asks, model: { ...asks.model, actions: asks.model.actions.map((one) => wider.find(({ id }) => id === one.id) ?? one) } },
    entity,
  }
}
