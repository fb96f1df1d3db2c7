import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Guess extends Board {
  readonly most: number
  readonly secret: number
  readonly tries: number
  readonly guessed: readonly number[]
}

/** A number to find in a few tries; each answer says whether it is larger or smaller. */
export const guess = ruled<Guess>({
  start({ level, seed }) {
    const most = [10, 25, 50][level] ?? 10
    return { most, secret: below(seed, most).number + 1, tries: [4, 5, 6][level] ?? 4, guessed: [] }
  },
  move(board, move) {
    const number = Number(move)
    if (!Number.isInteger(number) || number < 1 || number > board.most || board.guessed.includes(number)) return board
    return { ...board, guessed: [...board.guessed, number] }
  },
  pace: () => 1000,
  score: ({ guessed, tries, most }) => (tries - guessed.length + 1) * most,
  outcome: ({ guessed, secret, tries }) => (guessed.includes(secret) ? 'won' : guessed.length >= tries ? 'lost' : 'on'),
  face({ most, secret, tries, guessed }) {
    const last = guessed.at(-1)
    return {
      meters: [{ label: 'Tries left', value: tries - guessed.length }],
      columns: most > 25 ? 10 : 5,
      cells: Array.from({ length: most }, (_, at) => {
        const number = at + 1
        const isOut = guessed.some((one) => (one < secret ? number <= one : number >= one))
        if (number === secret && tries === guessed.length) return { text: String(number), label: `${number}, it was this one`, tone: 'me' }
        return { text: String(number), label: `${number}${isOut ? ', ruled out' : ''}`, tone: isOut ? 'done' : 'field', ...(!isOut && { move: number }) }
      }),
      pads: [],
      log: [
        last === undefined
          ? `Find the number from 1 to ${most}.`
          : last === secret
            ? `${secret} it is.`
            : tries === guessed.length
              ? `It was ${secret}.`
              : `It is ${last < secret ? 'larger' : 'smaller'} than ${last}.`,
      ],
    }
  },
})
