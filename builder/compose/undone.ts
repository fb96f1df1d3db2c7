/** What puts an end to a standing that somebody may end: its button, and the other verbs that say so. */
const ways: Readonly<Record<string, { readonly name: string; readonly said: RegExp }>> = {
  block: { name: 'Unblock', said: /^(?:unblock|release|free|reopen)$/ },
  lock: { name: 'Unlock', said: /^(?:unlock|release|free)$/ },
  suspend: { name: 'Resume', said: /^(?:resume|reinstate|reactivate|unsuspend)$/ },
  freeze: { name: 'Unfreeze', said: /^(?:unfreeze|release)$/ },
  disable: { name: 'Enable', said: /^(?:enable|activate)$/ },
  deactivate: { name: 'Activate', said: /^(?:activate|reactivate)$/ },
  ban: { name: 'Unban', said: /^unban$/ },
}

/** The button that undoes what a verb does; nothing for what is not undone. */
export const undoingOf = (verb: string): string | undefined => (Object.hasOwn(ways, verb) ? ways[verb]!.name : undefined)

/** Of these verbs, the one that this verb undoes: "lock or release". */
export const undoneBy = (verb: string, verbs: readonly string[]): string | undefined =>
  verbs.find((one) => Object.hasOwn(ways, one) && ways[one]!.said.test(verb))
