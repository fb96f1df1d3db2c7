import { hoursBetween } from '../../hours.ts'
import type { Effect, Value } from '../../model.ts'
import type { SiteRow } from '../../site.ts'
import { authorOf, viewerOf } from '../access.ts'
import { own } from '../own.ts'
import { phaseOf } from '../phase.ts'
import { grouped } from '../value.ts'
import { masked } from './card.ts'
import { credit, known } from './credit.ts'
import { daysBetween, later, streakTo } from './days.ts'
import { gradeOf } from './grade.ts'
import { freshCode, knownAs } from './inside.ts'
import { judged } from './judged.ts'
import { keepLines, reckonOwn, reckonWhole } from './lines.ts'
import { keepMarked } from './marked.ts'
import { maySet } from './may-set.ts'
import { notify } from './notify.ts'
import { add, addTo, average, each, lacking, raise } from './numbers.ts'
import { followed, lone, parts, taken } from './parts.ts'
import { cents, instalmentOf, priceOf } from './prices.ts'
import { queue } from './queue.ts'
import { referredBy } from './reads.ts'
import { record } from './recorded.ts'
import { nextReference } from './reference.ts'
import { rise } from './rising.ts'
import { route } from './routed.ts'
import { amountIn, codedRow, holdsWhen, isGiven, nameOf, numberOf, referred, rowFor, type Scene } from './scene.ts'
import { leftToPay, schedule } from './schedule.ts'
import { simulate } from './simulated.ts'
import { standings } from './standings.ts'
import { keepAnswers, transcribe } from './survey.ts'
import { tally } from './tally.ts'
import { workOut } from './work-out.ts'
import { workThrough } from './worked.ts'
import { keepWritten, writeDown } from './written.ts'

type EffectOf<Kind extends Effect['kind']> = Extract<Effect, { kind: Kind }>

/** What the effects make of the row's own values, before anything stands against them. */
export function fill(scene: Scene): void {
  for (const effect of scene.action.effects ?? []) fillOne(scene, effect)
  const { entity, values, today } = scene
  if (entity.phases) values[entity.phases.field] = phaseOf(entity, values, today)
}

function fillOne(scene: Scene, effect: Effect): void {
  const { values } = scene
  switch (effect.kind) {
    case 'number':
      if (!isGiven(own(values, effect.field))) values[effect.field] = nextReference(scene.desk.rowsOf(scene.entity.id), effect)
      return
    case 'code':
      if (!isGiven(own(values, effect.field))) values[effect.field] = freshCode(scene, effect.field)
      return
    case 'as':
      values[effect.to] = knownAs(scene, effect)
      return
    case 'today':
      if (effect.unless === undefined || !isGiven(own(values, effect.field))) values[effect.field] = scene.today
      return
    case 'moment':
      values[effect.field] = `${scene.today}T${scene.time}`
      return
    case 'rows':
      values[effect.to] = scene.desk.rowsOf(effect.of).length
      return
    case 'name':
      if (scene.visitor.name && !isGiven(own(values, effect.field))) values[effect.field] = scene.visitor.name
      return
    case 'address':
      if (scene.visitor.account?.kind === 'own') values[effect.field] = scene.visitor.account.email
      return
    case 'author':
      values[effect.field] = authorOf(viewerOf(scene.model, scene.visitor))
      return
    case 'whose': {
      const about = isGiven(own(values, effect.field)) ? undefined : referred(scene, effect.by)
      const named = about?.entity.shared === undefined ? undefined : own(about.row.values, about.entity.shared)
      if (about) values[effect.field] = isGiven(named) ? named! : about.row.owner
      return
    }
    case 'copy': {
      const about = referred(scene, effect.by)
      if (about) values[effect.to] = own(about.row.values, effect.field) ?? null
      return
    }
    case 'find':
      found(scene, effect)
      return
    case 'multiply': {
      const [one, other] = effect.fields.map((field) => numberOf(own(values, field)))
      values[effect.to] = typeof one === 'number' && typeof other === 'number' ? cents((one * other) / (effect.percent ? 100 : 1)) : null
      return
    }
    case 'sum':
      total(values, effect)
      return
    case 'price':
      values[effect.to] = priceOf(values, effect)
      return
    case 'reduce':
      reduced(scene, effect)
      return
    case 'instalment':
      values[effect.to] = instalmentOf(values, effect)
      return
    case 'schedule':
      leftToPay(scene, effect)
      return
    case 'answers':
      transcribe(scene, effect)
      return
    case 'figures':
    case 'drafted':
    case 'found':
    case 'foreseen':
      workOut(scene, effect)
      return
    case 'worked':
    case 'format':
    case 'size':
      workThrough(scene, effect)
      return
    case 'simulated':
      simulate(scene, effect)
      return
    case 'routed':
      route(scene, effect)
      return
    case 'written':
      writeDown(scene, effect)
      return
    case 'judged':
      judged(scene, effect)
      return
    case 'credit':
      known(scene, effect)
      return
    case 'put':
      if (
        holdsWhen(values, effect.when) &&
        (effect.changed?.some((field) => (own(scene.row?.values ?? {}, field) ?? null) !== (own(values, field) ?? null)) ?? true)
      )
        values[effect.field] = effect.value
      return
    case 'streak':
      values[effect.to] = streakTo(
        own(values, effect.field),
        ownLines(scene, scene.entity.id).map((row) => own(row.values, effect.field)),
      )
      return
    case 'reckon':
      if (effect.by === null) reckonOwn(scene, effect)
      return
    case 'risen':
      rise(scene, effect)
      return
    case 'days':
      values[effect.into] = daysBetween(own(values, effect.from), own(values, effect.to))
      return
    case 'hours':
      values[effect.into] = hoursBetween(own(values, effect.from), own(values, effect.to))
      return
    case 'beyond': {
      const time = String(own(values, effect.field) ?? '')
      values[effect.to] = time === '' ? null : time.slice(0, 5) > effect.limit ? effect.over : effect.within
      return
    }
    case 'grade':
      values[effect.to] = gradeOf(scene, effect)
      return
    case 'later':
      values[effect.to] = later(own(values, effect.from), effect.days)
      return
    case 'collect':
      values[effect.total] = cents(ownLines(scene, effect.from).reduce((sum, line) => sum + (numberOf(own(line.values, effect.sum)) ?? 0), 0))
      return
    default:
      return
  }
}

function found(scene: Scene, { entity, code, by, to, copies = [] }: EffectOf<'find'>): void {
  const row = codedRow(scene, entity, code, by)
  if (to !== null) scene.values[to] = row?.id ?? null
  for (const one of row ? copies : []) scene.values[one.to] = own(row!.values, one.from) ?? null
}

function total(values: Record<string, Value>, { fields, sign, percent, to }: EffectOf<'sum'>): void {
  const one = numberOf(own(values, fields[0])) ?? 0
  const other = numberOf(own(values, fields[1])) ?? 0
  values[to] = cents(one + sign * (percent ? (one * other) / 100 : other))
}

function reduced(scene: Scene, { entity, code, share, by, to }: EffectOf<'reduce'>): void {
  const row = codedRow(scene, entity, code, by)
  const total = numberOf(own(scene.values, to))
  if (row && total !== null) scene.values[to] = cents(total * (1 - Math.min(100, numberOf(own(row.values, share)) ?? 0) / 100))
}

/** The visitor's own rows, without the samples that stand in for them. */
export const ownLines = ({ desk, visitor }: Scene, entity: string): readonly SiteRow[] => desk.rowsOf(entity).filter(({ owner }) => owner === visitor.id)

const stocksOf = ({ stock, also = [] }: EffectOf<'collect'>) => [...(stock ? [stock] : []), ...also]

/** What stands against collecting: nothing to collect, or more than a stock holds. */
export function shortage(scene: Scene): string | null {
  const { model, action, desk } = scene
  for (const effect of action.effects ?? []) {
    const missing = effect.kind === 'each' && effect.text !== undefined ? lacking(scene, effect) : undefined
    const of = missing && model.entities.find(({ id }) => id === missing.entity)
    if (missing && of && effect.kind === 'each')
      return effect
        .text!.replace('{left}', grouped(numberOf(own(missing.row.values, effect.field)) ?? 0))
        .replace('{title}', nameOf(of, missing.row))
        .replace('{wanted}', grouped(missing.amount))
    if (effect.kind !== 'collect') continue
    const lines = ownLines(scene, effect.from)
    if (lines.length === 0) return effect.text
    for (const stock of stocksOf(effect)) {
      const goods = model.entities.find(({ id }) => id === referredBy(model, effect.from, stock.by))
      if (!goods) continue
      const wanted = new Map<string, number>()
      for (const line of lines) {
        const id = String(own(line.values, stock.by) ?? '')
        if (id !== '' || !effect.also) wanted.set(id, (wanted.get(id) ?? 0) + (amountIn(line.values, stock.amount) ?? 0))
      }
      for (const [id, amount] of wanted) {
        const row = desk.find(goods.id, id)
        if (!row) return `One of these ${goods.plural} is no longer here. Remove it to go on.`
        const left = numberOf(own(row.values, stock.field))
        if (left !== null && amount > left)
          return left > 0
            ? `There are only ${grouped(left)} of ${nameOf(goods, row)} left. Take fewer to go on.`
            : `${nameOf(goods, row)} is sold out. Remove it to go on.`
      }
    }
  }
  return null
}

/** What the effects do to other rows; `sign` is -1 where what was done is undone. */
export function spread(scene: Scene, row: string, sign: 1 | -1 = 1): void {
  for (const effect of scene.action.effects ?? []) {
    if (effect.kind === 'add') add(scene, effect, sign)
    if (effect.kind === 'tally') tally(scene, effect, sign)
    if (effect.kind === 'average') average(scene, effect, row, sign)
    if (effect.kind === 'occupy') occupy(scene, effect, sign)
    if (effect.kind === 'standings') standings(scene, effect, row, sign)
    if (sign === -1) continue
    if (effect.kind === 'set') set(scene, effect)
    if (effect.kind === 'pass') pass(scene, effect)
    if (effect.kind === 'raise') raise(scene, effect)
    if (effect.kind === 'lone') lone(scene, effect, row)
    if (effect.kind === 'record') record(scene, effect, row)
    if (effect.kind === 'answers') keepAnswers(scene, effect, row)
    if (effect.kind === 'marked') keepMarked(scene, effect, row)
    if (effect.kind === 'written') keepWritten(scene, effect, row)
    if (effect.kind === 'parts') parts(scene, effect, row)
    if (effect.kind === 'credit') credit(scene, effect)
    if (effect.kind === 'queue') queue(scene, effect, row)
    if (effect.kind === 'take') taken(scene, effect, row)
    if (effect.kind === 'all') followed(scene, effect, row)
    if (effect.kind === 'notify') notify(scene, effect)
    if (effect.kind === 'each') each(scene, effect, row)
    if (effect.kind === 'schedule') schedule(scene, effect, row)
    if (effect.kind === 'lines') keepLines(scene, effect, row)
    if (effect.kind === 'reckon' && effect.by !== null) reckonWhole(scene, effect, row)
    if (effect.kind === 'collect') collect(scene, effect, row)
  }
}

function set(scene: Scene, { by, field, value, from, when, allowed }: EffectOf<'set'>): void {
  if (!holdsWhen(scene.values, when ?? null)) return
  const about = referred(scene, by)
  if (about && (from?.includes(own(about.row.values, field) ?? null) ?? true) && (allowed !== true || maySet(scene, about, field, value)))
    scene.desk.change(about.entity.id, about.row, { [field]: value })
}

function occupy(scene: Scene, { by, state, holder, sign }: EffectOf<'occupy'>, times: 1 | -1): void {
  const place = referred(scene, by)
  const who = own(scene.values, holder.from) ?? null
  if (!place) return
  if (sign * times === 1) scene.desk.change(place.entity.id, place.row, { [state.field]: state.taken, [holder.to]: who })
  else if (own(place.row.values, holder.to) === who) scene.desk.change(place.entity.id, place.row, { [state.field]: state.free, [holder.to]: null })
}

function pass(scene: Scene, { by, field, to }: EffectOf<'pass'>): void {
  const about = referred(scene, by)
  const value = own(scene.values, field) ?? null
  if (about && value !== null && value !== '') scene.desk.change(about.entity.id, about.row, { [to]: value })
}

/** Whose the made row is: who acts, or whose row it answers. */
export function ownerOf({ action, visitor, ...scene }: Scene): string {
  const given = action.effects?.find((effect) => effect.kind === 'give')
  return (given && referred({ ...scene, action, visitor }, given.by)?.row.owner) ?? visitor.id
}

function collect(scene: Scene, effect: EffectOf<'collect'>, row: string): void {
  const { from, into, by } = effect
  const target = scene.model.entities.find(({ id }) => id === into)
  for (const line of ownLines(scene, from)) {
    const shared = Object.entries(line.values).filter(([field]) => target?.fields.some(({ id }) => id === field) && field !== target.lifecycle?.field)
    scene.desk.insert(into, rowFor(scene, into, { ...Object.fromEntries(shared), [by]: row }))
    for (const stock of stocksOf(effect)) {
      const goods = referredBy(scene.model, from, stock.by)
      const about = goods ? scene.desk.find(goods, own(line.values, stock.by)) : undefined
      const amount = amountIn(line.values, stock.amount)
      if (goods && about && amount !== null) addTo(scene, goods, about, stock.field, -amount)
    }
    scene.desk.remove(from, line)
  }
}

/** What is kept of what was typed, once nothing stands against it. */
export function conceal({ action, values }: Scene): void {
  for (const effect of action.effects ?? []) {
    if (effect.kind === 'mask' && isGiven(own(values, effect.field))) values[effect.field] = masked(String(values[effect.field]))
  }
}
