import type { Effect } from '../../model.ts'
import { own } from '../own.ts'
import { drafted } from './drafted.ts'
import { foresee } from './foresee.ts'
import { foundText } from './found.ts'
import { reported } from './reported.ts'
import { isGiven, type Scene } from './scene.ts'

type WorkedOut = Extract<Effect, { kind: 'figures' | 'drafted' | 'found' | 'foreseen' }>

/** Keeps what an effect says in words or foretells; a report or a text that is typed stands. */
export function workOut(scene: Scene, effect: WorkedOut): void {
  const { values } = scene
  if (effect.kind === 'foreseen') foresee(values, effect)
  else if (effect.kind === 'found') values[effect.to] = foundText(scene, effect)
  else if (!isGiven(own(values, effect.to))) values[effect.to] = effect.kind === 'figures' ? reported(scene, effect.block) : drafted(scene, effect)
}
