import type { StatelyInspectionEvent } from '@statelyai/inspect'
import { useEffect, useReducer, useState } from 'react'
import { boxOf, wordsOf } from './chart.ts'
import { StateBox } from './chart-view.tsx'
import { type Actor, nothing, record, type Sent, treeOf } from './record.ts'
import { Sequence } from './sequence.tsx'

export interface Receiver {
  readonly subscribe: (next: (report: StatelyInspectionEvent) => void) => { readonly unsubscribe: () => void }
}

const shown = ({ snapshot }: Actor): string => wordsOf(snapshot.value) || snapshot.status || ''

function Actors({ actors, chosen, choose }: { readonly actors: readonly Actor[]; readonly chosen: string | null; readonly choose: (id: string) => void }) {
  return (
    <nav aria-label="Actors">
      <h2>Actors</h2>
      <ul>
        {treeOf(actors).map(({ actor, depth }) => (
          <li key={actor.id} style={{ paddingLeft: `${depth * 16}px` }}>
            <button type="button" aria-current={actor.id === chosen} className={actor.snapshot.status} onClick={() => choose(actor.id)}>
              <b>{actor.name}</b> <span className="quiet">{shown(actor)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Details({ actor, sent }: { readonly actor: Actor; readonly sent: Sent | null }) {
  const snapshot = sent?.snapshot ?? actor.snapshot
  return (
    <section aria-label="Details" className="details">
      {sent ? (
        <>
          <h2>Event</h2>
          <pre>{JSON.stringify(sent.event, null, 2)}</pre>
        </>
      ) : null}
      <h2>{sent ? 'Snapshot after it' : 'Snapshot'}</h2>
      <pre>{JSON.stringify(snapshot, null, 2)}</pre>
    </section>
  )
}

/** The local inspector: who runs, in which state by its chart, what was sent to whom, and the snapshots. */
export function Inspector({ connect }: { readonly connect: () => Receiver }) {
  const [{ actors, sent }, receive] = useReducer(record, nothing)
  const [chosen, choose] = useState<string | null>(null)
  const [looked, look] = useState<Sent | null>(null)
  useEffect(() => {
    // What has happened so far comes as soon as it connects.
    const listening = connect().subscribe(receive)
    return () => listening.unsubscribe()
  }, [connect])

  const actor = actors.find(({ id }) => id === (looked?.to ?? chosen)) ?? actors[0]
  if (!actor)
    return (
      <p role="status" className="waiting">
        Waiting for the page that opened this one. Press “Open the inspector” there again if nothing comes.
      </p>
    )
  const at = looked && (sent.find(({ id }) => id === looked.id) ?? looked)
  const snapshot = at?.snapshot ?? actor.snapshot
  return (
    <>
      <Actors
        actors={actors}
        chosen={actor.id}
        choose={(id) => {
          look(null)
          choose(id)
        }}
      />
      <main aria-label="Chart">
        <h2>
          {actor.name} <small>{wordsOf(snapshot.value) || snapshot.status}</small>
          {at ? (
            <button type="button" onClick={() => look(null)}>
              Back to now
            </button>
          ) : null}
        </h2>
        <StateBox box={boxOf(actor.definition, snapshot.value ?? null, actor.name)} />
      </main>
      <Sequence actors={treeOf(actors).map((one) => one.actor)} sent={sent} looked={at} look={look} />
      <Details actor={actor} sent={at} />
    </>
  )
}
