import { useSelector } from '@xstate/react'
import { useEffect, useMemo } from 'react'
import type { AppModel } from '../../builder/model.ts'
import type { RowsChange, RowsSince } from '../../contract/rows.api.ts'
import type { ProjectEditorActor } from '../../machines/project-editor.machine.ts'
import type { RowsSinceActor } from '../../machines/rows-since.machine.ts'
import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { reasonOf } from '../api/reason.ts'
import { useSession } from '../api/session.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { rowsSinceOver } from './editor.effects.ts'
import { Failed } from './failed.tsx'

const count = (number: number, what: string): string[] => (number === 0 ? [] : [`${number} ${what}`])

/** What putting the rows of an entity back would do to them as they are now. */
const effectOf = ({ added, changed, removed }: RowsChange): string =>
  [...count(added, 'added since would go'), ...count(changed, 'changed since would be as before'), ...count(removed, 'deleted since would come back')].join(
    ', ',
  )

function Changes({ since, model }: { readonly since: RowsSince; readonly model: AppModel | null }) {
  if (!since.kept) return <p>The data of this version is no longer kept. It can be restored without its data.</p>
  if (since.entities.length === 0) return <p>The data is what it was then: nothing of it would change.</p>
  return (
    <ul className={css({ ps: '5', listStyle: 'disc', display: 'grid', gap: '2' })}>
      {since.entities.map((change) => {
        const entity = model?.entities.find(({ id }) => id === change.entity)
        const examples = [...change.examples.added, ...change.examples.changed, ...change.examples.removed].flatMap(({ values }) => {
          const title = entity ? values[entity.title] : undefined
          return typeof title === 'string' && title !== '' ? [`“${title}”`] : []
        })
        return (
          <li key={change.entity}>
            <span className={css({ fontWeight: '500', textTransform: 'capitalize' })}>{entity?.plural ?? change.entity}</span>: {effectOf(change)}
            {examples.length > 0 ? <span className={css({ color: 'text2' })}>, such as {examples.slice(0, 3).join(', ')}</span> : null}.
          </li>
        )
      })}
    </ul>
  )
}

/** Asks before a version is restored together with its data, and says first what would become of the data as it is now. */
export function RestoreRows({ actor, model }: { readonly actor: RowsSinceActor; readonly model: AppModel | null }) {
  const snapshot = useSelector(actor, (current) => current)
  const { number, since, failure } = snapshot.context
  const leave = () => actor.send({ type: 'restore.leave' })
  return (
    <Dialog open={snapshot.hasTag('open')} onClose={leave} title={`Restore version ${number} with its data`}>
      <div className={css({ display: 'grid', gap: '4', mt: '4' })}>
        <div role="status">{snapshot.hasTag('busy') ? 'Comparing the data...' : null}</div>
        {snapshot.hasTag('compared') && since ? <Changes since={since} model={model} /> : null}
        {failure && !snapshot.hasTag('busy') && !snapshot.hasTag('compared') ? (
          <div role="alert">
            <Failed reason={reasonOf(failure)} onRetry={() => actor.send({ type: 'comparison.retry' })} />
          </div>
        ) : null}
        <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
          <button type="button" className={button()} onClick={leave}>
            Cancel
          </button>
          <button
            type="button"
            className={button({ look: 'danger' })}
            disabled={!snapshot.can({ type: 'restore.confirm' })}
            onClick={() => actor.send({ type: 'restore.confirm' })}
          >
            Restore with data
          </button>
        </div>
      </div>
    </Dialog>
  )
}

/** What restoring a version with its data would undo; once it is confirmed, the editor restores it. */
export function useRowsSince(editor: ProjectEditorActor): RowsSinceActor {
  const { client } = useSession()
  const actor = useActorRef(
    useMemo(() => rowsSinceOver(client), [client]),
    { input: { project_id: editor.getSnapshot().context.project_id } },
  )
  useEffect(() => {
    const told = actor.on('restore.confirmed', ({ number }) => editor.send({ type: 'version.restore', number, rows: true }))
    return () => told.unsubscribe()
  }, [actor, editor])
  return actor
}
