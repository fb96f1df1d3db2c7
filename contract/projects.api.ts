import * as v from 'valibot'
import { edit } from './edit.ts'
import { endpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { line, listOf, prose } from './text.ts'
import { mark, requirement, step } from './turn.ts'

/** Colours and heading of a project's card: what its first page shows. */
export const cover = v.object({ heading: v.string(), background: v.string(), text: v.string() })

/** Specification 3, and ours: `live_version` is null until deployed, `latest_version` 0 until a turn has built something. */
export const project = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  name: v.string(),
  deployment_url: v.optional(v.nullable(v.string()), ''),
  updated_at: v.optional(v.number(), 0),
  live_version: v.optional(v.nullable(v.number()), null),
  latest_version: v.optional(v.number(), 0),
  cover: v.optional(v.nullable(cover), null),
})
export type Project = v.InferOutput<typeof project>

/**
 * A project with its app model; `builder/model.ts` says what a model is. `message_id` is the turn that creating it began,
 * `manage_url` the owner's link to the management end of the live site, null where there is none.
 */
export const projectDetail = v.object({
  ...project.entries,
  model: v.optional(v.unknown(), null),
  message_id: v.optional(v.nullable(v.string()), null),
  manage_url: v.optional(v.nullable(v.string()), null),
})
export type ProjectDetail = v.InferOutput<typeof projectDetail>

/** One turn of the conversation: the words, how they were read, and what came of them. */
export const message = v.object({
  id: v.string(),
  content: v.string(),
  state: v.picklist(['running', 'done', 'stopped', 'failed']),
  answer: v.string(),
  requirements: v.array(requirement),
  marks: v.array(mark),
  steps: v.array(step),
  choices: v.array(v.string()),
  version: v.nullable(v.number()),
  charged: v.boolean(),
  created_at: v.number(),
})
export type Message = v.InferOutput<typeof message>

/** An immutable version of a project; `changes` are sentences, one for each thing that it changed. */
export const version = v.object({
  number: v.number(),
  label: v.string(),
  created_at: v.number(),
  changes: v.array(v.string()),
  /** True where the turn that made it went on to a better one. */
  improved: v.optional(v.literal(true)),
})
export type Version = v.InferOutput<typeof version>

export const preview = v.object({ url: v.string(), expires_at: v.number() })
export type Preview = v.InferOutput<typeof preview>

/** A row of a built app, as its owner sees it. */
export const row = v.object({ id: v.string(), created_at: v.number(), updated_at: v.number(), sample: v.boolean(), values: v.record(v.string(), v.unknown()) })
export type Row = v.InferOutput<typeof row>

const words = prose(limits.content_max, 'Say in a few words what to build.')

export const projectsApi = {
  projects: endpoint({ method: 'GET', path: '/projects/', access: 'member', reply: listOf(project) }),
  createProject: endpoint({
    method: 'POST',
    path: '/projects/',
    access: 'member',
    status: 201,
    body: v.object({ name: v.optional(line(limits.name_max)), prompt: v.optional(words) }),
    reply: projectDetail,
  }),
  project: endpoint({ method: 'GET', path: '/projects/:id/', access: 'member', reply: projectDetail }),
  renameProject: endpoint({ method: 'PATCH', path: '/projects/:id/', access: 'member', body: v.object({ name: line(limits.name_max) }), reply: project }),
  deleteProject: endpoint({ method: 'DELETE', path: '/projects/:id/', access: 'member' }),
  messages: endpoint({ method: 'GET', path: '/projects/:id/messages/', access: 'member', reply: listOf(message) }),
  sendMessage: endpoint({ method: 'POST', path: '/projects/:id/messages/', access: 'member', body: v.object({ content: words }), stream: true }),
  joinMessage: endpoint({ method: 'GET', path: '/projects/:id/messages/:message_id/stream/', access: 'member', stream: true }),
  stopMessage: endpoint({ method: 'POST', path: '/projects/:id/messages/:message_id/stop/', access: 'member' }),
  versions: endpoint({ method: 'GET', path: '/projects/:id/versions/', access: 'member', reply: listOf(version) }),
  restoreVersion: endpoint({
    method: 'POST',
    path: '/projects/:id/versions/:number/restore/',
    access: 'member',
    status: 201,
    /** With `rows`, the rows of the deployed site too become again what they were when that version came. */
    body: v.object({ rows: v.optional(v.boolean(), false) }),
    reply: version,
  }),
  /** A change of what was pointed at, which no message is taken for. */
  editProject: endpoint({ method: 'POST', path: '/projects/:id/edits/', access: 'member', status: 201, body: edit, reply: version }),
  preview: endpoint({ method: 'GET', path: '/projects/:id/preview/', access: 'member', reply: preview }),
  deploy: endpoint({
    method: 'POST',
    path: '/projects/:id/deploy/',
    access: 'member',
    /** `subdomain` is an address of one's own choice, for the first deployment. */
    body: v.object({ version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))), subdomain: v.optional(line(limits.name_max)) }),
    reply: project,
  }),
  takeDown: endpoint({ method: 'DELETE', path: '/projects/:id/deploy/', access: 'member' }),
  exportProject: endpoint({ method: 'GET', path: '/projects/:id/export/', access: 'member', file: true }),
  rows: endpoint({ method: 'GET', path: '/projects/:id/data/:entity/', access: 'member', reply: listOf(row) }),
}
