/**
 * News between the processes that share a database. They carry only what to look for, which is then read from the
 * database; any may get lost, so that whoever waits for some looks from time to time too.
 */
export interface News {
  /** Whether they arrive by themselves just now. */
  arriving(): boolean
  /** Tells every process soon that there is something new about `topic`. */
  tell(topic: string): void
  /** Calls `heard` at news about `topic`, and whenever some may have been missed; answers what ends it. */
  hear(topic: string, heard: () => void): () => void
}

/** Of a database that one process has to itself. */
export const noNews: News = { arriving: () => false, tell: () => undefined, hear: () => () => undefined }
