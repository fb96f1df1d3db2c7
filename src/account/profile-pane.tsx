import { css } from '../../styled-system/css'
import { button } from '../../styled-system/recipes'
import { useSession } from '../api/session.tsx'
import { Avatar } from '../ui/avatar.tsx'

/** The Profile tab (specification 2): photo, email, and Logout, which is always there. */
export function ProfilePane() {
  const { user, logOut } = useSession()
  return (
    <div className={css({ display: 'grid', justifyItems: 'start', gap: '5' })}>
      <div className={css({ display: 'flex', alignItems: 'center', gap: '4' })}>
        <Avatar name={user.full_name || user.email} picture={user.profile_picture} size={60} />
        <button type="button" className={button({ size: 'sm' })}>
          Upload photo
        </button>
      </div>
      <p>
        Email: <span className={css({ color: 'text2' })}>{user.email}</span>
      </p>
      <button type="button" className={button({ size: 'sm' })} onClick={logOut}>
        Logout
      </button>
    </div>
  )
}
