import type { Requirement } from '../../contract/turn.ts'
import type { Turn } from '../builder.ts'
import type { Action, AppModel, Block } from '../model.ts'
import { diff } from '../patch.ts'
import { checkCreate } from './checks.ts'
import { checkPage } from './sights.ts'
import { createWorld } from './world.ts'

interface Fault {
  /** The page of what does not work. */
  readonly where: string
  readonly what: string
}
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** What a site is translated with is filled in by its host, which knows what is not translated yet. */
const isFormOf = (block: Block, { id }: Action): boolean => 'action' in block && block.action === id && block.kind !== 'translations'

/** What of a change does not work in the changed site, and worked or was not there before. */
export function faultsOfChange(before: AppModel, after: AppModel): Fault[] {
  const [then, now] = [createWorld(before), createWorld(after)]
  const pages = after.pages.flatMap(({ path, blocks, title }) => {
    const old = before.pages.find((page) => page.path === path)
    const check = old && isSame(old.blocks, blocks) && old.title === title ? { passed: true, what: '' } : checkPage(now, path)
    return check.passed || (old && !checkPage(then, path).passed) ? [] : [{ where: path, what: check.what }]
  })
  const forms = after.actions.flatMap((action) => {
    const [old, entity] = [before.actions.find(({ id }) => id === action.id), after.entities.find(({ id }) => id === action.entity)]
    const isUntouched =
      isSame(old, action) &&
      isSame(
        before.entities.find(({ id }) => id === action.entity),
        entity,
      )
    const check = action.kind !== 'create' || isUntouched ? { passed: true, what: '' } : checkCreate(now, action)
    const where = after.pages.find(({ blocks }) => blocks.some((block) => isFormOf(block, action)))?.path ?? ''
    return check.passed || where === '' || (old && !checkCreate(then, old).passed) ? [] : [{ where, what: check.what }]
  })
  return [...pages, ...forms]
}

/** A change that is tried before it counts: what fails is said to be understood only, and where all of it fails nothing changes and nothing is charged. */
export function* triedChange(before: AppModel, turn: Turn): Turn {
  const built: Requirement[] = []
  let next = turn.next()
  while (!next.done) {
    if (next.value.event === 'requirement' && next.value.data.status === 'built') built.push(next.value.data)
    yield next.value
    next = turn.next()
  }
  const outcome = next.value
  const faults = outcome.model ? faultsOfChange(before, outcome.model) : []
  if (!outcome.model || faults.length === 0) return outcome
  const red = built.flatMap((requirement): Requirement[] => {
    const fault = faults.find(({ where }) => where === requirement.where) ?? (built.length === 1 ? faults[0] : undefined)
    return fault ? [{ ...requirement, status: 'understood', check: { passed: false, what: fault.what } }] : []
  })
  for (const requirement of red) yield { event: 'requirement', data: requirement }
  const said = faults.map(({ what }) => what).join(' ')
  if (built.length > 0 && red.length === built.length)
    return {
      ...outcome,
      model: null,
      operations: [],
      label: 'No change',
      changes: [],
      answer: `I tried that in the site, and it does not work: ${said} Nothing changed and nothing was counted.`,
    }
  const model = { ...outcome.model, requirements: outcome.model.requirements.map((one) => red.find(({ id }) => id === one.id) ?? one) }
  return { ...outcome, model, operations: diff(before, model), answer: `${outcome.answer} Not all of it works yet: ${said}` }
}
