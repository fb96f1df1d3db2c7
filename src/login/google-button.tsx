import { useEffect, useRef } from 'react'
import { css, cx } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { type GoogleSize, googleHeights, showGoogleButton } from './google.ts'
import type { LoginProps } from './login-dialog.connect.ts'
import { GoogleSign } from './provider-signs.tsx'

/** Google's own button once its script is there, and until then, or without it, ours at the same height. */
export function GoogleButton({ login, size = 'large' }: { readonly login: LoginProps; readonly size?: GoogleSize }) {
  const place = useRef<HTMLDivElement>(null)
  const { google, answerGoogle, failGoogle } = login
  const latest = useRef({ answerGoogle, failGoogle })
  latest.current = { answerGoogle, failGoogle }
  useEffect(() => {
    if (!google || !place.current) return
    try {
      showGoogleButton(place.current, size, (id_token) => latest.current.answerGoogle(id_token))
    } catch {
      latest.current.failGoogle()
    }
  }, [google, size])
  const height = { height: `${googleHeights[size]}px` }
  if (google) {
    return (
      <div ref={place} data-google style={height} aria-busy={login.busy} className={css({ display: 'grid', justifyItems: 'center', colorScheme: 'light' })} />
    )
  }
  return (
    <button type="button" style={height} className={cx(button({ look: 'quiet', full: true }))} onClick={login.chooseGoogle}>
      <GoogleSign />
      Continue with Google
    </button>
  )
}
