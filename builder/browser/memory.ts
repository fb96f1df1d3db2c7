/** Where a module keeps its progress between visits; where the browser keeps nothing, everything else goes on. */
export interface Memory {
  read(): unknown
  write(progress: unknown): void
}

/** The memory of one module of one page. A sandboxed page has no storage: asking for it throws. */
export function memoryOf(page: string, block: string): Memory {
  const name = `module ${page} ${block}`
  return {
    read() {
      try {
        return JSON.parse(localStorage.getItem(name) ?? 'null')
      } catch {
        return null
      }
    },
    write(progress) {
      try {
        if (progress === null) localStorage.removeItem(name)
        else localStorage.setItem(name, JSON.stringify(progress))
      } catch {
        // Kept for this visit alone.
      }
    },
  }
}
