import { useEffect, useState } from 'react'
import { type Preview, projectsApi } from '../../contract/projects.api.ts'
import type { TurnSnapshot } from '../../machines/turn.machine.ts'
import { useSession } from '../api/session.tsx'

/** The newest preview that there is: of a version that the turn under way has made, as while a language model is asked for more, else of the opened project. */
export function useNewestPreview(project_id: string, opened: Preview | null, turn: TurnSnapshot | undefined): Preview | null {
  const { client } = useSession()
  /** What was found stands over the opened project's preview until that is read again. */
  const [found, find] = useState<{ readonly preview: Preview; readonly over: Preview | null } | null>(null)
  const version = turn?.context.version ?? null
  useEffect(() => {
    if (version === null) return
    const left = new AbortController()
    client.call(projectsApi.preview, { params: { id: project_id }, signal: left.signal }).then(
      (preview) => find({ preview, over: opened }),
      () => undefined,
    )
    return () => left.abort()
  }, [client, project_id, version, opened])
  return found !== null && found.over === opened ? found.preview : opened
}
