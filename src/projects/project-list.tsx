import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { Project } from '../../contract/projects.api.ts'
import { css } from '../../styled-system/css'
import { useActorRef } from '../api/actor-ref.ts'
import { DeleteQuestion } from '../api/delete-question.tsx'
import { deleteProjectOver } from '../api/projects.ts'
import { useSession } from '../api/session.tsx'
import { projectListOver } from './projects.effects.ts'

export interface ProjectList {
  readonly projects: readonly Project[]
  /** True until the first answer: neither projects nor their absence can be told. */
  readonly unknown: boolean
  /** Tells the list of a rename that the server has taken. */
  readonly renamed: (project_id: string, name: string) => void
  /** Asks before the project is deleted. */
  readonly askDelete: (project: Pick<Project, 'id' | 'name'>) => void
}
const ProjectListContext = createContext<ProjectList | null>(null)

/** Whether a path contains the project's; that of project 12 does not contain project 1's. */
export const isAt = (path: string, project_id: string): boolean => `${path}/`.includes(`/project/${project_id}/`)

/** The list that sidebar and site list share; throws outside its provider. */
export function useProjectList(): ProjectList {
  const list = useContext(ProjectListContext)
  if (!list) throw new Error('useProjectList is for what ProjectListProvider holds.')
  return list
}

/** Loads the projects, again on each route change, and asks before one is deleted. */
export function ProjectListProvider({ children }: { readonly children: ReactNode }) {
  const { client } = useSession()
  const list = useActorRef(useMemo(() => projectListOver(client), [client]))
  const deletion = useActorRef(useMemo(() => deleteProjectOver(client), [client]))
  const path = useRouterState({ select: (state) => state.location.pathname })
  const navigate = useNavigate()
  const [said, say] = useState('')
  const loadedFor = useRef(path)
  useEffect(() => {
    if (loadedFor.current === path) return
    loadedFor.current = path
    list.send({ type: 'route.changed' })
  }, [list, path])
  useEffect(() => {
    const told = deletion.on('project.deleted', ({ project_id }) => {
      list.send({ type: 'project.deleted', project_id })
      say('Project deleted.')
      if (isAt(path, project_id)) void navigate({ to: '/' })
    })
    return () => told.unsubscribe()
  }, [deletion, list, navigate, path])
  const projects = useSelector(list, ({ context }) => context.projects)
  const unknown = useSelector(list, (snapshot) => snapshot.hasTag('unknown'))
  const value = useMemo<ProjectList>(
    () => ({
      projects,
      unknown,
      renamed: (project_id, name) => {
        list.send({ type: 'project.renamed', project_id, name })
        say(`Renamed to ${name}.`)
      },
      askDelete: ({ id, name }) => deletion.send({ type: 'delete.ask', project_id: id, name }),
    }),
    [projects, unknown, list, deletion],
  )
  return (
    <ProjectListContext value={value}>
      {children}
      <p role="status" className={css({ srOnly: true })}>
        {said}
      </p>
      <DeleteQuestion deletion={deletion} />
    </ProjectListContext>
  )
}
