import { createListCollection, Select } from '@ark-ui/react/select'
import { Check, ChevronDown } from 'lucide-react'
import { css, cx } from '../../styled-system/css'
import { button, menu } from '../../styled-system/recipes'

const ranges = createListCollection({ items: ['Last 24 hours', 'Last 7 days', 'Last 1 month', 'Last half year', 'Last 1 year'] })

/** The time range over the deployed sites, which changes nothing but its own label (specification 2, My Sites). */
export function TimeRange() {
  const styles = menu()
  return (
    <Select.Root collection={ranges} defaultValue={['Last 7 days']} positioning={{ placement: 'bottom-end', sameWidth: false }} lazyMount unmountOnExit>
      <Select.Label className={css({ srOnly: true })}>Time range</Select.Label>
      <Select.Control>
        <Select.Trigger className={button({ look: 'quiet', size: 'sm' })}>
          <Select.ValueText />
          <ChevronDown size={15} aria-hidden="true" />
        </Select.Trigger>
      </Select.Control>
      {/* Not in a portal: the dialog hides whatever lies outside it. */}
      <Select.Positioner className={styles.positioner}>
        <Select.Content className={cx(styles.content, css({ minWidth: '160px' }))}>
          {ranges.items.map((range) => (
            <Select.Item key={range} item={range} className={styles.item}>
              <Select.ItemText>{range}</Select.ItemText>
              <Select.ItemIndicator className={css({ ms: 'auto' })}>
                <Check size={15} aria-hidden="true" />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Content>
      </Select.Positioner>
    </Select.Root>
  )
}
