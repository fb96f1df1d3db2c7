import * as v from 'valibot'
import { type AppModel, appModel } from '../../builder/model.ts'
import { remaining } from '../../contract/plans.api.ts'
import type { Message, ProjectDetail, Version } from '../../contract/projects.api.ts'
import type { User } from '../../contract/users.api.ts'
import type { ProjectEditorSnapshot } from '../../machines/project-editor.machine.ts'
import type { TurnSnapshot } from '../../machines/turn.machine.ts'

/** A turn of the conversation as it is shown: kept by the server, or being followed. */
export interface ShownTurn extends Pick<Message, 'content' | 'answer' | 'state' | 'version'> {
  readonly key: string
  readonly marks: readonly Message['marks'][number][]
  readonly requirements: readonly Message['requirements'][number][]
  readonly steps: readonly Message['steps'][number][]
  readonly choices: readonly string[]
  /** Unix seconds; that of a turn whose events arrive is later than all. */
  readonly created_at: number
  /** True while its events arrive. */
  readonly live: boolean
}

const shownTurn = (turn: TurnSnapshot): ShownTurn => ({
  ...turn.context,
  key: turn.context.message_id ?? 'sending',
  answer: turn.context.answer || (turn.context.failure?.detail ?? ''),
  state: turn.context.outcome ?? 'running',
  created_at: Number.POSITIVE_INFINITY,
  live: true,
})

/** The conversation, oldest turn first; a turn that is being followed stands for its message. */
export function conversationOf(editor: ProjectEditorSnapshot, turn: TurnSnapshot | undefined): readonly ShownTurn[] {
  const kept = (editor.context.opened?.messages ?? [])
    .filter(({ id }) => id !== turn?.context.message_id)
    .map((message): ShownTurn => ({ ...message, key: message.id, live: false }))
  return turn ? [...kept, shownTurn(turn)] : kept
}

/** The versions that no turn made, being restored ones, by the key of the turn that they follow. */
export function restoresAfter(turns: readonly ShownTurn[], versions: readonly Version[]): ReadonlyMap<string, readonly Version[]> {
  const made = new Set(turns.map(({ version }) => version))
  const restored = versions.filter(({ number, improved }) => !made.has(number) && !improved).toSorted((a, b) => a.number - b.number)
  const before = (version: Version) => turns.findLast(({ created_at }) => created_at <= version.created_at)?.key ?? ''
  return Map.groupBy(restored, before)
}

/** "4 messages left today", by what the turn under way, the last one or the profile says; empty where the plan has no limit. */
export function allowanceOf(user: User, editor: ProjectEditorSnapshot, turn: TurnSnapshot | undefined): string {
  const plan = user.current_plan
  const count = (left: number, when: string) => `${left} ${left === 1 ? 'message' : 'messages'} left ${when}`
  if (plan?.daily_message_limit) {
    return count(turn?.context.remaining_today ?? editor.context.remaining_today ?? remaining(plan.daily_message_limit, user.daily_usage), 'today')
  }
  if (!plan?.monthly_message_limit) return ''
  return count(turn?.context.remaining_month ?? editor.context.remaining_month ?? remaining(plan.monthly_message_limit, user.monthly_usage), 'this month')
}

/** The app model of the latest version, or null before the first. */
export function modelOf(project: ProjectDetail): AppModel | null {
  const parsed = v.safeParse(appModel, project.model)
  return parsed.success ? parsed.output : null
}

/** What stands beside the project's name. */
export const savedLabel = (editor: ProjectEditorSnapshot, turn: TurnSnapshot | undefined): string =>
  turn?.hasTag('lost') ? 'Reconnecting…' : editor.hasTag('turning') ? 'Building…' : editor.hasTag('busy') ? 'Saving…' : 'Saved'
