import { judge, type Rule } from '../../judge.ts'
import type { Effect, Value } from '../../model.ts'
import { own } from '../own.ts'
import { holdsWhen, type Scene } from './scene.ts'

type Judged = Extract<Effect, { kind: 'judged' }>
const words = (value: Value | undefined): string => (value === null || value === undefined ? '' : String(value))

/** The rules that a site keeps, as they stand now. */
function rulesIn({ desk, visitor }: Scene, { lists, places }: Judged): readonly Rule[] {
  return lists.flatMap((list) =>
    desk
      .rowsOf(list.entity)
      .filter(({ owner, values }) => (!list.own || owner === null || owner === visitor.id) && holdsWhen(values, list.on))
      .map(({ values }): Rule => {
        const sends = list.sends === null ? -1 : places.indexOf(words(own(values, list.sends)))
        return {
          name: words(own(values, list.name)),
          match: words(own(values, list.match)),
          where: list.where === null ? '' : words(own(values, list.where)),
          sends: (['passed', 'held', 'caught'] as const)[sends] ?? list.usual,
        }
      }),
  )
}

/** Keeps what the rules make of the row's texts: the verdict, the rule with what it found, and the place. */
export function judged(scene: Scene, effect: Judged): void {
  const { texts, verdicts, places, to } = effect
  const parts = texts.map((id) => ({ label: scene.entity.fields.find((field) => field.id === id)?.label ?? id, text: words(own(scene.values, id)) }))
  const { is, by, found } = judge(parts, rulesIn(scene, effect))
  const at = is === 'passed' ? 0 : is === 'held' ? 1 : 2
  scene.values[to.verdict] = verdicts[at] ?? null
  scene.values[to.place] = places[at] ?? null
  scene.values[to.rule] = by === null ? 'No rule matched' : `${by.name}${by.name.toLowerCase() === found ? '' : `: “${found}”`}`.slice(0, 200)
}
