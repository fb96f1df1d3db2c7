import { useSyncExternalStore } from 'react'

// The breakpoint md of panda.config.ts.
const narrow = '(width < 768px)'
const subscribe = (changed: () => void) => {
  const query = window.matchMedia(narrow)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

/** True while the window is as narrow as a phone's. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => window.matchMedia(narrow).matches)
