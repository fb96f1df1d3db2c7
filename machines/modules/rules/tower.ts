import { type Board, type Cell, ruled } from './rule.ts'

interface Foe {
  readonly at: number
  readonly health: number
}
interface Tower extends Board {
  readonly level: number
  /** How strong the tower on each field is, 0 for none. */
  readonly towers: readonly number[]
  readonly foes: readonly Foe[]
  readonly coins: number
  readonly lives: number
  readonly wave: number
  /** Foes of this wave that are still to come. */
  readonly coming: number
  readonly isOn: boolean
  readonly beaten: number
  readonly ticks: number
  readonly told: string
}
const columns = 8
const rows = 6
const waves = [4, 6, 8]
const cost = 25
const rise = 30
const most = 3
const xy = (place: number): readonly [number, number] => [place % columns, Math.floor(place / columns)]
/** The way of the foes, from the left edge to the castle. */
const way: readonly number[] = (() => {
  const turns = [[0, 1], [2, 1], [2, 4], [5, 4], [5, 2], [7, 2]] as const // biome-ignore format: points of a way
  const all: number[] = []
  for (const [at, [toX, toY]] of turns.entries()) {
    const [fromX, fromY] = turns[Math.max(0, at - 1)]!
    const steps = Math.abs(toX - fromX) + Math.abs(toY - fromY)
    for (let step = at === 0 ? 0 : 1; step <= steps; step += 1)
      all.push((fromY + Math.sign(toY - fromY) * step) * columns + fromX + Math.sign(toX - fromX) * step)
  }
  return all
})()
const near = (one: number, other: number): boolean => {
  const [[ax, ay], [bx, by]] = [xy(one), xy(other)]
  return Math.max(Math.abs(ax - bx), Math.abs(ay - by)) <= 2
}

/** Each tower hits the foremost foe in its reach. */
function fired(board: Tower): Tower {
  let foes = [...board.foes]
  for (const [place, strength] of board.towers.entries()) {
    if (strength === 0) continue
    const target = foes.filter(({ at, health }) => health > 0 && way[at] !== undefined && near(place, way[at])).toSorted((a, b) => b.at - a.at)[0]
    if (target) foes = foes.map((foe) => (foe === target ? { ...foe, health: foe.health - strength } : foe))
  }
  const fallen = foes.filter(({ health }) => health <= 0).length
  return { ...board, foes: foes.filter(({ health }) => health > 0), coins: board.coins + fallen * 6, beaten: board.beaten + fallen }
}
function marched(board: Tower): Tower {
  const moved = board.foes.map((foe) => ({ ...foe, at: foe.at + 1 }))
  const through = moved.filter(({ at }) => at >= way.length).length
  const isComing = board.coming > 0 && board.ticks % 2 === 0
  const health = 3 + board.wave * (1 + board.level)
  const foes = [...moved.filter(({ at }) => at < way.length), ...(isComing ? [{ at: 0, health }] : [])]
  return {
    ...board,
    foes,
    coming: board.coming - (isComing ? 1 : 0),
    lives: board.lives - through,
    ticks: board.ticks + 1,
    ...(through > 0 && { told: 'A foe reached the castle.' }),
  }
}

/** Towers beside a way keep foes from the castle, wave after wave. */
export const tower = ruled<Tower>({
  start: ({ level }) => ({
    level,
    towers: Array.from({ length: columns * rows }, () => 0),
    foes: [],
    coins: 75,
    lives: 10 - level * 2,
    wave: 0,
    coming: 0,
    isOn: false,
    beaten: 0,
    ticks: 0,
    told: 'Press fields beside the way to build towers, then call the wave.',
  }),
  move(board, move) {
    if (move === 'wave')
      return board.isOn ? board : { ...board, isOn: true, wave: board.wave + 1, coming: 5 + board.wave * 2, told: `Wave ${board.wave + 1} comes.` }
    if (typeof move !== 'number' || way.includes(move)) return board
    const strength = board.towers[move]
    if (strength === undefined || strength >= most) return board
    const price = strength === 0 ? cost : rise * strength
    if (board.coins < price) return { ...board, told: `That costs ${price} coins.` }
    const towers = board.towers.map((one, place) => (place === move ? one + 1 : one))
    return { ...board, towers, coins: board.coins - price, told: strength === 0 ? 'A tower is built.' : `The tower is of level ${strength + 1} now.` }
  },
  tick(board) {
    if (!board.isOn) return board
    const next = fired(marched(board))
    if (next.coming > 0 || next.foes.length > 0 || next.lives <= 0) return next
    return { ...next, isOn: false, coins: next.coins + 20, told: `Wave ${next.wave} is beaten: 20 coins.` }
  },
  pace: () => 450,
  score: ({ beaten, wave, lives }) => beaten * 10 + wave * 5 + Math.max(0, lives) * 5,
  outcome: ({ lives, wave, isOn, level }) => (lives <= 0 ? 'lost' : wave >= waves[level]! && !isOn ? 'won' : 'on'),
  face(board) {
    const cells = board.towers.map((strength, place): Cell => {
      const [x, y] = xy(place)
      const name = `Row ${y + 1}, column ${x + 1}`
      const foe = board.foes.find(({ at }) => way[at] === place)
      if (foe) return { symbol: 'pest', text: `${foe.health}`, tone: 'bad', label: `${name}: a foe with ${foe.health}` }
      if (place === way.at(-1)) return { symbol: 'flag', tone: 'goal', label: `${name}: the castle` }
      if (way.includes(place)) return { text: '', tone: 'body', label: `${name}: the way` }
      if (strength > 0)
        return { symbol: 'tower', text: `${strength}`, tone: 'me', label: `${name}: a tower of level ${strength}`, ...(strength < most && { move: place }) }
      return { label: `${name}: free`, tone: 'field', move: place }
    })
    return {
      meters: [
        { label: 'Coins', value: board.coins },
        { label: 'Lives', value: Math.max(0, board.lives) },
        { label: 'Wave', value: board.wave, most: waves[board.level]! },
        { label: 'Foes beaten', value: board.beaten },
      ],
      columns,
      cells,
      pads: [{ label: 'Call the wave', move: 'wave', keys: ['Enter', 'n'], isOff: board.isOn, note: `tower ${cost} coins, better ${rise}` }],
      log: [board.told],
    }
  },
})
