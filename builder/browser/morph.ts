import type { Html } from '../render/html.ts'

/** Makes a live element's children like those of the markup, changing only what differs: focus, selection and running transitions stay. */
export function morph(live: Element, markup: Html): void {
  const wanted = document.createElement('template')
  wanted.innerHTML = markup.toString()
  follow(live, wanted.content)
}

function follow(live: Node, wanted: Node): void {
  const [old, fresh] = [[...live.childNodes], [...wanted.childNodes]]
  fresh.forEach((node, at) => {
    const now = old[at]
    if (!now) live.appendChild(node)
    else if (isSame(now, node)) update(now, node)
    else live.replaceChild(node, now)
  })
  for (const rest of old.slice(fresh.length)) live.removeChild(rest)
}

const keyOf = (node: Node): string | null => (node instanceof Element ? node.getAttribute('data-key') : null)
const isSame = (a: Node, b: Node): boolean => a.nodeType === b.nodeType && a.nodeName === b.nodeName && keyOf(a) === keyOf(b)

function update(live: Node, wanted: Node): void {
  if (!(live instanceof Element && wanted instanceof Element)) {
    if (live.nodeValue !== wanted.nodeValue) live.nodeValue = wanted.nodeValue
    return
  }
  // Whether details are open is the visitor's own doing, and stays.
  const isOwn = (name: string): boolean => name === 'open' && live instanceof HTMLDetailsElement
  for (const { name } of [...live.attributes]) if (!wanted.hasAttribute(name) && !isOwn(name)) live.removeAttribute(name)
  for (const { name, value } of [...wanted.attributes]) if (live.getAttribute(name) !== value) live.setAttribute(name, value)
  if (live instanceof HTMLInputElement && wanted instanceof HTMLInputElement && live.type !== 'text') live.checked = wanted.checked
  follow(live, wanted)
}
