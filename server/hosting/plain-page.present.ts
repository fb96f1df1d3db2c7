import { html } from 'hono/html'

const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f7f5ef,#17161a);color:light-dark(#1d1b20,#eceaf0)}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2;margin:0 0 .5rem}p{margin:0}'

/** A page that belongs to no site: it says one thing. */
export async function plainPage(status: number, title: string, text: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  const body =
    await html`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  return new Response(String(body), { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
