// Words that are being written, by what they are for; they outlive a reload, a login in another tab and an expired session.
const prefix = 'words.'
/** Of the site that does not exist yet. */
export const newSite = 'new'
/** What storage refused to take. */
const unstored = new Map<string, string>()

/** The words kept for `of`, or none. */
export function readWords(of: string): string {
  try {
    return localStorage.getItem(prefix + of) ?? unstored.get(of) ?? ''
  } catch {
    return unstored.get(of) ?? ''
  }
}

/** Keeps the words for `of` in place of those that were; blank ones are forgotten. Without storage they last as long as the page. */
export function keepWords(of: string, words: string): void {
  unstored.delete(of)
  try {
    if (words.trim() === '') localStorage.removeItem(prefix + of)
    else localStorage.setItem(prefix + of, words)
  } catch {
    unstored.set(of, words)
  }
}

/** Forgets all kept words, as when their author logs out. */
export function forgetAllWords(): void {
  unstored.clear()
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  } catch {
    // Storage that is refused keeps none.
  }
}
