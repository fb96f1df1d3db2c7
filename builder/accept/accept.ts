import type { Requirement } from '../../contract/turn.ts'
import type { Claims } from '../complete/draft.ts'
import type { Filed } from '../compose/ledger.ts'
import type { Part } from '../compose/pages.ts'
import type { Plan } from '../compose/plan.ts'
import type { Cast } from '../compose/roles.ts'
import type { Action, AppModel } from '../model.ts'
import type { Ask } from '../read/ask.ts'
import { checkChange, checkCreate, checkSearch, checkStep, isNamed } from './checks.ts'
import { checkQuality } from './qualities.ts'
import { checkColours, checkFigures, checkPage, checkView } from './sights.ts'
import type { Verdict } from './verdict.ts'
import { createWorld, entityIn, telling, type World } from './world.ts'

/** What a site was composed of, against which it is tried. */
export interface Composition {
  readonly model: AppModel
  readonly filed: readonly Filed[]
  readonly plan: Plan
  readonly parts: readonly Part[]
  readonly cast: Cast
  readonly claims: Claims
}
interface Trial extends Composition {
  readonly world: World
  /** Each check once, however many clauses ask for it. */
  readonly known: Map<string, Verdict>
}

/** Tries in the built site what each clause asks for. A clause whose check fails is understood and no longer built. */
export function accept(of: Composition): AppModel {
  const trial: Trial = { ...of, world: createWorld(of.model, telling), known: new Map() }
  return { ...of.model, requirements: of.filed.map((filed) => judged(filed, trial)) }
}

function judged(filed: Filed, trial: Trial): Requirement {
  const { requirement } = filed
  if (requirement.status !== 'built') return requirement
  const check = verdictOn(filed, trial)
  if (!check) return requirement
  return check.passed ? { ...requirement, check } : { ...requirement, status: 'understood', check }
}

function once(trial: Trial, key: string, check: () => Verdict): Verdict {
  const known = trial.known.get(key)
  if (known) return known
  const verdict = check()
  trial.known.set(key, verdict)
  return verdict
}

/** The first check that fails decides, else the last that passed. */
function verdictOn({ clause, requirement }: Filed, trial: Trial): Verdict | undefined {
  const { world } = trial
  const opened = () => once(trial, `page ${requirement.where}`, () => checkPage(world, requirement.where))
  if (clause.mode === 'style') return once(trial, 'colours', () => checkColours(world))
  if (clause.qualities) {
    const looked = clause.qualities.map((quality) => once(trial, `quality ${quality}`, () => checkQuality(world, quality)))
    return looked.find(({ passed }) => !passed) ?? looked[0]
  }
  if (clause.mode === 'subject' || trial.claims.has(clause) || clause.asks.length === 0) return opened()
  const checks = clause.asks.flatMap((ask) => {
    const claim = trial.claims.get(ask)
    const there = claim === undefined ? [] : [once(trial, `page ${claim}`, () => checkPage(world, claim))]
    return [...there, tried(ask, requirement, trial)]
  })
  return checks.find((one) => one?.passed === false) ?? checks.findLast((one) => one !== undefined) ?? opened()
}

function tried(ask: Ask, { where }: Requirement, trial: Trial): Verdict | undefined {
  const { plan, parts, cast, world, model } = trial
  const fate = plan.fates.get(ask)
  if (fate === undefined || fate.is === 'nothing' || fate.is === 'understood') return undefined
  if (fate.is === 'figures') return once(trial, `figures ${where}`, () => checkFigures(world, where))
  if (fate.is === 'search') return once(trial, 'search', () => checkSearch(world, undefined))
  if (fate.is === 'page') return once(trial, `page ${where}`, () => checkPage(world, where))
  const id = parts.find(({ made }) => made.thing === fate.thing)?.made.entity.id
  const entity = entityIn(world, id)
  if (!entity) return undefined
  const role = cast.roleOf(ask.actors[0] ?? '') || undefined
  const actions = model.actions.filter((one) => one.entity === entity.id)
  const viewed = () => once(trial, `view ${entity.id} ${where}`, () => checkView(world, entity, where, role))
  const each = (some: readonly Action[]) => allOf(some.map((one) => once(trial, one.id, () => checkOf(world, one, role))))
  const of = (kind: Action['kind']) => actions.filter((one) => one.kind === kind && (one.role === undefined || role === undefined || one.role === role))
  switch (ask.kind) {
    case 'create':
      return each(actions.some((one) => isKeptByModule(model, one)) ? [] : of('create').slice(0, 1)) ?? viewed()
    case 'update':
      return each(of('update').filter(isEdit)) ?? viewed()
    case 'delete':
      return each(of('delete')) ?? viewed()
    case 'transition':
      return each(of('transition').filter((one) => isNamed(one, ask.verb))) ?? viewed()
    case 'manage':
      return each([...of('update').filter(isEdit), ...of('delete')]) ?? viewed()
    case 'search':
      return once(trial, `search ${entity.id}`, () => checkSearch(world, entity, role))
    default:
      return viewed()
  }
}

/** Whether an action changes a row whatever its state: what waits for one, as paying does, is a step. */
const isEdit = ({ transition, guards }: Action): boolean =>
  transition === undefined && !guards?.some((guard) => guard.kind === 'has' && guard.changed === undefined)

function checkOf(world: World, action: Action, role: string | undefined): Verdict {
  if (action.kind === 'create') return checkCreate(world, action, role)
  return action.kind === 'transition' ? checkStep(world, action, role) : checkChange(world, action, role)
}

/** "collect scores": kept by a game as it is played, and by no form. */
const isKeptByModule = ({ pages, actions }: AppModel, { entity }: Action): boolean => {
  const keeps = (action: Action) => action.entity === entity || (action.effects ?? []).some((effect) => effect.kind === 'record' && effect.entity === entity)
  const isKept = (id: string | undefined) => actions.some((action) => action.id === id && keeps(action))
  return pages.some(({ blocks }) => blocks.some((block) => 'keeps' in block && isKept(block.keeps?.action)))
}

const allOf = (verdicts: readonly Verdict[]): Verdict | undefined => verdicts.find(({ passed }) => !passed) ?? verdicts[0]
