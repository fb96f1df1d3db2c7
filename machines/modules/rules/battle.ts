import { below } from './chance.ts'
import { type Board, ruled } from './rule.ts'

interface Battle extends Board {
  readonly seed: number
  readonly level: number
  readonly name: string
  readonly foes: readonly string[]
  /** Which foe stands, how strong it still is. */
  readonly foe: number
  readonly foeHealth: number
  readonly health: number
  readonly energy: number
  readonly rank: number
  readonly points: number
  readonly coins: number
  readonly weapon: number
  readonly potions: number
  readonly isGuarded: boolean
  readonly log: readonly string[]
}
const plain = ['Wild boar', 'Bandit', 'Stone guard', 'Shadow wolf', 'Fire mage', 'Old dragon']
const most = (board: Battle): number => 40 + board.rank * 10
const foeMost = ({ foe, level }: Battle): number => 22 + foe * 9 + level * 8
const told = (board: Battle, ...lines: readonly string[]): Battle => ({ ...board, log: [...lines, ...board.log].slice(0, 6) })
const foeName = ({ foes, foe }: Battle): string => foes[foe] ?? 'The last foe'
const price = { weapon: 25, potion: 10 } as const

function struck(board: Battle, strength: number): Battle {
  const drawn = below(board.seed, 6)
  const hit = strength + drawn.number + board.weapon * 3 + board.rank * 2
  const now = told({ ...board, seed: drawn.seed, foeHealth: Math.max(0, board.foeHealth - hit) }, `You hit ${foeName(board)} for ${hit}.`)
  if (now.foeHealth > 0) return now
  const coins = 12 + board.foe * 4
  const points = board.points + 1
  const rank = board.rank + (points % 2 === 0 ? 1 : 0)
  const next = { ...now, foe: board.foe + 1, points, rank, coins: board.coins + coins, energy: Math.min(10, board.energy + 4) }
  const lines = [`${foeName(board)} is beaten: ${coins} coins.`, ...(rank > board.rank ? [`Level ${rank}: stronger and healthier.`] : [])]
  return told({ ...next, health: rank > board.rank ? most(next) : board.health, foeHealth: foeMost(next) }, ...lines.toReversed())
}
function answered(board: Battle): Battle {
  if (board.foe >= board.foes.length) return board
  const drawn = below(board.seed, 5)
  const hit = Math.max(1, Math.round((4 + board.foe * 2 + board.level * 2 + drawn.number) * (board.isGuarded ? 0.4 : 1)))
  return told({ ...board, seed: drawn.seed, isGuarded: false, health: board.health - hit }, `${foeName(board)} hits you for ${hit}.`)
}
const answeredUnlessNew = (before: Battle, now: Battle): Battle => (now.foe === before.foe ? answered(now) : now)

/** Turn by turn against one foe after another: attack, skill, guard, potions; experience raises the level, coins buy equipment. */
export const battle = ruled<Battle>({
  start({ level, character, words, seed }) {
    const foes = [...words, ...plain].slice(0, 3 + level)
    const board: Battle = {
      seed,
      level,
      name: character,
      foes,
      foe: 0,
      foeHealth: 0,
      health: 0,
      energy: 6,
      rank: 1,
      points: 0,
      coins: 15,
      weapon: 0,
      potions: 2,
      isGuarded: false,
      log: [],
    }
    return told({ ...board, health: most(board), foeHealth: foeMost(board) }, `${character || 'You'} against ${foes[0]}.`)
  },
  move(board, move) {
    if (move === 'attack') return answeredUnlessNew(board, struck({ ...board, energy: Math.min(10, board.energy + 1) }, 5))
    if (move === 'skill') return board.energy < 4 ? board : answeredUnlessNew(board, struck({ ...board, energy: board.energy - 4 }, 13))
    if (move === 'guard') return answered({ ...told(board, 'You raise your guard.'), isGuarded: true, energy: Math.min(10, board.energy + 2) })
    if (move === 'potion' && board.potions > 0)
      return answered(told({ ...board, potions: board.potions - 1, health: Math.min(most(board), board.health + 25) }, 'A potion: 25 health.'))
    if (move === 'weapon' && board.coins >= price.weapon)
      return told({ ...board, coins: board.coins - price.weapon, weapon: board.weapon + 1 }, 'Your weapon is better now.')
    if (move === 'buy' && board.coins >= price.potion)
      return told({ ...board, coins: board.coins - price.potion, potions: board.potions + 1 }, 'One more potion.')
    return board
  },
  pace: () => 1000,
  score: ({ points, coins, health, rank }) => points * 100 + rank * 25 + coins + Math.max(0, health),
  outcome: ({ health, foe, foes }) => (health <= 0 ? 'lost' : foe >= foes.length ? 'won' : 'on'),
  face: (board) => ({
    meters: [
      { label: board.name || 'You', value: Math.max(0, board.health), most: most(board) },
      { label: foeName(board), value: board.foeHealth, most: foeMost(board) },
      { label: 'Energy', value: board.energy, most: 10 },
      { label: 'Level', value: board.rank },
      { label: 'Coins', value: board.coins },
    ],
    columns: 1,
    cells: [],
    pads: [
      { label: 'Attack', move: 'attack', keys: ['1'] },
      { label: 'Skill', move: 'skill', keys: ['2'], note: '4 energy', isOff: board.energy < 4 },
      { label: 'Guard', move: 'guard', keys: ['3'] },
      { label: 'Potion', move: 'potion', keys: ['4'], note: `${board.potions} left`, isOff: board.potions === 0 },
      { label: 'Better weapon', move: 'weapon', keys: ['5'], note: `${price.weapon} coins`, isOff: board.coins < price.weapon },
      { label: 'Buy potion', move: 'buy', keys: ['6'], note: `${price.potion} coins`, isOff: board.coins < price.potion },
    ],
    log: board.log,
  }),
})
