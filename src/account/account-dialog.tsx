import { Dialog } from '@ark-ui/react/dialog'
import { Portal } from '@ark-ui/react/portal'
import { Tabs } from '@ark-ui/react/tabs'
import { X } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { css, cx } from '../../styled-system/css'
import { button, dialog } from '../../styled-system/recipes'
import { useNarrow } from '../ui/use-narrow.ts'
import type { AccountTab } from './account.connect.ts'
import type { AccountDialogProps } from './account-provider.tsx'
import { MySites } from './my-sites.tsx'
import { NewDomainDialog } from './new-domain-dialog.tsx'
import { ProfilePane } from './profile-pane.tsx'
import { ThemeChoice } from './theme-choice.tsx'
import { useLast } from './use-last.ts'

const positioner = css({ padding: { base: '0!', md: '4!' } })
const frame = css({
  width: { base: '100vw', md: 'min(860px, 90vw)!' },
  maxWidth: 'none!',
  height: { base: '100dvh', md: 'min(640px, 90vh)' },
  padding: '0!',
  overflow: 'hidden',
  borderRadius: { base: '0!', md: 'dialog!' },
  boxShadow: { base: 'none!', md: '3!' },
})
const layout = css({
  display: 'grid',
  height: 'full',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '212px minmax(0, 1fr)' },
  gridTemplateRows: { base: 'auto minmax(0, 1fr) auto', md: 'minmax(0, 1fr) auto' },
})
const rail = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '2', md: '3' },
  bg: 'subtle',
  borderColor: 'line',
  borderBottomWidth: { base: '1px', md: '0' },
  borderInlineEndWidth: { md: '1px' },
  px: '3',
  pt: { base: '4', md: '5' },
  pb: { base: '2', md: '3' },
})
const railTitle = css({ fontFamily: 'sans', fontSize: '18px', letterSpacing: '-0.01em', px: '2', mb: { md: '1' } })
const choices = css({ display: 'flex', flexDirection: { base: 'row', md: 'column' }, gap: { base: '1', md: '3' } })
const list = css({ display: 'flex', flexDirection: { base: 'row', md: 'column' }, gap: '1' })
const entry = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '38px',
  px: { base: '3', md: '2' },
  borderRadius: '8px',
  fontSize: '14px',
  color: 'text2',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { color: 'text', bg: 'muted' },
  '&[data-selected]': { color: 'text', bg: 'muted', fontWeight: '500' },
  '&[data-selected]::before': {
    content: "''",
    position: 'absolute',
    insetInlineStart: '0',
    insetBlock: '9px',
    width: '3px',
    borderRadius: '2px',
    bg: 'marker',
    hideBelow: 'md',
  },
})
const pane = css({
  gridColumn: { md: '2' },
  gridRow: { md: '1 / 3' },
  minHeight: '0',
  overflowY: 'auto',
  px: { base: '4', md: '6' },
  py: { base: '4', md: '5' },
  outlineOffset: '-2px',
})
const theme = css({
  bg: { base: 'surface', md: 'subtle' },
  borderColor: 'line',
  borderTopWidth: { base: '1px', md: '0' },
  borderInlineEndWidth: { md: '1px' },
  px: '3',
  py: { base: '2', md: '3' },
})

/** The account dialog (specification 2): tabs at the left, on a phone at the top; nothing below the topmost dialog closes. */
export function AccountDialog({ account, openPlan }: AccountDialogProps) {
  const styles = dialog()
  const selected = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Dialog.Root
        open={account.open}
        onOpenChange={(change) => !change.open && account.close()}
        onInteractOutside={(event) => account.covered && event.preventDefault()}
        initialFocusEl={() => selected.current}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Positioner className={cx(styles.positioner, positioner)}>
            <Dialog.Content className={cx(styles.content, frame)}>
              <Panes account={account} openPlan={openPlan} selected={selected} />
              <Dialog.CloseTrigger aria-label="Close" className={cx(styles.close, button({ look: 'ghost', size: 'icon' }))}>
                <X size={18} aria-hidden="true" />
              </Dialog.CloseTrigger>
            </Dialog.Content>
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
      <NewDomainDialog account={account} openPlan={openPlan} />
    </>
  )
}

type PanesProps = AccountDialogProps & { readonly selected: RefObject<HTMLButtonElement | null> }

function Panes({ account, openPlan, selected }: PanesProps) {
  const narrow = useNarrow()
  // The chart is back at Profile, without sites, as soon as it closes.
  const shown = useLast(account, account.open)
  const take = (tab: AccountTab) => (shown.tab === tab ? { ref: selected } : {})
  return (
    <Tabs.Root
      value={shown.tab}
      onValueChange={({ value }) => account.chooseTab(value as AccountTab)}
      orientation={narrow ? 'horizontal' : 'vertical'}
      lazyMount
      className={layout}
    >
      <div className={rail}>
        <Dialog.Title className={railTitle}>Account</Dialog.Title>
        <div className={choices}>
          <Tabs.List className={list}>
            <Tabs.Trigger value="profile" className={entry} {...take('profile')}>
              Profile
            </Tabs.Trigger>
            <Tabs.Trigger value="mySites" className={entry} {...take('mySites')}>
              My Sites
            </Tabs.Trigger>
          </Tabs.List>
          <div className={css({ md: { borderTopWidth: '1px', borderColor: 'line', pt: '3', display: 'grid' } })}>
            <button type="button" className={entry} aria-haspopup="dialog" onClick={openPlan}>
              My Plan
            </button>
          </div>
        </div>
      </div>
      <Tabs.Content value="profile" className={pane}>
        <h3 className={css({ fontSize: '22px', lineHeight: '1.2', mb: '4' })}>Profile</h3>
        <ProfilePane />
      </Tabs.Content>
      <Tabs.Content value="mySites" className={pane}>
        <MySites account={shown} />
      </Tabs.Content>
      <div className={theme}>
        <ThemeChoice />
      </div>
    </Tabs.Root>
  )
}
