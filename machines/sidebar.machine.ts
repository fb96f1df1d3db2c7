// The side navigation (specification 2, Sidebar): its width, which is remembered, its collapsible list of projects, and the drawer
// that it is on a phone, which closes when a link has led elsewhere.
import { type ActorRefFrom, type SnapshotFrom, setup } from 'xstate'

export interface SidebarInput {
  /** What was remembered. */
  readonly collapsed: boolean
}
export interface SidebarContext {
  readonly wasCollapsed: boolean
}
export type SidebarEvent =
  | { readonly type: 'width.toggle' }
  | { readonly type: 'list.toggle' }
  | { readonly type: 'drawer.open' }
  | { readonly type: 'drawer.close' }
  | { readonly type: 'route.changed' }

export const sidebarMachine = setup({
  types: {
    context: {} as SidebarContext,
    events: {} as SidebarEvent,
    input: {} as SidebarInput,
    tags: {} as 'collapsed' | 'listed' | 'drawer',
  },
  guards: {
    wasCollapsed: ({ context }) => context.wasCollapsed,
  },
  actions: {
    rememberCollapsed: (_, _params: { collapsed: boolean }) => {},
  },
}).createMachine({
  id: 'sidebar',
  context: ({ input }) => ({ wasCollapsed: input.collapsed }),
  type: 'parallel',
  states: {
    width: {
      initial: 'restoring',
      states: {
        restoring: { always: [{ guard: 'wasCollapsed', target: 'collapsed' }, { target: 'expanded' }] },
        expanded: { on: { 'width.toggle': { target: 'collapsed', actions: { type: 'rememberCollapsed', params: { collapsed: true } } } } },
        collapsed: {
          tags: 'collapsed',
          on: { 'width.toggle': { target: 'expanded', actions: { type: 'rememberCollapsed', params: { collapsed: false } } } },
        },
      },
    },
    projects: {
      initial: 'listed',
      states: {
        listed: { tags: 'listed', on: { 'list.toggle': 'hidden' } },
        hidden: { on: { 'list.toggle': 'listed' } },
      },
    },
    drawer: {
      initial: 'closed',
      states: {
        closed: { on: { 'drawer.open': 'open' } },
        open: { tags: 'drawer', on: { 'drawer.close': 'closed', 'route.changed': 'closed' } },
      },
    },
  },
})

export type SidebarActor = ActorRefFrom<typeof sidebarMachine>
export type SidebarSnapshot = SnapshotFrom<typeof sidebarMachine>
