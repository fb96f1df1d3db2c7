import { SegmentGroup } from '@ark-ui/react/segment-group'
import { css } from '../../styled-system/css'
import { type ThemeChoice as Choice, useTheme } from '../ui/theme.ts'

const themes: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

const item = css({
  flex: '1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '30px',
  px: '2',
  borderRadius: '7px',
  fontSize: '13px',
  color: 'text2',
  cursor: 'pointer',
  _hover: { color: 'text' },
  '&[data-state=checked]': { bg: 'surface', color: 'text', fontWeight: '500', boxShadow: '1' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'ring', outlineOffset: '2px' },
})

/** The choice between the device's colours, light and dark, which is remembered. */
export function ThemeChoice() {
  const [theme, choose] = useTheme()
  return (
    <SegmentGroup.Root
      className={css({
        display: 'flex',
        flexDirection: { base: 'row', md: 'column' },
        alignItems: { base: 'center', md: 'stretch' },
        gap: { base: '3', md: '1' },
      })}
      value={theme}
      onValueChange={({ value }) => choose(value as Choice)}
    >
      <SegmentGroup.Label className={css({ fontSize: '12px', fontWeight: '500', color: 'text2', px: { md: '2' } })}>Theme</SegmentGroup.Label>
      <div className={css({ display: 'flex', flex: { base: '1', md: 'none' }, gap: '1', p: '1', bg: 'muted', borderRadius: 'control' })}>
        {themes.map(({ value, label }) => (
          <SegmentGroup.Item key={value} value={value} className={item}>
            <SegmentGroup.ItemText>{label}</SegmentGroup.ItemText>
            <SegmentGroup.ItemControl />
            <SegmentGroup.ItemHiddenInput />
          </SegmentGroup.Item>
        ))}
      </div>
    </SegmentGroup.Root>
  )
}
