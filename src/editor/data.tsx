import { useSelector } from '@xstate/react'
import { Download, Pencil, Plus, RotateCw, Trash2 } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { article } from '../../builder/lexicon/inflect.ts'
import type { AppModel, Entity, Field } from '../../builder/model.ts'
import { limits } from '../../contract/limits.ts'
import type { Row } from '../../contract/projects.api.ts'
import { css, cx } from '../../styled-system/css'
import { button, tag } from '../../styled-system/recipes'
import { useActorRef } from '../api/actor-ref.ts'
import { reasonOf } from '../api/reason.ts'
import { useSession } from '../api/session.tsx'
import { localDateTime, RelativeTime } from '../ui/relative-time.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { projectRowsOver, rowEditorOver } from './editor.effects.ts'
import { Failed } from './failed.tsx'
import { draftOf, titleOf } from './row-editor.connect.ts'
import { RowEditor } from './row-editor.tsx'

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

/** A kept value as its field's type shows it, a reference as the title of its row; an absent one as a dash. */
export function shownValue(field: Field, value: unknown, titles: Readonly<Record<string, string>> = {}): string {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (field.type === 'money' && typeof value === 'number') return money.format(value)
  if (field.type === 'percent' && typeof value === 'number') return `${value.toLocaleString('en')}%`
  if (typeof value === 'number') return field.unit ? `${value.toLocaleString('en')} ${field.unit}` : value.toLocaleString('en')
  if (field.type === 'date' && typeof value === 'string' && !Number.isNaN(Date.parse(value))) return day.format(new Date(value))
  return field.type === 'reference' ? (titles[String(value)] ?? String(value)) : String(value)
}

const cell = css({
  px: '3',
  py: '2',
  textAlign: 'start',
  verticalAlign: 'top',
  borderBottomWidth: '1px',
  borderColor: 'line',
  maxWidth: '320px',
  minWidth: '88px',
  overflowWrap: 'break-word',
})
const head = cx(cell, css({ fontWeight: '500', color: 'text2', whiteSpace: 'nowrap', position: 'sticky', top: '0', bg: 'surface' }))

/** "12 rows of bookings, newest first"; of more than one answer holds, that these are the newest. */
function rowCount(count: number, { plural }: Entity): string {
  if (count >= limits.rows_page) return `The newest ${count.toLocaleString('en')} rows of ${plural}; the CSV file has all of them`
  return `${count === 1 ? '1 row' : `${count} rows`} of ${plural}, newest first`
}

interface TableProps {
  readonly entity: Entity
  readonly rows: readonly Row[]
  readonly titles: Readonly<Record<string, string>>
  readonly onEdit: (row: Row) => void
  readonly onDelete: (row: Row) => void
}

function Table({ entity, rows, titles, onEdit, onDelete }: TableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls takes the focus, so that keys can scroll it.
    <section tabIndex={0} aria-label={`Table of ${entity.plural}`} className={css({ flex: '1', minHeight: '0', overflow: 'auto' })}>
      <table className={css({ width: 'full', fontSize: '13px', borderCollapse: 'separate', borderSpacing: '0' })}>
        <caption className={css({ textAlign: 'start', px: '3', py: '2', color: 'text2' })}>{rowCount(rows.length, entity)}</caption>
        <thead>
          <tr>
            {entity.fields.map((field) => (
              <th key={field.id} scope="col" className={head}>
                {field.label}
              </th>
            ))}
            <th scope="col" className={head}>
              Added
            </th>
            <th scope="col" className={head}>
              <span className={css({ srOnly: true })}>Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {entity.fields.map((field) => (
                <td key={field.id} className={cell}>
                  {shownValue(field, row.values[field.id], titles)}
                </td>
              ))}
              <td className={cx(cell, css({ whiteSpace: 'nowrap', color: 'text2' }))}>
                {row.sample ? (
                  <span className={tag({ tone: 'plain' })} title={localDateTime(row.created_at)}>
                    Sample
                  </span>
                ) : (
                  <RelativeTime at={row.created_at} />
                )}
              </td>
              <td className={cx(cell, css({ whiteSpace: 'nowrap', py: '0' }))}>
                <button
                  type="button"
                  aria-label={`Change ${titleOf(entity, row, titles)}`}
                  className={button({ look: 'ghost', size: 'icon' })}
                  onClick={() => onEdit(row)}
                >
                  <Pencil size={15} aria-hidden="true" />
                </button>
                <button
                  type="button"
                  aria-label={`Delete ${titleOf(entity, row, titles)}`}
                  className={button({ look: 'ghost', size: 'icon' })}
                  onClick={() => onDelete(row)}
                >
                  <Trash2 size={15} aria-hidden="true" />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface RowsProps {
  readonly project_id: string
  readonly model: AppModel
  readonly entities: readonly [Entity, ...Entity[]]
}

function Rows({ project_id, model, entities }: RowsProps) {
  const { client } = useSession()
  const machine = useMemo(() => projectRowsOver(client, model), [client, model])
  const actor = useActorRef(machine, { input: { project_id, entity: entities[0].id } })
  const snapshot = useSelector(actor, (current) => current)
  const entity = entities.find(({ id }) => id === snapshot.context.entity) ?? entities[0]
  const busy = snapshot.hasTag('busy')
  const { titles, choices } = snapshot.context
  const editor = useActorRef(
    useMemo(() => rowEditorOver(client), [client]),
    { input: { project_id } },
  )
  useEffect(() => {
    const told = editor.on('rows.changed', () => actor.send({ type: 'rows.reload' }))
    return () => told.unsubscribe()
  }, [actor, editor])
  return (
    <>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '2', p: '2', borderBottomWidth: '1px', borderColor: 'line' })}>
        <fieldset className={css({ display: 'flex', gap: '1', flex: '1', minWidth: '0', overflowX: 'auto', border: '0', p: '2px' })}>
          <legend className={css({ srOnly: true })}>Kind of thing</legend>
          {entities.map(({ id, plural }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === entity.id}
              className={cx(button({ look: 'ghost', size: 'sm' }), css({ textTransform: 'capitalize', '&[aria-pressed=true]': { bg: 'muted' } }))}
              onClick={() => actor.send({ type: 'entity.chosen', entity: id })}
            >
              {plural}
            </button>
          ))}
        </fieldset>
        <button
          type="button"
          className={cx(button({ look: 'ghost', size: 'sm' }), css({ flexShrink: '0' }))}
          aria-label={`Add ${article(entity.singular)} ${entity.singular}`}
          onClick={() => editor.send({ type: 'row.add', entity: entity.id, draft: draftOf(entity, null) })}
        >
          <Plus size={16} aria-hidden="true" />
          Add
        </button>
        {snapshot.context.rows.length > 0 ? (
          <SubmitButton
            type="button"
            look="ghost"
            size="sm"
            busy={snapshot.hasTag('downloading')}
            aria-label={`Download ${entity.plural} as CSV`}
            className={css({ flexShrink: '0' })}
            onClick={() => actor.send({ type: 'rows.download' })}
          >
            <Download size={16} aria-hidden="true" />
            CSV
          </SubmitButton>
        ) : null}
        <button
          type="button"
          aria-label="Load the rows again"
          className={button({ look: 'ghost', size: 'icon' })}
          onClick={() => actor.send({ type: 'rows.reload' })}
        >
          <RotateCw size={16} aria-hidden="true" />
        </button>
      </div>
      {busy ? (
        <p role="status" className={css({ p: '6', color: 'text2' })}>
          Loading...
        </p>
      ) : null}
      {snapshot.context.failure ? (
        <div role="alert" className={css({ p: '4' })}>
          <Failed
            reason={reasonOf(snapshot.context.failure)}
            onRetry={() => actor.send({ type: snapshot.hasTag('undownloaded') ? 'rows.download' : 'rows.reload' })}
          />
        </div>
      ) : null}
      {!busy && !snapshot.context.failure && snapshot.context.rows.length === 0 ? (
        <div className={css({ display: 'grid', gap: '1', p: '6', color: 'text2', maxWidth: 'prose' })}>
          <p className={css({ color: 'text', fontWeight: '500' })}>No {entity.plural} yet</p>
          <p>What you add, and what visitors of the deployed site enter, appears here. The preview has samples of its own, to try things with.</p>
        </div>
      ) : null}
      {snapshot.context.rows.length > 0 ? (
        <Table
          entity={entity}
          rows={snapshot.context.rows}
          titles={titles}
          onEdit={(row) =>
            editor.send({ type: 'row.edit', entity: entity.id, row_id: row.id, title: titleOf(entity, row, titles), draft: draftOf(entity, row) })
          }
          onDelete={(row) => editor.send({ type: 'row.askDelete', entity: entity.id, row_id: row.id, title: titleOf(entity, row, titles) })}
        />
      ) : null}
      <RowEditor actor={editor} entity={entity} titles={titles} choices={choices} />
    </>
  )
}

/** The rows that the deployed site keeps, by kind of thing, as its owner sees them. */
export function Data({ project_id, model }: { readonly project_id: string; readonly model: AppModel | null }) {
  const [first, ...rest] = model?.entities ?? []
  return (
    <div className={css({ display: 'flex', flexDirection: 'column', height: 'full' })}>
      <h2 className={css({ srOnly: true })}>Data</h2>
      {model && first ? (
        <Rows project_id={project_id} model={model} entities={[first, ...rest]} />
      ) : (
        <p className={css({ p: '6', color: 'text2' })}>{model ? 'This site keeps no data.' : 'Nothing has been built yet.'}</p>
      )}
    </div>
  )
}
