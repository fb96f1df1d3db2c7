/** What was opened or made in this document, by the object address that stands for it: a page may show such an address and not fetch it. */
export const opened = new Map<string, Blob>()

/** The object address of bytes, which holds them until the document goes. */
export function addressOf(bytes: Blob): string {
  const address = URL.createObjectURL(bytes)
  opened.set(address, bytes)
  return address
}
