import { sidebarMachine } from '../../machines/sidebar.machine.ts'

/** Local storage key (specification 2, Sidebar). */
const key = 'sidebar-collapsed'

/** What was remembered; storage that is refused, or holds anything else, counts as expanded. */
export function readCollapsed(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** The sidebar over local storage; storage that is refused is done without. */
export const rememberedSidebar = sidebarMachine.provide({
  actions: {
    rememberCollapsed: (_, { collapsed }) => {
      try {
        localStorage.setItem(key, String(collapsed))
      } catch {
        // It holds until the page is left.
      }
    },
  },
})
