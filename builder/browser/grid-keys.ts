const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowLeft: () => -1,
  ArrowRight: () => 1,
  ArrowUp: (columns) => -columns,
  ArrowDown: (columns) => columns,
}

/** Moves the focus within a board by its columns (`data-columns`), over what is no button and not beyond its edges; whether the key was one of its own. */
export function movesFocus(target: EventTarget | null, key: string): boolean {
  const board = target instanceof Element ? target.closest('[data-columns]') : null
  const step = steps[key]?.(Number(board?.getAttribute('data-columns')))
  if (!board || !step) return false
  const cells = [...board.children]
  const columns = Number(board.getAttribute('data-columns'))
  const from = target === board ? -1 : cells.findIndex((cell) => cell.contains(target as Element))
  const isBeside = (at: number): boolean => Math.abs(step) > 1 || Math.floor(at / columns) === Math.floor(from / columns)
  for (let at = from < 0 ? 0 : from + step; at in cells && (from < 0 || isBeside(at)); at += from < 0 ? 1 : step) {
    const cell = cells[at]
    if (!(cell instanceof HTMLButtonElement)) continue
    cell.focus()
    break
  }
  return true
}
