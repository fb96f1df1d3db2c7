import { useEffect, useRef } from 'react'
import { wordsOf } from './chart.ts'
import type { Actor, Sent } from './record.ts'

export interface SequenceProps {
  readonly actors: readonly Actor[]
  readonly sent: readonly Sent[]
  readonly looked: Sent | null
  readonly look: (sent: Sent) => void
}

/** Which lanes an event goes from and to; lane 0 is whoever is no actor: the person, the page. */
function lanesOf({ from, to }: Sent, actors: readonly Actor[]): readonly [number, number] {
  const laneOf = (id: string | null) => actors.findIndex((actor) => actor.id === id) + 1
  return [laneOf(from), laneOf(to)]
}

/** Every event as an arrow from the lane of its sender to the lane of its actor, newest last. */
export function Sequence({ actors, sent, looked, look }: SequenceProps) {
  const frame = useRef<HTMLElement>(null)
  const newest = looked ? null : sent.at(-1)?.id
  useEffect(() => {
    if (newest && frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }, [newest])
  const columns = { gridTemplateColumns: `repeat(${actors.length + 1}, 140px)` }
  return (
    <section ref={frame} aria-label="Events" className="sequence">
      <h2>Events</h2>
      <div className="lanes" style={columns}>
        <b>page</b>
        {actors.map(({ id, name }) => (
          <b key={id}>{name}</b>
        ))}
      </div>
      <ol>
        {sent.map((one) => {
          const [from, to] = lanesOf(one, actors)
          const way = from === to ? 'self' : from < to ? 'right' : 'left'
          return (
            <li key={one.id} style={columns}>
              <button
                type="button"
                aria-pressed={one.id === looked?.id}
                className={way}
                style={{ gridColumn: `${Math.min(from, to) + 1} / ${Math.max(from, to) + 2}` }}
                onClick={() => look(one)}
              >
                {one.event.type}
                <small>{one.snapshot ? wordsOf(one.snapshot.value) || one.snapshot.status : ''}</small>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
