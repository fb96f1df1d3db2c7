import { splitMachine } from '../../machines/split.machine.ts'

const key = 'editor.conversation-percent'
const usual = 34

/** What was remembered of the conversation's width, in percent; storage that is refused, or holds anything else, counts as the usual. */
export function readPercent(): number {
  try {
    const stored = Number(localStorage.getItem(key))
    return stored > 0 && stored < 100 ? stored : usual
  } catch {
    return usual
  }
}

/** The split over local storage; storage that is refused is done without. */
export const rememberedSplit = splitMachine.provide({
  actions: {
    rememberPercent: (_, { percent }) => {
      try {
        localStorage.setItem(key, percent.toFixed(1))
      } catch {
        // It holds until the page is left.
      }
    },
  },
})
