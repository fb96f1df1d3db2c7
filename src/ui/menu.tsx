import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import type { ReactNode } from 'react'
import { menu } from '../../styled-system/recipes'

export interface MenuItem {
  readonly value: string
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
}
export interface MenuProps {
  /** One element that takes a ref and button props, and bears its own accessible name. */
  readonly trigger: ReactNode
  readonly items: readonly MenuItem[]
  readonly onSelect: (value: string) => void
}

/** A menu button: arrows move, Escape gives the focus back to the trigger. */
export function Menu({ trigger, items, onSelect }: MenuProps) {
  const styles = menu()
  return (
    <Ark.Root onSelect={(chosen) => onSelect(chosen.value)} positioning={{ placement: 'bottom-end' }} lazyMount unmountOnExit>
      <Ark.Trigger asChild>{trigger}</Ark.Trigger>
      <Portal>
        <Ark.Positioner className={styles.positioner}>
          <Ark.Content className={styles.content}>
            {items.map((item) => (
              <Ark.Item
                key={item.value}
                value={item.value}
                disabled={item.disabled ?? false}
                className={styles.item}
                {...(item.danger ? { 'data-danger': '' } : {})}
              >
                {item.icon}
                {item.label}
              </Ark.Item>
            ))}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
