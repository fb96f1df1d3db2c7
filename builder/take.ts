import { accept } from './accept/accept.ts'
import { triedChange } from './accept/tried-change.ts'
import type { Outcome, Progress, Turn } from './builder.ts'
import { answerOf } from './compose/answer.ts'
import { compose } from './compose/compose.ts'
import { marksOf } from './compose/marks.ts'
import { short } from './compose/wording.ts'
import { asksBack, type Earlier, goBack } from './edit/back.ts'
import { change } from './edit/change.ts'
import { heldTo } from './edit/limits.ts'
import { listed } from './lexicon/inflect.ts'
import type { AppModel } from './model.ts'
import { diff } from './patch.ts'
import { readBrief } from './read/brief.ts'
import { squeeze } from './read/squeeze.ts'

/**
 * One turn: a first description builds a model, further words change the one that stands, or take its last change back where its `versions` are given,
 * newest first. The same input gives the same turn.
 */
export function* take(model: AppModel | null, words: string, versions: readonly Earlier[] = []): Generator<Progress, Outcome, void> {
  const { text, at } = squeeze(words)
  const turn: Turn =
    model === null || (isUntold(model) && describes(text))
      ? build(text, model)
      : versions.length > 0 && asksBack(text)
        ? goBack(versions, text)
        : triedChange(model, change(model, text))
  for (;;) {
    const next = turn.next()
    if (next.done) return next.value
    yield next.value.event === 'marks'
      ? { event: 'marks', data: { marks: next.value.data.marks.map((mark) => ({ ...mark, start: at(mark.start), end: at(mark.end) })) } }
      : next.value
  }
}

/** Whether nothing was understood of what was said so far. */
const isUntold = ({ requirements }: AppModel): boolean => requirements.length > 0 && requirements.every(({ status }) => status === 'not_understood')
const changing = /^(?:please )?(?:add|make it|change|set|use|remove|delete|rename|move|call|turn|put|undo|revert|hide|show|swap)\b/i
/** Whether words tell what a site is for, rather than what to change about one. */
const describes = (words: string): boolean => !changing.test(words) && compose(readBrief(words)).told

/** What to say where nothing of the words tells what the site is for. */
const beginnings = [
  'A pottery studio where people book a class',
  'An online shop for candles with a cart and orders',
  'A club site with events, news and sign-ups',
]

const done = (label: string): Progress => ({ event: 'step', data: { label, state: 'done' } })

function* build(words: string, before: AppModel | null): Generator<Progress, Outcome, void> {
  const brief = readBrief(words)
  const read = compose(brief)
  const composed = { ...read, model: heldTo(read.model, words) }
  const { plan, told } = composed
  const model = { ...accept(composed), told: [words] }
  const understood = model.requirements.some(({ status }) => status !== 'not_understood')
  yield { event: 'marks', data: { marks: understood ? marksOf(brief, plan) : [] } }
  yield done(`Read ${brief.sentences} sentence${brief.sentences === 1 ? '' : 's'}`)
  for (const requirement of model.requirements) yield { event: 'requirement', data: requirement }
  yield done(themeStep(model))
  for (const entity of model.entities) yield done(`Created table ${entity.plural}`)
  yield done(`Wrote ${model.pages.length} page${model.pages.length === 1 ? '' : 's'}`)
  return {
    model,
    operations: before === null ? [{ path: '', to: model }] : diff(before, model),
    label: short(`First version: ${model.name}`, 80),
    changes: changesOf(model),
    answer: answerOf(model, told),
    choices: told ? [] : beginnings,
  }
}

function themeStep({ theme }: AppModel): string {
  const { background, component } = theme.named
  const colours = [background?.words, component?.words].flatMap((name) => name ?? [])
  return colours.length > 0 ? `Chose ${listed(colours)}` : `Chose the ${theme.name} look`
}

function changesOf(model: AppModel): string[] {
  const pages = model.pages.filter(({ navigation }) => navigation !== null).map(({ title }) => `Added the page ${title}.`)
  const tables = model.entities.map(({ plural, seeds }) => `Added the table ${plural} with ${seeds.length} sample rows.`)
  return [themeStep(model).replace(/$/, '.'), ...pages, ...tables]
}
