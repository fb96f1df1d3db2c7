import { Camera } from 'lucide-react'
import { useId } from 'react'
import { css, cx } from '../../styled-system/css'
import { button, field } from '../../styled-system/recipes'
import { useSession } from '../api/session.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Reason } from '../ui/reason.tsx'
import { fieldLabel } from '../ui/text-field.tsx'
import { AccountRemoval } from './account-removal.tsx'
import { AccountSessions } from './account-sessions.tsx'
import { PasswordChange } from './password-change.tsx'
import { ProfileName } from './profile-name.tsx'
import { Subscription } from './subscription.tsx'

function Photo() {
  const { user } = useSession()
  const origin = useId()
  return (
    <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })}>
      <Avatar name={user.full_name} picture={user.profile_picture} size={60} />
      {/* Specification 2 gives it no behaviour. */}
      <button type="button" className={button({ size: 'sm' })} aria-describedby={origin}>
        <Camera size={15} aria-hidden="true" />
        Upload photo
      </button>
      <p id={origin} className={css({ flex: '1 1 160px', fontSize: '13px', color: 'text2' })}>
        Your photo comes from the account you sign in with.
      </p>
    </div>
  )
}

function Email() {
  const { user } = useSession()
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className={fieldLabel}>
        Email
      </label>
      <div className={css({ display: 'flex', gap: '2' })}>
        <input id={id} type="email" readOnly value={user.email} className={cx(field(), css({ bg: 'muted!', color: 'text2!' }))} />
        <Reason label="The email cannot be changed" text="Your email is what you log in with. It cannot be changed here.">
          <button type="button" disabled className={button()} aria-label="Change email">
            Change
          </button>
        </Reason>
      </div>
    </div>
  )
}

/** The Profile tab of the account dialog (specification 2). */
export function ProfilePane() {
  const { logOut } = useSession()
  return (
    <div className={css({ display: 'grid', gap: '5' })}>
      <Photo />
      <ProfileName />
      <Email />
      <PasswordChange />
      <Subscription />
      <AccountSessions />
      <div className={css({ borderTopWidth: '1px', borderColor: 'line', pt: '5' })}>
        <button type="button" className={button()} onClick={logOut}>
          Logout
        </button>
      </div>
      <AccountRemoval />
    </div>
  )
}
