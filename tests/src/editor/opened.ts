import type { Message, ProjectDetail, Version } from '../../../contract/projects.api.ts'
import { studio } from '../../support/studio.ts'
import { fakeClient } from '../visit.tsx'

export const detail = (rest: Partial<ProjectDetail> = {}): ProjectDetail => ({
  id: 'p1',
  name: 'Clay Corner',
  deployment_url: '',
  updated_at: 1_700_000_000,
  live_version: null,
  latest_version: 2,
  cover: null,
  model: studio,
  message_id: null,
  manage_url: null,
  ...rest,
})
export const said = (id: string, rest: Partial<Message> = {}): Message => ({
  id,
  content: 'a calm pottery studio where people book a class',
  state: 'done',
  answer: 'Your studio has classes and bookings.',
  requirements: [],
  marks: [],
  steps: [],
  choices: [],
  version: null,
  charged: true,
  created_at: 1_700_000_000,
  ...rest,
})
export const version = (number: number, label = `Version ${number}`): Version => ({
  number,
  label,
  created_at: 1_700_000_000 + number,
  changes: [`Change ${number}.`],
})

/** A server that holds one project, with its answers to other calls. */
export const holding = (project: ProjectDetail, messages: readonly Message[], answers: Parameters<typeof fakeClient>[0] = {}) =>
  fakeClient({
    project: () => project,
    messages: () => messages,
    versions: () => [version(1), version(2)],
    preview: () => ({ url: 'http://p-1.localhost/', expires_at: 2_000_000_000 }),
    ...answers,
  })
