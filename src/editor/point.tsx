import { useSelector } from '@xstate/react'
import { ArrowDown, ArrowUp, Check, Trash2, X } from 'lucide-react'
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react'
import type { AppModel } from '../../builder/model.ts'
import type { PickedPart, PointingActor } from '../../machines/pointing.machine.ts'
import type { ProjectEditorActor } from '../../machines/project-editor.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button, field } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { reasonOf } from '../api/reason.ts'
import { useSession } from '../api/session.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { pointingOver } from './editor.effects.ts'
import { Failed } from './failed.tsx'
import { isMovable, partsOf } from './point.connect.ts'
import { PartColour } from './point-colour.tsx'
import type { Pointing } from './preview.tsx'

const panel = css({
  px: '3',
  py: '2',
  borderBottomWidth: '1px',
  borderColor: 'line',
  bg: 'subtle',
  fontSize: '13px',
  maxHeight: '60%',
  overflowY: 'auto',
  flexShrink: '0',
})
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })

/** Changes by pointing at the preview, which take no message: whether it is on, and the panel for what is pointed at. */
export function usePointing({
  editor,
  model,
  disabled,
}: {
  readonly editor: ProjectEditorActor
  readonly model: AppModel | null
  readonly disabled: boolean
}): Pointing {
  const { client } = useSession()
  const machine = useMemo(() => pointingOver(client), [client])
  const version = useSelector(editor, ({ context }) => context.opened?.project.latest_version ?? 0)
  const actor = useActorRef(machine, { input: { project_id: editor.getSnapshot().context.project_id, version } })
  const on = useSelector(actor, (snapshot) => snapshot.hasTag('pointing'))
  useEffect(() => actor.send({ type: 'version.shown', version }), [actor, version])
  useEffect(() => {
    const told = actor.on('site.edited', () => editor.send({ type: 'project.reload' }))
    return () => told.unsubscribe()
  }, [actor, editor])
  useEffect(() => {
    if (disabled) actor.send({ type: 'pointing.end' })
  }, [actor, disabled])
  return {
    on,
    disabled,
    onToggle: () => actor.send({ type: on ? 'pointing.end' : 'pointing.start' }),
    onPick: (part) => actor.send({ type: 'part.picked', part }),
    onLeave: () => actor.send({ type: actor.getSnapshot().hasTag('picked') ? 'part.leave' : 'pointing.end' }),
    panel: (path) =>
      model ? <PointPanel actor={actor} model={model} path={path} onUndo={() => editor.send({ type: 'version.restore', number: version - 1 })} /> : null,
  }
}

interface PointPanelProps {
  readonly actor: PointingActor
  readonly model: AppModel
  readonly path: string
  readonly onUndo: () => void
}

function PointPanel({ actor, model, path, onUndo }: PointPanelProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { part, changed, failure } = snapshot.context
  const isPicked = snapshot.hasTag('picked') && part !== null
  return (
    <section aria-label="Point and change" className={panel}>
      {isPicked ? (
        <Chosen key={`${part.page} ${part.block} ${part.text}`} actor={actor} model={model} part={part} />
      ) : (
        <Choose actor={actor} model={model} path={path} />
      )}
      <div role="status">
        {changed && !isPicked ? (
          <p className={cx(line, css({ mt: '2' }))}>
            <Check size={15} aria-hidden="true" />
            {changed}
            <button type="button" className={button({ look: 'link', size: 'sm' })} onClick={onUndo}>
              Undo
            </button>
          </p>
        ) : null}
      </div>
      <div role="alert">{failure ? <Failed reason={reasonOf(failure)} /> : null}</div>
    </section>
  )
}

function Choose({ actor, model, path }: Omit<PointPanelProps, 'onUndo'>) {
  const parts = partsOf(model, path)
  const list = useId()
  return (
    <div className={line}>
      <p className={css({ flex: '1', minWidth: '220px' })}>Point at words or at a part of the site to change it. It costs no message.</p>
      <label htmlFor={list} className={css({ srOnly: true })}>
        Parts of this page
      </label>
      <select
        id={list}
        value=""
        className={cx(field(), css({ width: 'auto', maxWidth: '240px', height: '32px', fontSize: { base: '16px', md: '13px' } }))}
        onChange={(event) => {
          const chosen = parts.find(({ key }) => key === event.target.value)
          if (chosen) actor.send({ type: 'part.picked', part: chosen.part })
        }}
      >
        <option value="">Parts of this page</option>
        {parts.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <button type="button" className={button({ size: 'sm' })} onClick={() => actor.send({ type: 'pointing.end' })}>
        Done
      </button>
    </div>
  )
}

function Chosen({ actor, model, part }: { readonly actor: PointingActor; readonly model: AppModel; readonly part: PickedPart }) {
  const { draft } = useSelector(actor, ({ context }) => context)
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  const words = useRef<HTMLTextAreaElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    const target = words.current ?? first.current
    target?.focus()
    words.current?.select()
  }, [])
  function save(event: FormEvent) {
    event.preventDefault()
    actor.send({ type: 'part.change', change: { kind: 'text', to: draft } })
  }
  const isBlock = part.block !== null
  return (
    <fieldset
      aria-label={part.text ? `“${part.text}”` : 'A part of the page'}
      className={css({ display: 'grid', gap: '2', border: '0', p: '0', minWidth: '0' })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        actor.send({ type: 'part.leave' })
      }}
    >
      {part.text ? (
        <form onSubmit={save} noValidate className={line}>
          <label htmlFor={id} className={css({ srOnly: true })}>
            Words
          </label>
          <textarea
            id={id}
            ref={words}
            rows={part.text.length > 80 ? 3 : 1}
            value={draft}
            onChange={(event) => actor.send({ type: 'draft.changed', draft: event.target.value })}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && !event.shiftKey) save(event)
            }}
            className={cx(field(), css({ flex: '1', minWidth: '220px', height: 'auto', minHeight: '34px', py: '1', resize: 'vertical' }))}
          />
          <SubmitButton size="sm" look="pen" busy={busy} busyLabel="Saving..." disabled={draft.trim() === '' || draft.trim() === part.text}>
            Save words
          </SubmitButton>
        </form>
      ) : null}
      <div className={line}>
        <PartColour actor={actor} model={model} colours={part.colours} busy={busy} />
        {isMovable(model, part) ? (
          <>
            <button
              ref={first}
              type="button"
              disabled={busy}
              className={button({ size: 'sm' })}
              onClick={() => actor.send({ type: 'part.change', change: { kind: 'move', by: -1 } })}
            >
              <ArrowUp size={15} aria-hidden="true" />
              {isBlock ? 'Move up' : 'Move left'}
            </button>
            <button
              type="button"
              disabled={busy}
              className={button({ size: 'sm' })}
              onClick={() => actor.send({ type: 'part.change', change: { kind: 'move', by: 1 } })}
            >
              <ArrowDown size={15} aria-hidden="true" />
              {isBlock ? 'Move down' : 'Move right'}
            </button>
            <button
              type="button"
              disabled={busy}
              className={button({ size: 'sm', look: 'danger' })}
              onClick={() => actor.send({ type: 'part.change', change: { kind: 'remove' } })}
            >
              <Trash2 size={15} aria-hidden="true" />
              Remove
            </button>
          </>
        ) : null}
        <button type="button" className={cx(button({ size: 'sm', look: 'ghost' }), css({ ms: 'auto' }))} onClick={() => actor.send({ type: 'part.leave' })}>
          <X size={15} aria-hidden="true" />
          Leave it
        </button>
      </div>
    </fieldset>
  )
}
