import type { RouterHistory } from '@tanstack/react-router'
import { useEffect } from 'react'
import { FullScreenStatus } from '../ui/loading.tsx'
import type { LoggedIn } from './use-login.ts'

export interface GitHubCallbackProps {
  readonly history: RouterHistory
  readonly takeTokens: (tokens: LoggedIn, destination: string) => void
}

/** /login/callback: takes the tokens of the query, which then leave the address and its history (specification 2). */
export function GitHubCallback({ history, takeTokens }: GitHubCallbackProps) {
  useEffect(() => {
    const query = new URLSearchParams(history.location.search)
    const access = query.get('access_token')
    if (access) {
      history.replace('/')
      takeTokens({ access, refresh: query.get('refresh_token') }, '/')
      return
    }
    console.error('GitHub callback error: No access token found.')
    history.replace('/login?login_error=github')
  }, [history, takeTokens])
  return <FullScreenStatus text="Authenticating with GitHub..." />
}
