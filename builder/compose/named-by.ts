/** "video categorization", "video tagging": the categories or tags that it is done by; null for what is no sorting. */
export function sortsNamed(name: string): string | null {
  const [, of, doing] = /^(?:(.+) )?(categori[sz](?:ation|ing)|tagging)$/.exec(name) ?? []
  if (doing === undefined || /^(?:automatic|intelligent|ai|image|text)$/.test(of ?? '')) return null
  return `${of ?? ''} ${doing === 'tagging' ? 'tag' : 'category'}`.trim()
}

/** "message storage", "3D model files": what is kept there; null for what is kept by itself. */
export const storedOf = (name: string): string | null =>
  (/^((?:[23]d|mesh|cad) .+) files?$/.exec(name) ?? /^(message|file|image|document|video|picture|photo|record|code|model|note) storage$/.exec(name))?.[1] ??
  null
