// What a plan's button offers (specification 4, Plan card): the current plan and every one that is not free are disabled, the latter
// with a reason; so is the free one below the current plan. What is left can be chosen.
import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from 'xstate'
import { isCurrent, isFree, isLower } from '../contract/plan-card.ts'
import type { Plan } from '../contract/plans.api.ts'

export interface PlanCardInput {
  readonly plan: Plan
  /** The person's plan; null for a visitor, and for somebody without one. */
  readonly current: Plan | null
  /** True where choosing the free plan leads somewhere. */
  readonly offered: boolean
}
export type PlanCardContext = PlanCardInput
export type PlanCardEvent = ({ readonly type: 'card.changed' } & PlanCardInput) | { readonly type: 'plan.choose' }

export const planCardMachine = setup({
  types: {
    context: {} as PlanCardContext,
    events: {} as PlanCardEvent,
    input: {} as PlanCardInput,
    emitted: {} as { readonly type: 'plan.chosen' },
    tags: {} as 'current' | 'unreleased' | 'choosable',
  },
  guards: {
    isCurrent: ({ context }) => isCurrent(context.plan, context.current),
    isNotFree: ({ context }) => !isFree(context.plan),
    isLower: ({ context }) => isLower(context.plan, context.current),
    isOffered: ({ context }) => context.offered,
  },
  actions: {
    takeCard: assign((_, params: PlanCardInput) => ({ plan: params.plan, current: params.current, offered: params.offered })),
    tellChosen: emit({ type: 'plan.chosen' as const }),
  },
}).createMachine({
  id: 'planCard',
  context: ({ input }) => ({ plan: input.plan, current: input.current, offered: input.offered }),
  initial: 'judging',
  on: {
    'card.changed': { target: '.judging', actions: { type: 'takeCard', params: ({ event }) => event } },
  },
  states: {
    judging: {
      always: [
        { guard: 'isCurrent', target: 'current' },
        { guard: 'isNotFree', target: 'unreleased' },
        { guard: 'isLower', target: 'lower' },
        { guard: 'isOffered', target: 'choosable' },
        { target: 'unoffered' },
      ],
    },
    current: { tags: 'current' },
    /** Higher or lower than the current plan: what costs cannot be had yet. */
    unreleased: { tags: 'unreleased' },
    lower: {},
    choosable: {
      tags: 'choosable',
      on: { 'plan.choose': { actions: 'tellChosen' } },
    },
    unoffered: {},
  },
})

export type PlanCardActor = ActorRefFrom<typeof planCardMachine>
export type PlanCardSnapshot = SnapshotFrom<typeof planCardMachine>
