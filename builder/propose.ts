import * as v from 'valibot'
import type { Requirement } from '../contract/turn.ts'
import { checkPage } from './accept/sights.ts'
import { createWorld } from './accept/world.ts'
import { type AppModel, appModel } from './model.ts'
import { type Carried, carry } from './propose/changes.ts'
import { flawsOf } from './propose/flaws.ts'
import { saidIn, stemsOf, Unfit } from './propose/plain.ts'
import { type ChangeProposal, changeProposal, frame, most, rowsProposal, textProposal } from './propose/proposal.ts'
import { withRows } from './propose/seeds.ts'
import { openSlots, type Slot, withText } from './propose/slots.ts'
import { trialFaults } from './propose/trial.ts'

/** What a proposal came to. */
export interface Proposed {
  readonly model: AppModel
  /** A sentence for each thing that changed. */
  readonly changes: readonly string[]
  /** Why parts of it do not fit, in sentences for whoever proposed them. */
  readonly problems: readonly string[]
  readonly texts: number
  /** Ids of the pages on which texts changed. */
  readonly pages: readonly string[]
  readonly rows: number
  readonly parts: number
  /** Requirements that became built. */
  readonly built: readonly Requirement[]
}
export interface ProposeOptions {
  /** All words that the person has said of the site. */
  readonly words: string
  /** Those of this message. */
  readonly message: string
  /** Whether nobody has seen the site yet, so that its sample rows and names may still change. */
  readonly fresh: boolean
}

interface Standing {
  model: AppModel
  readonly said: ReadonlySet<string>
  readonly changes: string[]
  readonly problems: string[]
  readonly pages: Set<string>
  readonly built: Requirement[]
  parts: number
  rows: number
  texts: number
}

/** Throws an Unfit unless the model after a change is valid and sound, as open as before, in the same colours, and still has every name that was said. */
function accept(before: AppModel, after: AppModel, said: ReadonlySet<string>): AppModel {
  const read = v.safeParse(appModel, after)
  if (!read.success) throw new Unfit(`${v.getDotPath(read.issues[0])}: ${read.issues[0].message}`)
  const known = new Set(flawsOf(before))
  const flaw = flawsOf(after).find((one) => !known.has(one))
  if (flaw) throw new Unfit(flaw)
  return keepingSaid(before, after, said)
}

function keepingSaid(before: AppModel, after: AppModel, said: ReadonlySet<string>): AppModel {
  const there = saidIn(after, said)
  const lost = [...saidIn(before, said)].find((stem) => !there.has(stem))
  if (lost) throw new Unfit(`“${lost}” is the person's own word and stays.`)
  return after
}

const told = new Set(['text', 'features', 'steps', 'faq'])
/** Whether a change brings nothing but words to read, which build no function. */
const isProse = (change: ChangeProposal): boolean => 'blocks' in change && change.blocks.every(({ kind }) => told.has(kind))

function built(model: AppModel, change: ChangeProposal, { names, where }: Carried): Requirement | null {
  const id = 'builds' in change ? change.builds : null
  const asked = id === null ? undefined : model.requirements.find((one) => one.id === id)
  if (!asked || asked.status === 'built') return null
  if (isProse(change) && !/\b(?:pages?|sections?|faqs?|questions?|texts?|about|information|story|history)\b/i.test(asked.clause)) return null
  const brought = stemsOf(names)
  return [...stemsOf(asked.clause)].some((stem) => brought.has(stem)) ? { ...asked, status: 'built', where, check: checkPage(createWorld(model), where) } : null
}

const naming = new Set<ChangeProposal['kind']>(['name_site', 'name_entity', 'label_field', 'name_action'])

function reading<Part>(schema: v.GenericSchema<unknown, Part>, part: unknown): Part {
  const read = v.safeParse(schema, part)
  if (!read.success) throw new Unfit(`${v.getDotPath(read.issues[0]) ?? 'A part'}: ${read.issues[0].message}`.slice(0, 200))
  return read.output
}

function takeChange(at: Standing, part: unknown, fresh: boolean): void {
  const change = reading(changeProposal, part)
  if (!fresh && naming.has(change.kind)) throw new Unfit(`What is there keeps its name: ${change.kind} was not asked for.`)
  const carried = carry(at.model, change, at.said)
  const accepted = accept(at.model, carried.model, at.said)
  const [fault] = trialFaults(at.model, accepted)
  if (fault) throw new Unfit(fault)
  const done = built(accepted, change, carried)
  at.model = done ? { ...accepted, requirements: accepted.requirements.map((one) => (one.id === done.id ? done : one)) } : accepted
  at.changes.push(carried.says)
  if (done) at.built.push(done)
  at.parts += 1
}

function takeRows(at: Standing, part: unknown, kept: ReadonlySet<string>): void {
  const wanted = reading(rowsProposal, part)
  if (kept.has(wanted.entity)) throw new Unfit(`The rows of ${wanted.entity} stay as they are.`)
  const filled = withRows(at.model, wanted)
  at.model = accept(at.model, filled.model, at.said)
  at.rows += filled.rows
}

function takeText(at: Standing, part: unknown, slots: Map<string, Slot>): void {
  const wanted = reading(textProposal, part)
  const slot = slots.get(wanted.at)
  if (!slot) throw new Unfit(`There is no text at “${wanted.at.slice(0, 80)}”.`)
  const changed = withText(at.model, slot, wanted.text)
  if (wanted.text.trim() === slot.text) return
  at.model = keepingSaid(at.model, changed.model, at.said)
  slots.delete(wanted.at)
  if (changed.page !== '' && changed.page !== 'actions') at.pages.add(changed.page)
  at.texts += 1
}

const counted = (count: number, one: string, done: string): string[] => (count > 0 ? [`${done} ${count} ${one}${count === 1 ? '' : 's'} anew.`] : [])

/**
 * The model with what a language model has proposed. Each part is judged by itself: what is not of the schema, not sound, not plain words, takes away
 * what was said, or would let anybody see or do more with what is there, is left out and said in `problems`. Anything at all may be given.
 */
export function propose(model: AppModel, given: unknown, { words, message, fresh }: ProposeOptions): Proposed {
  const said = stemsOf([words, ...model.requirements.map(({ clause }) => clause)].join(' '))
  const at: Standing = { model, said, changes: [], problems: [], pages: new Set(), built: [], parts: 0, rows: 0, texts: 0 }
  const asked = v.safeParse(frame, given)
  if (!asked.success) return { ...at, pages: [], problems: ['The answer is not an object with the lists texts, seeds and changes.'] }
  const each = (list: readonly unknown[], most_of: number, take: (part: unknown) => void): void => {
    if (list.length > most_of) at.problems.push(`Of ${list.length} parts, ${most_of} are taken.`)
    for (const part of list.slice(0, most_of)) {
      try {
        take(part)
      } catch (error) {
        if (!(error instanceof Unfit)) throw error
        at.problems.push(error.message)
      }
    }
  }
  const kept = new Set(fresh ? [] : model.entities.map(({ id }) => id))
  each(asked.output.changes, most.changes, (part) => takeChange(at, part, fresh))
  each(asked.output.seeds, most.seeds, (part) => takeRows(at, part, kept))
  const slots = new Map(openSlots(at.model, message, fresh).map((slot) => [slot.at, slot]))
  each(asked.output.texts, most.texts, (part) => takeText(at, part, slots))
  const { said: _, changes, pages, ...rest } = at
  return { ...rest, pages: [...pages], changes: [...changes, ...counted(at.texts, 'text', 'Wrote'), ...counted(at.rows, 'sample row', 'Filled')] }
}
