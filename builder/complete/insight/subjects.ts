import { capital, singular, titled } from '../../lexicon/inflect.ts'
import type { BlockOf, Entity, Field } from '../../model.ts'
import type { Draft } from '../draft.ts'
import { totalOf } from '../trade/fields.ts'

/** What figures are of: the rows of an entity, or a number in them; what it is called; and by what the words have it fall apart. */
export interface Subject {
  readonly entity: Entity
  readonly measure: 'count' | 'sum' | 'average'
  readonly field?: Field
  readonly where?: NonNullable<BlockOf<'chart'>['where']>
  readonly name: string
  readonly by: readonly string[]
}

const drawn = 'statistics|stats|analytics|analysis|trends?|charts?|graphs?|curves?|figures|dashboards?|overview|summary'
const beside =
  'statistical|data|detailed|simple|basic|monthly|weekly|daily|yearly|annual|visual|line|bar|pie|trend|page|of|and|the|their|its|own|a|an|view|see|show|display|displaying|displays'
const before = new RegExp(
  `\\b((?:[a-z-]+ ){1,4}?)(?:(?:trend|statistical|data|statistics|by month) )*(?:${drawn})\\b(?! of\\b)(?:(?: page)?(?: by month)?((?: (?:by|per) (?:each |every )?[a-z-]+(?: [a-z-]+)?)(?:,? and (?:by |per )?[a-z-]+)?))?`,
  'g',
)
const after = new RegExp(
  `\\b(?:${drawn})(?: pages?)? (?:of|on|about|showing|shows?|displays?|with|should (?:show|chart|display|list)) ([a-z' -]+(?:, [a-z' -]+){0,4})`,
  'g',
)
const seen =
  /\b(?:view|see|show|check|compare|display|chart) ((?:their |the |own |total |monthly |daily |weekly |yearly ){0,3}(?:[a-z-]+ )?(?:income|revenue|turnover|earnings|takings|profits?|consumption|usage|spending|sales)(?: by [a-z]+)?)/g
const word = '([a-z-]+(?: (?!and|or|in|for|over|on|at|to|with)[a-z-]+)?)'
const apart = new RegExp(`\\b(?:by|per|for each|for every|of each|of every) (?:the |each |every )?${word}(?:,? and (?:by |per )?(?:the )?${word})?`)

/** What the words want figures of, in their order, as noun and dimensions. */
export function toldIn(words: string): readonly { readonly noun: string; readonly by: readonly string[] }[] {
  const found = [
    ...[...words.matchAll(before)].map(({ index, 1: left = '', 2: by = '' }) => ({ index, said: `${left.trim()}${by}` })),
    ...[...words.matchAll(after)].flatMap(({ index, 1: all = '' }) =>
      (/ (?:by|per) /.test(all) ? [all] : all.split(/, (?:and )?| and /)).map((said) => ({ index, said })),
    ),
    ...[...words.matchAll(seen)].map(({ index, 1: said = '' }) => ({ index, said })),
  ]
  return found
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ said }) => {
      const [, one, other] = apart.exec(said) ?? []
      const noun = said
        .replace(/ (?:by|per|for|over|in|with|from|during|of each|of every) .*$/, '')
        .split(' ')
        .filter((word) => !quiet.test(word))
        .slice(-2)
        .join(' ')
      return noun === '' ? [] : [{ noun, by: [one, other].flatMap((by) => by ?? []) }]
    })
}
const quiet = new RegExp(`^(?:${beside}|total|average|number)$`)

const sold = /^sales?$/
const income = /^(?:income|revenues?|earnings?|takings|turnover|profits?|proceeds)$/
const spent = /^(?:spending|expenditures?|expenses?|costs?)$/
const used = /^(?:usage|consumption|use|production|yield|output|energy|electricity|power|water)$/
const held = /^(?:occupancy|utili[sz]ation|occupation|use)$/
const dealt =
  /(?:^| )(?:orders?|sales?|payments?|bookings?|reservations?|rentals?|rents?|leases|invoices?|donations?|tickets?|enrol?lments?|sign-ups|registrations|recharges?|transactions?|appointments|repairs)$/
const costs = /(?:^| )(?:expenses?|expenditures?|expense claims|claims|costs?|purchases?|bills?)$/
/** What a doing is called whose rows are kept under another name. */
const doings: Readonly<Record<string, RegExp>> = {
  lending: /(?:^| )(?:loan|lending)$/, borrowing: /(?:^| )(?:loan|borrowing)$/, enrollment: /enrol?lment|registration$/, booking: /booking|reservation|appointment$/,
  reservation: /reservation|booking$/, rental: /rental|reservation|booking|lease$/, attendance: /attendance|check-in$/, visit: /visit|check-in$/, repair: /repair/,
} // biome-ignore format: a table

const isReport = /(?:^| )(?:report|analysis|approval|export|draft|saved chart)$/
/** The rows that the words name. */
function entityOf(entities: readonly Entity[], noun: string): Entity | undefined {
  const [one, last] = [singular(noun), singular(noun.split(' ').at(-1) ?? '')]
  const doing = doings[one] ?? doings[last]
  return (
    entities.find(({ singular: name }) => name.toLowerCase() === one) ??
    entities.find(({ singular: name }) => name.toLowerCase() === last) ??
    entities.find(({ singular: name }) => name.toLowerCase().endsWith(` ${last}`) && !isReport.test(name)) ??
    (doing && entities.find(({ singular: name }) => doing.test(name)))
  )
}

/** The subject that a noun names among what a page may count; null where it names none. */
export function subjectOf({ brief }: Draft, entities: readonly Entity[], { noun, by }: ReturnType<typeof toldIn>[number]): Subject | null {
  const last = noun.split(' ').at(-1) ?? ''
  const name = capital(noun)
  const about = singular(noun.split(' ').at(-2) ?? '')
  if (income.test(last)) return summed(takenIn(entities, about), name, by)
  if (sold.test(last)) return summed(dealtIn(entities, about, dealt), name, by)
  if (spent.test(last) || (last === 'budget' && dealtIn(entities, '', costs)))
    return summed(dealtIn(entities, '', costs), last === 'budget' ? 'Spending' : name, by)
  const read = used.test(last) ? readIn(entities) : null
  if (read) return { ...read, measure: 'sum', ...kindIn(read.entity, brief.words.toLowerCase()), name, by }
  const taken = held.test(last) ? entities.find(({ plural: many }) => /(?:^| )(?:bookings|reservations|stays|rentals|appointments)$/.test(many)) : undefined
  const entity = taken ?? entityOf(entities, noun)
  // What is read goes up and down: how often it was read says little.
  if (entity && /(?:^| )(?:readings?|measurements?|observations?|data)$/.test(entity.plural)) return null
  if (entity && !isReport.test(entity.singular)) return countOf(entity, by)
  return numberIn(entities, noun, by)
}

const summed = (entity: Entity | undefined, name: string, by: readonly string[]): Subject | null => {
  const field = entity && totalOf(entity)
  return entity && field ? { entity, measure: 'sum', field, ...(income.test(name.split(' ').at(-1)!.toLowerCase()) && paidIn(entity)), name, by } : null
}

/** The dealings whose money adds up: those of what the words name before others, and what is put up to be bought last. */
function dealtIn(entities: readonly Entity[], about: string, names: RegExp): Entity | undefined {
  const able = entities.filter((one) => names.test(one.plural) && !/refund|top-up|cart/.test(one.plural) && totalOf(one) !== undefined)
  const made = able.filter(({ read, write }) => read !== 'public' || write === 'anyone')
  const refers = ({ fields }: Entity): boolean =>
    fields.some(({ type, entity }) => type === 'reference' && entities.find(({ id }) => id === entity)?.singular.endsWith(about))
  const named = about === '' ? undefined : (made.find(({ singular: one }) => one.endsWith(about)) ?? made.find(refers))
  return named ?? made.find(({ plural: many }) => !/(?:sales|payments|leases)$/.test(many)) ?? made[0] ?? able[0]
}
/** What is taken in: dealings that say whether they are paid, then what is paid, then any. */
function takenIn(entities: readonly Entity[], about: string): Entity | undefined {
  const paid = entities.filter((one) => paidIn(one).where)
  return dealtIn(paid.filter(({ plural: many }) => !/payments$/.test(many)), about, dealt) ?? dealtIn(paid, about, dealt) ?? dealtIn(entities, about, dealt) // biome-ignore format: one chain
}
/** Only what is paid is income, where rows say so. */
function paidIn({ fields, lifecycle }: Entity): Pick<Subject, 'where'> {
  const state = fields.find(({ id, choices }) => (id === 'payment_status' || id === lifecycle?.field) && choices?.includes('Paid'))
  return state ? { where: { field: state.id, is: 'Paid' } } : {}
}

export const countOf = (entity: Entity, by: readonly string[]): Subject => ({ entity, ...worthOf(entity), name: titled(entity.plural), by })

/** What rows come to that are an amount themselves: hours, contributions, a yield; others are counted. */
function worthOf(entity: Entity): Pick<Subject, 'measure' | 'field'> {
  const { singular: one, plural: many, fields } = entity
  const own = fields.find(
    ({ type, label }) => (type === 'number' || type === 'money') && [one, many].some((name) => name.split(' ').at(-1) === label.toLowerCase()),
  )
  const money = valued.test(many) ? totalOf(entity) : undefined
  const amount = /(?:yields?|consumptions?|productions?|outputs?|harvests?)$/.test(many)
    ? fields.find(({ id, type }) => type === 'number' && amounts.test(id))
    : undefined
  const field = own ?? money ?? amount
  return field ? { measure: 'sum', field } : { measure: 'count' }
}
const valued = /(?:^| )(?:sales|contributions|donations|expenses|payments|recharges|withdrawals|deposits|tips|costs|budgets|pledges|funds|transactions)$/

const amounts = /^(?:used|usage|consumption|consumed|amount|value|quantity|energy|yield|produced|output)$/
function readIn(entities: readonly Entity[]): { readonly entity: Entity; readonly field: Field } | null {
  const of = entities.filter(({ singular: one }) => /(?:^| )(?:reading|consumption|usage|measurement|yield|use|record|bill|data)$/.test(one))
  for (const field of ['used', 'usage', 'consumption', 'amount', 'value'])
    for (const entity of of) {
      const found = entity.fields.find(({ id, type }) => id === field && type === 'number' && amounts.test(id))
      if (found) return { entity, field: found }
    }
  return null
}
/** The one kind of what is read that the words speak of. */
function kindIn({ fields }: Entity, words: string): Pick<Subject, 'where'> {
  const kind = fields.find(({ id, type }) => id === 'kind' && type === 'choice')
  const told = kind?.choices?.filter((one) => words.includes((/^[a-z]+/.exec(one.toLowerCase()) ?? [one])[0])) ?? []
  return kind && told.length === 1 ? { where: { field: kind.id, is: told[0]! } } : {}
}

const isTimed = ({ seeds }: Entity, { id, type }: Field): boolean =>
  type === 'text' && seeds.some((seed) => /^\d{1,3}:\d{2}:\d{2}$/.test(String(seed[id] ?? '')))
/** A number that rows keep: "pain level", "finish times", "mood". */
function numberIn(entities: readonly Entity[], noun: string, by: readonly string[]): Subject | null {
  const one = singular(noun)
  for (const entity of entities) {
    const field = entity.fields.find(
      (field) =>
        field.label.toLowerCase() === one && (field.type === 'number' || field.type === 'percent' || field.type === 'rating' || isTimed(entity, field)),
    )
    if (field) return { entity, measure: 'average', field, name: `Average ${field.label.toLowerCase()}`, by }
  }
  return null
}
