import {
  bestKey,
  chosenOf,
  type GameInput,
  type GameRound,
  type GameSnapshot,
  gameMachine,
  isDailyOpen,
  levels,
  type Streak,
  scoreOf,
  streakOf,
} from '../../machines/modules/game.machine.ts'
import type { Cell, Face } from '../../machines/modules/rules/rule.ts'
import { rules } from '../../machines/modules/rules/rules.ts'
import { gameTitles } from '../game-titles.ts'
import type { GameData, GameName } from '../module-data.ts'
import { type Html, html } from '../render/html.ts'
import { beep } from './beep.ts'
import { event, meters, options, press } from './controls.ts'
import { defineModule } from './module.ts'
import { symbol } from './symbols.ts'

const faceOf = ({ round }: GameSnapshot['context']): Face | null => (round ? rules[round.game].face(round.board) : null)
const timeOf = ({ round }: GameSnapshot['context']): number => Math.round((round?.milliseconds ?? 0) / 1000)

/** What the levels are called here. */
const namesOf = ({ levels: names }: GameData): readonly string[] => names ?? levels

function choosing({ context }: GameSnapshot, data: GameData): Html {
  const { games, characters, lists = [], settings = [], isSorted } = data
  const best = context.best[bestKey(context.game, context.level)]
  return html`<div class="module-ready">${
    games.length > 1 &&
    options(
      'Game',
      games.map((game) => ({ words: gameTitles[game].name, sends: event('game.chosen', { game }), isChosen: context.game === game })),
    )
  }${options(
    'Level',
    namesOf(data).map((words, level) => ({ words, sends: event('level.chosen', { level }), isChosen: context.level === level })),
  )}${
    characters.length > 1 &&
    options(
      'Character',
      characters.map((character) => ({ words: character, sends: event('character.chosen', { character }), isChosen: context.character === character })),
    )
  }${
    lists.length > 0 &&
    options(
      isSorted ? 'Category' : 'Word list',
      [{ id: '', name: isSorted ? 'All' : 'Common words' }, ...lists].map(({ id, name }) => ({
        words: name,
        sends: event('list.chosen', { list: id }),
        isChosen: context.list === id,
      })),
    )
  }${settings.map(({ name, label, choices }) =>
    options(
      label,
      choices.map((one, choice) => ({ words: one.name, sends: event('setting.chosen', { name, choice }), isChosen: context.set[name] === choice })),
    ),
  )}<p class="module-about">${gameTitles[context.game].how}${best !== undefined && best > 0 && ` Your best here: ${best}.`}</p>${context.today !== null && daily(context)}<div class="actions">${context.today !== null && isDailyOpen(context) && press('Play today’s game', event('daily.start'), { look: 'button-large' })}${press('Start the game', event('game.start'), { look: context.today !== null && isDailyOpen(context) ? 'button-large button-plain' : 'button-large' })}${context.round && press(`Continue ${gameTitles[context.round.game].name}`, event('game.continue'), { look: 'button-plain' })}</div></div>`
}

/** Where today's game stands, and the days in a row. */
function daily(context: GameSnapshot['context']): Html {
  const days = streakOf(context)
  const streak = `${days} ${days === 1 ? 'day' : 'days'} in a row`
  return html`<p class="module-about">${isDailyOpen(context) ? 'Today’s game is the same for everybody, and can be played once.' : 'You have played today’s game; the next one comes tomorrow.'} Your streak: ${streak}.</p>`
}

type Pictures = Readonly<Record<string, string>> | undefined
/** What stands on a cell: a symbol of ours or of the theme, its name where there is no picture of it, and a text. */
function insideOf({ symbol: name, text }: Cell, pictures: Pictures): Html {
  const drawn = name ? symbol(name, pictures?.[name]) : ''
  return html`${drawn}${name && String(drawn) === '' && html`<span class="game-name">${name}</span>`}${text && html`<span>${text}</span>`}`
}
const still = (cell: Cell, pictures: Pictures): Html =>
  html`<span class="game-cell game-cell-${cell.tone ?? ''}"${cell.label && html` role="img" aria-label="${cell.label}"`}>${insideOf(cell, pictures)}</span>`
/** A cell that cannot be pressed any more stays a button, so that who plays with keys keeps their place. */
const cell = (of: Cell, pictures: Pictures): Html =>
  of.label === ''
    ? still(of, pictures)
    : html`<button type="button" class="game-cell game-cell-${of.tone ?? ''}"${of.move === undefined ? html` aria-disabled="true"` : html` data-send="${event('move.made', { move: of.move })}"`} aria-label="${of.label}">${insideOf(of, pictures)}</button>`

/** A board that nobody presses, told by its figures. */
const plain = (face: Face, pictures: Pictures): Html =>
  html`<div class="game-plain" role="img" aria-label="${face.meters.map(({ label, value }) => `${label} ${value}`).join(', ')}">${face.cells.map((one) => html`<span class="game-cell game-cell-${one.tone ?? ''}">${insideOf(one, pictures)}</span>`)}</div>`
const lookOf = ({ set }: GameSnapshot['context'], { look = 0 }: GameData): string => (set.look || look ? ` game-look-${set.look || look}` : '')

function board(snapshot: GameSnapshot, face: Face, data: GameData): Html {
  const { pictures } = data
  const { game = 'memory' } = snapshot.context.round ?? {}
  const isPressed = face.cells.some(({ move }) => move !== undefined)
  const cells =
    face.cells.length > 0 &&
    html`<div class="game-board game-board-${game}${lookOf(snapshot.context, data)}" style="--columns:${face.columns}" role="group" aria-label="${gameTitles[game].name}" tabindex="0" data-keys${isPressed && html` data-columns="${face.columns}"`}${(isPressed || !face.ask) && html` data-focus-when="playing"`}>${isPressed ? face.cells.map((one) => cell(one, pictures)) : plain(face, pictures)}</div>`
  const typed =
    face.prompt !== undefined &&
    html`<p class="game-prompt" lang="en">${face.prompt}</p><div class="field"><label for="game-typed">Type it here</label><input id="game-typed" type="text" autocomplete="off" autocapitalize="off" spellcheck="false" data-key="${face.prompt}" data-type="${event('text.typed')}" data-focus-when="word ${face.prompt}"></div>`
  const asked =
    face.ask &&
    html`<div class="field"><label for="game-asked">${face.ask.label}</label><input id="game-asked" type="text" maxlength="60" autocomplete="off" autocapitalize="off" spellcheck="false" data-keys data-key="${face.ask.key}" data-type="${event('text.typed')}" data-focus-when="${cells ? 'playing' : `asked ${face.ask.key}`}"></div>`
  const isCross = face.pads.length === 4 && face.pads.some(({ move }) => move === 'up')
  const isAlone = !cells && !typed && !asked
  const pads =
    face.pads.length > 0 &&
    html`<div class="game-pads${isCross && ' game-pads-arrows'}" data-keys${isAlone && html` role="group" aria-label="${gameTitles[game].name}" tabindex="0" data-focus-when="playing"`}>${face.pads.map(({ label, move, note, isOff, isMinor }) => press(html`${label}${note && html` <small>${note}</small>`}`, event('move.made', { move }), { look: `game-pad${isMinor ? ' button-plain' : ''}${isCross ? ` game-pad-${move}` : ''}`, isOff: isOff ?? false }))}</div>`
  const log = face.log.filter((line) => line !== '')
  return html`${cells}${typed}${asked}${pads}${log.length > 0 && html`<ul class="game-log">${log.map((line) => html`<li>${line}</li>`)}</ul>`}`
}

const steps = (snapshot: GameSnapshot): Html =>
  snapshot.matches('paused')
    ? html`<div class="actions">${press('Resume', event('game.resume'))}${press('Start again', event('game.again'), { look: 'button-plain' })}${press('Leave', event('game.leave'), { look: 'button-plain' })}</div>`
    : html`<div class="actions">${press('Pause', event('game.pause'), { look: 'button-plain button-small' })}${press('End the game', event('game.end'), { look: 'button-plain button-small' })}</div>`

const ends = ['won', 'lost', 'drawn', 'ended'] as const
/** How a round that is over went, and why. */
function endOf(snapshot: GameSnapshot, data: GameData): readonly [string, string] {
  const { game, level, round } = snapshot.context
  const end = ends.find((one) => snapshot.matches(one)) ?? 'ended'
  const own = round && end !== 'ended' ? rules[round.game].end?.(round.board) : null
  if (own) return ['Game over.', own]
  if (end === 'won') return [`${namesOf(data)[level]} level done.`, gameTitles[game].won]
  if (end === 'lost') return ['Game over.', gameTitles[game].lost]
  return end === 'drawn' ? ['A draw.', 'The board is full, and nobody has a row.'] : ['Game over.', 'You ended the game.']
}

/** The board as it stands at the end, each cell told where there are few words beside it. */
function last(context: GameSnapshot['context'], face: Face, data: GameData): Html | false {
  const { pictures } = data
  const { round } = context
  if (!round) return false
  if (face.cells.length === 0) return face.log.length > 0 && html`<ul class="game-log">${face.log.map((line) => html`<li>${line}</li>`)}</ul>`
  return html`<div class="game-board game-board-${round.game}${lookOf(context, data)}" style="--columns:${face.columns}" role="group" aria-label="${gameTitles[round.game].name}, at the end">${face.pads.filter(({ isMinor }) => !isMinor).length > 1 ? plain(face, pictures) : face.cells.map((one) => still(one, pictures))}</div>`
}

function over(snapshot: GameSnapshot, data: GameData): Html {
  const { context } = snapshot
  const face = faceOf(context)
  const [how, why] = endOf(snapshot, data)
  const canRise = snapshot.matches('won') && context.level + 1 < levels.length
  return html`<div class="module-over"><p class="module-figure">${scoreOf(context)}</p><h2 tabindex="-1" data-focus-when="over">${how} Your score: ${scoreOf(context)}.</h2><p class="module-about">${why}</p>${face && last(context, face, data)}<div class="actions">${canRise && press(`Next level: ${namesOf(data)[context.level + 1]}`, event('level.next'))}${press('Play again', event('game.again'), { look: canRise ? 'button-plain' : '' })}${press('Choose anew', event('game.leave'), { look: 'button-plain' })}</div></div>`
}

interface Kept {
  readonly round?: GameRound | null
  readonly best?: Readonly<Record<string, number>>
  readonly streak?: Streak | null
}
/** The day of a time on the visitor's clock, counted from the first of 1970. */
const dayOf = (now: number): number => Math.floor((now - new Date(now).getTimezoneOffset() * 60_000) / 86_400_000)
/** The round that was left on an earlier visit, if its board can still be shown. */
function roundOf(kept: Kept | null, games: readonly GameName[]): GameRound | null {
  const round = kept?.round
  if (!round || !games.includes(round.game)) return null
  try {
    rules[round.game].face(round.board)
    return round
  } catch {
    return null
  }
}

const heard = { points: 0, lives: 0 }
/** A high tone for points, a low one for a life that is lost; none where the sound is off. */
function sound(snapshot: GameSnapshot): void {
  const { settings, set } = snapshot.context
  const lives = Number(faceOf(snapshot.context)?.meters.find(({ label }) => label === 'Lives')?.value ?? 0)
  const points = scoreOf(snapshot.context)
  const pitch = snapshot.matches('lost') || lives < heard.lives ? 150 : points > heard.points ? 660 : 0
  Object.assign(heard, { points, lives })
  if (pitch > 0 && set.sound === 0 && !snapshot.matches('choosing') && settings.some(({ name }) => name === 'sound')) beep(pitch)
}

export const game = defineModule<'game', typeof gameMachine>({
  machine: gameMachine,
  input: ({ games, characters, words, lists = [], settings = [], isDaily }, seed, kept, now): GameInput => ({
    games,
    characters,
    settings,
    words,
    lists,
    seed,
    round: roundOf(kept as Kept | null, games),
    best: (kept as Kept | null)?.best ?? {},
    today: isDaily ? dayOf(now) : null,
    streak: (kept as Kept | null)?.streak ?? null,
  }),
  view(snapshot, data) {
    if (snapshot.matches('choosing')) return choosing(snapshot, data)
    if (snapshot.hasTag('over')) return over(snapshot, data)
    const face = faceOf(snapshot.context)
    if (!face) return html``
    const isPaused = snapshot.matches('paused')
    return html`${meters(face.meters)}${isPaused ? html`<div class="module-over"><h2 tabindex="-1" data-focus-when="paused">Paused</h2></div>` : board(snapshot, face, data)}${steps(snapshot)}`
  },
  sound,
  words(snapshot, data) {
    if (snapshot.matches('paused')) return 'Paused.'
    if (snapshot.hasTag('over')) return `${endOf(snapshot, data).join(' ')} Your score: ${scoreOf(snapshot.context)}.`
    return snapshot.matches('playing') ? (faceOf(snapshot.context)?.log[0] ?? '') : ''
  },
  measures(snapshot, data) {
    if (!snapshot.hasTag('over')) return null
    const { context } = snapshot
    const score = scoreOf(context)
    const result = snapshot.matches('won') ? 'Won' : snapshot.matches('drawn') ? 'Drawn' : snapshot.matches('lost') ? 'Lost' : 'Ended'
    const { name } = gameTitles[context.game]
    return {
      score,
      level: namesOf(data)[context.level] ?? '',
      ...chosenOf(context),
      game: name,
      character: context.character,
      result,
      seconds: timeOf(context),
      coins: Math.floor(score / 10),
      ...(context.round && rules[context.round.game].figures?.(context.round.board)),
      ...(context.round && rules[context.round.game].moves && { moves: rules[context.round.game].moves!(context.round.board) }),
      words: `${score} points, ${namesOf(data)[context.level]}`,
      ...(context.round && rules[context.round.game].made && { made: rules[context.round.game].made!(context.round.board) }),
    }
  },
  memory: (snapshot) => ({ round: snapshot.hasTag('over') ? null : snapshot.context.round, best: snapshot.context.best, streak: snapshot.context.streak }),
  key(key, snapshot) {
    if (!snapshot.matches('playing')) return null
    const face = faceOf(snapshot.context)
    const pad = face?.pads.find(({ keys, isOff }) => !isOff && keys?.includes(key))
    if (pad) return { type: 'move.made', move: pad.move }
    return key === 'Escape' || (key === 'p' && !face?.ask) ? { type: 'game.pause' } : null
  },
})
