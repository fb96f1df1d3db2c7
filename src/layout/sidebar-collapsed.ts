import { useCallback, useState } from 'react'

/** Local storage key (specification 2, Sidebar). */
const key = 'sidebar-collapsed'

function readCollapsed(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

/** Whether the sidebar is collapsed, and the verb that turns and remembers it; storage that is refused is done without. */
export function useCollapsed(): readonly [boolean, () => void] {
  const [collapsed, setCollapsed] = useState(readCollapsed)
  const toggle = useCallback(() => {
    setCollapsed((before) => {
      try {
        localStorage.setItem(key, String(!before))
      } catch {
        // It holds until the page is left.
      }
      return !before
    })
  }, [])
  return [collapsed, toggle]
}
