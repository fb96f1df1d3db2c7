import { Menu } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Check, LogOut } from 'lucide-react'
import type { User } from '../../contract/users.api.ts'
import { css } from '../../styled-system/css'
import { menu } from '../../styled-system/recipes'
import { useSession } from '../api/session.tsx'
import { type ThemeChoice, useTheme } from '../ui/theme.ts'

const themes: readonly { readonly value: ThemeChoice; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
const face = css({
  flexShrink: '0',
  display: 'grid',
  placeItems: 'center',
  width: '34px',
  height: '34px',
  borderRadius: '50%',
  overflow: 'hidden',
  bg: 'penSoft',
  color: 'onPenSoft',
  fontWeight: '600',
  fontSize: '14px',
})
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
const heading = css({ px: '3', pt: '2', pb: '1', fontSize: '12px', fontWeight: '500', color: 'text2' })

/** The picture, or the first letter of the name. */
function Avatar({ user }: { readonly user: User }) {
  const letter = [...(user.full_name.trim() || user.email)][0]?.toLocaleUpperCase() ?? '?'
  return (
    <span className={face} aria-hidden="true">
      {user.profile_picture ? <img src={user.profile_picture} alt="" width={34} height={34} /> : letter}
    </span>
  )
}

/** The user card, whose menu holds the choice of theme and Log Out. */
export function SidebarUser({ collapsed }: { readonly collapsed: boolean }) {
  const { user, logOut } = useSession()
  const [theme, chooseTheme] = useTheme()
  const styles = menu()
  return (
    <Menu.Root positioning={{ placement: 'top-start', sameWidth: !collapsed }} lazyMount unmountOnExit onSelect={({ value }) => value === 'logOut' && logOut()}>
      <Menu.Trigger className={card} {...(collapsed ? { 'data-collapsed': '', 'aria-label': `${user.full_name}, ${user.email}` } : {})}>
        <Avatar user={user} />
        {collapsed ? null : (
          <span className={css({ minWidth: '0' })}>
            <span className={css({ display: 'block', fontSize: '14px', fontWeight: '500', truncate: true })} title={user.full_name}>
              {user.full_name}
            </span>
            <span className={css({ display: 'block', fontSize: '12px', color: 'text2', truncate: true })} title={user.email}>
              {user.email}
            </span>
          </span>
        )}
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner className={styles.positioner}>
          <Menu.Content className={styles.content}>
            <p className={heading}>{user.email}</p>
            <Menu.RadioItemGroup value={theme} onValueChange={({ value }) => chooseTheme(value as ThemeChoice)}>
              <Menu.ItemGroupLabel className={heading}>Theme</Menu.ItemGroupLabel>
              {themes.map(({ value, label }) => (
                <Menu.RadioItem key={value} value={value} className={styles.item} closeOnSelect={false}>
                  <Menu.ItemText>{label}</Menu.ItemText>
                  <Menu.ItemIndicator className={css({ ms: 'auto' })}>
                    <Check size={15} aria-hidden="true" />
                  </Menu.ItemIndicator>
                </Menu.RadioItem>
              ))}
            </Menu.RadioItemGroup>
            <Menu.Separator className={css({ my: '1', borderColor: 'line' })} />
            <Menu.Item value="logOut" className={styles.item}>
              <LogOut size={15} aria-hidden="true" />
              Log Out
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  )
}
