import { useCallback, useState } from 'react'

/** `system` follows the device, and is what holds without a remembered choice. */
export type ThemeChoice = 'system' | 'light' | 'dark'

const key = 'theme'
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)')

/** The remembered choice; storage that cannot be read counts as `system`. */
export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

// public/theme.js sets the same attribute before the first paint.
function applyTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice === 'system' ? (systemDark().matches ? 'dark' : 'light') : choice
}

/** Keeps the page in the colours of the device while the choice is `system`; returns the function that stops it. */
export function followSystemTheme(): () => void {
  const query = systemDark()
  const follow = () => applyTheme(readThemeChoice())
  follow()
  query.addEventListener('change', follow)
  return () => query.removeEventListener('change', follow)
}

/** The choice of theme and the verb that changes, applies and remembers it. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const [choice, setChoice] = useState(readThemeChoice)
  const choose = useCallback((next: ThemeChoice) => {
    try {
      if (next === 'system') localStorage.removeItem(key)
      else localStorage.setItem(key, next)
    } catch {
      // Storage that is full or refused: the choice holds until the page is left.
    }
    setChoice(next)
    applyTheme(next)
  }, [])
  return [choice, choose]
}
