import type { AnyEventObject } from 'xstate'
import { type MarkingContext, markingMachine } from '../../../machines/marking.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { answerReader, holdReader } from '../../support/replay-reader.ts'

/** The landing page's words as they stand, under their pens. */
const shows = async ({ page }: Stage, context: MarkingContext) => {
  await expect(page.getByRole('textbox')).toHaveValue(context.words)
  await expect(page.locator('form [aria-hidden=true] mark')).toHaveText(context.marks.map(({ start, end }) => context.words.slice(start, end)))
}

await replayInBrowser({
  name: 'marking',
  machine: markingMachine,
  exploration: {
    input: { words: '' },
    cases: {
      'words.changed': [{ words: 'a studio' }, { words: ' ' }],
      'xstate.done.actor.readWords': [{ output: [{ start: 2, end: 8, pen: 'thing' }] }],
      'xstate.error.actor.readWords': [{ error: new Error('no reader') }],
    },
  },
  calls: {},
  open: async (stage) => {
    await holdReader(stage)
    await stage.goto('/')
    await expect(stage.page.getByRole('heading', { level: 1 })).toBeVisible()
  },
  gestures: {
    'words.changed': ({ page }, { words }) => page.getByRole('textbox').fill(words),
    'xstate.done.actor.readWords': (stage: Stage, { output }: AnyEventObject) => answerReader(stage, { answer: output }),
    'xstate.error.actor.readWords': (stage: Stage) => answerReader(stage, { failed: 'no reader' }),
  },
  shows: { waiting: shows, reading: shows, marked: shows },
})
