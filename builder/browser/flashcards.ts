import { boxes_max, boxOf, cardOf, dueOf, type FlashcardsSnapshot, flashcardsMachine } from '../../machines/modules/flashcards.machine.ts'
import { type Html, html } from '../render/html.ts'
import { event, meters, press } from './controls.ts'
import { defineModule } from './module.ts'

function resting({ context }: FlashcardsSnapshot, isDone: boolean): Html {
  const due = dueOf(context).length
  const boxes = Array.from({ length: boxes_max }, (_, at) => ({
    label: `Box ${at + 1}`,
    value: context.cards.filter(({ id }) => boxOf(context, id) === at + 1).length,
  }))
  return html`<div class="module-ready">${isDone && html`<h2 tabindex="-1" data-focus-when="done">Round done: ${context.known} known, ${context.again} to see again.</h2>`}${meters(boxes)}<p class="module-about">A card that you know moves up a box and comes back later. ${due} due now.</p><div class="actions">${press(due > 0 ? `Learn ${due} due card${due === 1 ? '' : 's'}` : 'Learn all cards', event('round.start'), { look: 'button-large', isOff: context.cards.length === 0 })}${due > 0 && due < context.cards.length && press('Learn all cards', event('round.startAll'), { look: 'button-plain' })}</div></div>`
}

function up(snapshot: FlashcardsSnapshot): Html {
  const card = cardOf(snapshot.context)
  const isBack = snapshot.matches('back')
  const { pile, known, again } = snapshot.context
  if (!card) return html``
  return html`${meters([
    { label: 'Left', value: pile.length },
    { label: 'Known', value: known },
    { label: 'Again', value: again },
  ])}<button type="button" class="flash-card${isBack && ' is-back'}" data-send="${event('card.turn')}" data-focus-when="card" data-keys><span class="flash-side">${isBack ? 'Answer' : 'Question'}</span><span class="flash-text">${isBack ? card.back : card.front}</span><span class="flash-side">${isBack ? '' : 'Press to turn'}</span></button><div class="actions">${isBack ? html`${press('I knew it', event('card.known'))}${press('Again', event('card.again'), { look: 'button-plain' })}` : press('Turn the card', event('card.turn'))}${press('Stop', event('round.leave'), { look: 'button-plain' })}</div>`
}

interface Kept {
  readonly boxes?: Readonly<Record<string, number>>
  readonly rounds?: number
}

export const flashcards = defineModule<'flashcards', typeof flashcardsMachine>({
  machine: flashcardsMachine,
  input: ({ cards }, _, kept) => {
    const { boxes = {}, rounds = 0 } = (kept ?? {}) as Kept
    return { cards, boxes, rounds }
  },
  view: (snapshot) => (snapshot.hasTag('up') ? up(snapshot) : resting(snapshot, snapshot.matches('done'))),
  words(snapshot) {
    const card = cardOf(snapshot.context)
    if (card && snapshot.hasTag('up')) return snapshot.matches('back') ? `Answer: ${card.back}` : `Question: ${card.front}`
    return snapshot.matches('done') ? `Round done: ${snapshot.context.known} known.` : ''
  },
  memory: ({ context: { boxes, rounds } }) => ({ boxes, rounds }),
  key(key, snapshot) {
    if (!snapshot.matches('back')) return null
    if (key === 'k' || key === '1') return { type: 'card.known' }
    return key === 'n' || key === '2' ? { type: 'card.again' } : null
  },
})
