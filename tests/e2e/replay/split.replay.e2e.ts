import { bounds, type SplitContext, splitMachine } from '../../../machines/split.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Stage } from '../../support/replay.ts'
import { editorOf, openAsMember } from '../../support/replay-member.ts'
import { studio } from '../../support/studio.ts'

const wide = { width: 1280, height: 720 }
const separator = ({ page }: Stage) => page.getByRole('separator', { name: 'Width of the conversation' })
const words = ({ page }: Stage) => page.getByRole('main').getByRole('textbox', { name: /^(Ask for a change|Describe a site or an app)$/ })
const toolbar = ({ page }: Stage) => page.getByRole('form', { name: 'Preview' })
async function press({ page }: Stage, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).focus()
  await page.keyboard.press('Enter')
}

await replayInBrowser({
  name: 'split',
  machine: splitMachine,
  exploration: {
    input: { percent: 34 },
    cases: { 'separator.move': [{ percent: bounds.most }] },
    // Whoever drags has no hand free for an arrow.
    can: (snapshot, { type }) => !snapshot.hasTag('dragging' as never) || type.startsWith('separator.'),
  },
  calls: {},
  backdrop: editorOf(() => ({ model: studio })),
  open: async (stage) => {
    await stage.page.setViewportSize(wide)
    await openAsMember(stage, '/project/p1')
  },
  gestures: {
    'separator.grab': async (stage) => {
      const { x, y, width, height } = (await separator(stage).boundingBox())!
      await stage.page.mouse.move(x + width / 2, y + height / 4)
      await stage.page.mouse.down()
    },
    'separator.move': async (stage, { percent }) => {
      if ((await separator(stage).getAttribute('data-dragging')) !== null) return await stage.page.mouse.move((percent / 100) * wide.width + 5, 200)
      await separator(stage).focus()
      await stage.page.keyboard.press('End')
    },
    'separator.release': ({ page }) => page.mouse.up(),
    'conversation.hide': (stage) => press(stage, 'Hide the conversation'),
    'conversation.show': (stage) => press(stage, 'Show the conversation'),
    'stage.hide': (stage) => press(stage, 'Hide the preview'),
    'stage.show': (stage) => press(stage, 'Show the preview'),
  },
  shows: {
    'shared.resting': async (stage, { percent }: SplitContext) => {
      await expect(separator(stage)).toHaveAttribute('aria-valuenow', String(percent))
      await expect(words(stage)).toBeVisible()
      await expect(toolbar(stage)).toBeVisible()
      expect(await stage.page.evaluate(() => Number(localStorage.getItem('editor.conversation-percent') ?? 34))).toBe(percent)
    },
    'shared.dragging': async (stage, { percent }: SplitContext) => {
      await expect(separator(stage)).toHaveAttribute('aria-valuenow', String(percent))
      await expect(separator(stage)).toHaveAttribute('data-dragging', '')
    },
    stageAlone: async (stage) => {
      await expect(words(stage)).toBeHidden()
      await expect(toolbar(stage)).toBeVisible()
      await expect(stage.page.getByRole('button', { name: 'Show the conversation' })).toBeFocused()
    },
    conversationAlone: async (stage) => {
      await expect(words(stage)).toBeVisible()
      await expect(toolbar(stage)).toBeHidden()
      await expect(stage.page.getByRole('button', { name: 'Show the preview' })).toBeFocused()
    },
  },
})
