import { useLayoutEffect, useRef } from 'react'

/**
 * Where the focus returns to once a dialog has closed: what had it when the dialog opened or, where that is gone, the dialog around it; else null.
 * It is noted at once, for the focus trap looks a frame later, when a quick Tab has already gone elsewhere.
 */
export function useReturnFocus(open: boolean): () => HTMLElement | null {
  const candidates = useRef<readonly (HTMLElement | null)[]>([])
  useLayoutEffect(() => {
    if (!open) return
    const focused = document.activeElement
    const opener = focused instanceof HTMLElement && focused !== document.body ? focused : null
    candidates.current = [opener, opener?.closest<HTMLElement>('[role=dialog]') ?? null]
  }, [open])
  return () => candidates.current.find((element) => element?.checkVisibility()) ?? null
}
