/// <reference types="google.accounts" />

/** What stands for the client id where none is configured at build time. */
const placeholder = 'YOUR_GOOGLE_CLIENT_ID'
const configured: string = import.meta.env.VITE_GOOGLE_CLIENT_ID || placeholder

/** The client id, or null where this client was built without one. */
export const googleClientId: string | null = configured === placeholder ? null : configured

const scriptUrl: string = import.meta.env.VITE_GOOGLE_SCRIPT_URL || 'https://accounts.google.com/gsi/client'

interface ScriptPolicy {
  createScriptURL(url: string): string
}
const trustedTypes = (globalThis as { trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } }).trustedTypes
let policy: ScriptPolicy | undefined

/** The one script of another origin, as a content security policy with trusted types lets it in: this address and no other. */
function trustedScriptUrl(): string {
  policy ??= trustedTypes?.createPolicy('google', { createScriptURL: () => scriptUrl }) ?? { createScriptURL: () => scriptUrl }
  return policy.createScriptURL(scriptUrl)
}

let loading: Promise<void> | null = null

/** Loads the identity provider's script, once; it can be tried again after a failure. */
export function loadGoogle(): Promise<void> {
  loading ??= new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.onload = () => (window.google?.accounts?.id ? resolve() : reject(new Error('The script of Google brought no login.')))
    script.onerror = () => reject(new Error('The script of Google did not load.'))
    script.src = trustedScriptUrl()
    document.head.append(script)
  }).catch((error: unknown) => {
    loading = null
    throw error
  })
  return loading
}

export type GoogleSize = 'large' | 'medium' | 'small'

/** Specification 9: the heights of Google's button, in pixels. */
export const googleHeights: Readonly<Record<GoogleSize, number>> = { large: 40, medium: 32, small: 20 }

/** Shows Google's own button in a place of the page; `answer` is told of each login, and what the widget throws is thrown. */
export function showGoogleButton(place: HTMLElement, size: GoogleSize, answer: (id_token: string) => void): void {
  const { id } = window.google.accounts
  id.initialize({ client_id: googleClientId ?? '', callback: ({ credential }) => answer(credential), ux_mode: 'popup' })
  // Google's widest is 400 px.
  const width = Math.min(400, Math.max(200, Math.floor(place.clientWidth)))
  id.renderButton(place, { type: 'standard', theme: 'outline', text: 'continue_with', size, width })
}
