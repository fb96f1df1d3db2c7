import { NavigationMenu } from '@ark-ui/react/navigation-menu'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { limits } from '../../contract/limits.ts'
import { css, cx } from '../../styled-system/css'
import { menu } from '../../styled-system/recipes'

const pages = [
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/terms-ai', 'AI Terms'],
] as const

const trigger = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  py: '2',
  px: '0',
  border: '0',
  bg: 'transparent',
  fontSize: '14px',
  fontFamily: 'sans',
  color: 'text2',
  cursor: 'pointer',
  _hover: { color: 'text' },
  _open: { color: 'text' },
})
const place = css({ position: 'absolute', top: '100%', left: '-3', minWidth: '200px', '&[hidden]': { display: 'none' } })

/**
 * The policies in the top nav: opens 200 ms after the pointer comes, closes 300 ms after it leaves, and by a click or a key at once
 * (specification 9). `focused` is true where it takes the place of what had the focus.
 */
export function PoliciesMenu({ focused }: { readonly focused: boolean }) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focused) own.current?.focus()
  }, [focused])
  const styles = menu()
  return (
    <NavigationMenu.Root openDelay={limits.menu_open_ms} closeDelay={limits.menu_close_ms} aria-label="Policies">
      <NavigationMenu.List className={css({ listStyle: 'none', m: '0', p: '0' })}>
        <NavigationMenu.Item value="policies" className={css({ position: 'relative' })}>
          <NavigationMenu.Trigger ref={own} className={trigger}>
            Policies
          </NavigationMenu.Trigger>
          <NavigationMenu.Content className={cx(styles.content, place)}>
            {pages.map(([to, label]) => (
              <NavigationMenu.Link key={to} asChild>
                <Link to={to} className={cx(styles.item, css({ display: 'flex', textDecoration: 'none', color: 'text' }))}>
                  {label}
                </Link>
              </NavigationMenu.Link>
            ))}
          </NavigationMenu.Content>
        </NavigationMenu.Item>
      </NavigationMenu.List>
    </NavigationMenu.Root>
  )
}
