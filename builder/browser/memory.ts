/** Where a module keeps its progress between visits; where the browser keeps nothing, everything else goes on. */
export interface Memory {
  read(): unknown
  write(progress: object | null): void
}

/** The memory of one name, which modules of several pages can share. A sandboxed page has no storage: asking for it throws. */
export function memoryOf(of: string): Memory {
  const name = `module ${of}`
  const read = (): unknown => {
    try {
      return JSON.parse(localStorage.getItem(name) ?? 'null')
    } catch {
      return null
    }
  }
  return {
    read,
    write(progress) {
      try {
        if (progress === null) localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify({ ...(read() as object | null), ...progress }))
      } catch {
        // Kept for this visit alone.
      }
    },
  }
}
