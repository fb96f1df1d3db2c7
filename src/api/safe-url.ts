/** An address that may be followed or loaded, as it was given: a whole one of the web. Anything else (`javascript:`, `data:`, `//host`, a path, no text) is null. */
export function safeUrl(url: unknown): string | null {
  if (typeof url !== 'string') return null
  const parsed = URL.parse(url)
  return parsed !== null && /^https?:$/.test(parsed.protocol) && parsed.username === '' && parsed.password === '' && /^https?:\/\//i.test(url.trim())
    ? url
    : null
}
