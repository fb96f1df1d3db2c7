import { useSelector } from '@xstate/react'
import type { DeleteProjectActor } from '../../machines/delete-project.machine.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'

/** Asks before a project is deleted, in the words of specification 7, and says there when that failed. */
export function DeleteQuestion({ deletion }: { readonly deletion: DeleteProjectActor }) {
  const asked = useSelector(deletion, (current) => current)
  return (
    <ConfirmDialog
      open={asked.hasTag('open')}
      title={`Delete ${asked.context.name}`}
      message="Are you sure you want to delete this project? This action cannot be undone."
      confirm="Delete"
      busy={asked.hasTag('busy')}
      error={asked.context.error}
      onConfirm={() => deletion.send({ type: 'delete.confirm' })}
      onCancel={() => deletion.send({ type: 'delete.cancel' })}
    />
  )
}
