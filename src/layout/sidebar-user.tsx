import { css } from '../../styled-system/css'
import { useSession } from '../api/session.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Tooltip } from '../ui/tooltip.tsx'
import type { Opening } from './sidebar.tsx'

const card = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  p: '2',
  borderRadius: 'control',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'muted' },
  '&[data-collapsed]': { width: 'auto', p: '1' },
})

/** The user card: picture or first letter, name and email; opens the account dialog (specification 2, Sidebar). */
export function SidebarUser({ collapsed, opening }: { readonly collapsed: boolean; readonly opening: Opening }) {
  const { user } = useSession()
  const avatar = <Avatar name={user.full_name || user.email} picture={user.profile_picture} size={34} />
  if (collapsed) {
    return (
      <Tooltip text={`${user.full_name}, ${user.email}`}>
        <button type="button" className={card} data-collapsed="" aria-label={`${user.full_name}, ${user.email}`} aria-haspopup="dialog" {...opening}>
          {avatar}
        </button>
      </Tooltip>
    )
  }
  return (
    <button type="button" className={card} aria-haspopup="dialog" {...opening}>
      {avatar}
      <span className={css({ minWidth: '0' })}>
        <span className={css({ display: 'block', fontSize: '14px', fontWeight: '500', truncate: true })} title={user.full_name}>
          {user.full_name}
        </span>
        <span className={css({ display: 'block', fontSize: '12px', color: 'text2', truncate: true })} title={user.email}>
          {user.email}
        </span>
      </span>
    </button>
  )
}
