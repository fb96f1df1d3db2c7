import { Field as Ark } from '@ark-ui/react/field'
import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { article } from '../../builder/lexicon/inflect.ts'
import type { Entity, Field } from '../../builder/model.ts'
import type { RowEditorActor } from '../../machines/row-editor.machine.ts'
import { css, cx } from '../../styled-system/css'
import { button, field, note } from '../../styled-system/recipes'
import { reasonOf } from '../api/reason.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { fieldError, fieldLabel } from '../ui/text-field.tsx'
import { writtenFields } from './row-editor.connect.ts'

const inputs: Partial<Record<Field['type'], string>> = { date: 'date', time: 'time', datetime: 'datetime-local', email: 'email', phone: 'tel', url: 'url' }
const isNumber = ({ type }: Field): boolean => type === 'number' || type === 'money' || type === 'percent' || type === 'rating'

export interface RowEditorProps {
  readonly actor: RowEditorActor
  readonly entity: Entity
  /** What rows are called, and which rows there are of each entity that is referred to. */
  readonly titles: Readonly<Record<string, string>>
  readonly choices: Readonly<Record<string, readonly string[]>>
}

/** The form for a row in a dialog, and the question before one is deleted. */
export function RowEditor({ actor, entity, titles, choices }: RowEditorProps) {
  const snapshot = useSelector(actor, (current) => current)
  const { row_id, title, draft, failure } = snapshot.context
  const busy = snapshot.hasTag('busy')
  const leave = () => actor.send({ type: 'row.leave' })
  function save(event: FormEvent) {
    event.preventDefault()
    actor.send({ type: 'row.save' })
  }
  const fields = writtenFields(entity)
  const named = fields.some(({ id }) => failure?.fields[id]?.[0])
  return (
    <>
      <Dialog
        open={snapshot.hasTag('form')}
        onClose={leave}
        size="md"
        title={row_id === null ? `Add ${article(entity.singular)} ${entity.singular}` : `Change ${title}`}
      >
        <form onSubmit={save} noValidate className={css({ display: 'grid', gap: '4', mt: '4' })}>
          {fields.map((one) => (
            <Value
              key={one.id}
              field={one}
              value={draft[one.id] ?? ''}
              error={failure?.fields[one.id]?.[0] ?? null}
              options={
                (one.entity ? choices[one.entity] : undefined)?.map((id) => [id, titles[id] ?? id] as const) ??
                one.choices?.map((text) => [text, text] as const) ??
                null
              }
              onValue={(value) => actor.send({ type: 'value.changed', field: one.id, value })}
            />
          ))}
          <div role="alert">
            {failure ? <p className={note({ tone: 'bad' })}>{named ? 'Nothing is saved yet: look at the fields above.' : reasonOf(failure)}</p> : null}
          </div>
          <div className={css({ display: 'flex', justifyContent: 'flex-end', gap: '2' })}>
            <button type="button" className={button()} onClick={leave}>
              Cancel
            </button>
            <SubmitButton busy={busy} busyLabel="Saving...">
              Save
            </SubmitButton>
          </div>
        </form>
      </Dialog>
      <ConfirmDialog
        open={snapshot.hasTag('question')}
        title={`Delete ${title}`}
        message={`This deletes the ${entity.singular} from the site for good.`}
        confirm="Delete"
        busyLabel="Deleting..."
        busy={busy}
        error={failure && snapshot.hasTag('question') ? reasonOf(failure) : null}
        onConfirm={() => actor.send({ type: 'delete.confirm' })}
        onCancel={leave}
      />
    </>
  )
}

interface ValueProps {
  readonly field: Field
  readonly value: string | boolean
  readonly error: string | null
  /** What can be chosen, as value and words; null where it is typed. */
  readonly options: readonly (readonly [string, string])[] | null
  readonly onValue: (value: string | boolean) => void
}

function Value({ field: of, value, error, options, onValue }: ValueProps) {
  if (of.type === 'boolean')
    return (
      <label className={css({ display: 'flex', alignItems: 'center', gap: '2', fontSize: '14px' })}>
        <input type="checkbox" checked={value === true} onChange={(event) => onValue(event.target.checked)} />
        {of.label}
      </label>
    )
  const label = of.unit ? `${of.label} (${of.unit})` : of.label
  return (
    <Ark.Root invalid={error !== null} required={of.required}>
      <Ark.Label className={fieldLabel}>{label}</Ark.Label>
      {options ? (
        <Ark.Select value={String(value)} onChange={(event) => onValue(event.target.value)} className={field()}>
          <option value="">–</option>
          {options.map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </Ark.Select>
      ) : of.type === 'long_text' ? (
        <Ark.Textarea
          rows={4}
          value={String(value)}
          onChange={(event) => onValue(event.target.value)}
          className={cx(field(), css({ height: 'auto', py: '2' }))}
        />
      ) : (
        <Ark.Input
          type={inputs[of.type] ?? 'text'}
          {...(isNumber(of) ? { inputMode: 'decimal' as const } : {})}
          value={String(value)}
          onChange={(event) => onValue(event.target.value)}
          className={field()}
        />
      )}
      <Ark.ErrorText className={fieldError}>{error}</Ark.ErrorText>
    </Ark.Root>
  )
}
