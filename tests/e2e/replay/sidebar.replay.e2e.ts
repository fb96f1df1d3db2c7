import type { AnyMachineSnapshot } from 'xstate'
import { sidebarMachine } from '../../../machines/sidebar.machine.ts'
import { expect } from '../../support/browser.ts'
import { replayInBrowser, type Screens, type Stage } from '../../support/replay.ts'
import { kiln, member, openAsMember } from '../../support/replay-member.ts'

const wide = { width: 1280, height: 720 }
const narrow = { width: 390, height: 844 }
/** The side navigation where it is: in the drawer while that is open, else beside the page. */
const sidebar = ({ page, dialog }: Stage, drawer: boolean) => (drawer ? dialog : page).getByRole('navigation', { name: 'Side navigation' })

/** How wide it is beside the page, which is remembered; behind an open drawer there is nothing to see of it. */
const width = (collapsed: boolean) => async (stage: Stage, _: unknown, snapshot: AnyMachineSnapshot) => {
  if (snapshot.hasTag('drawer' as never)) return
  await stage.page.setViewportSize(wide)
  await expect(sidebar(stage, false).getByRole('button', { name: collapsed ? 'Expand the sidebar' : 'Collapse the sidebar' })).toBeVisible()
  await expect(sidebar(stage, false).getByRole('button', { name: 'Projects' })).toHaveCount(collapsed ? 0 : 1)
  expect((await stage.page.evaluate(() => localStorage.getItem('sidebar-collapsed'))) === 'true').toBe(collapsed)
}
const list = (listed: boolean) => async (stage: Stage, _: unknown, snapshot: AnyMachineSnapshot) => {
  const drawer = snapshot.hasTag('drawer' as never)
  if (!drawer && snapshot.hasTag('collapsed' as never)) return
  await expect(sidebar(stage, drawer).getByRole('button', { name: 'Projects' })).toHaveAttribute('aria-expanded', String(listed))
  await expect(sidebar(stage, drawer).getByRole('link', { name: kiln.name })).toHaveCount(listed ? 1 : 0)
}

const expanded: Screens = {
  name: 'sidebar',
  machine: sidebarMachine,
  exploration: {
    input: { collapsed: false },
    can: (snapshot: AnyMachineSnapshot, { type }) => {
      const drawer = snapshot.hasTag('drawer' as never)
      return type === 'width.toggle' ? !drawer : type !== 'list.toggle' || drawer || !snapshot.hasTag('collapsed' as never)
    },
  },
  calls: {},
  backdrop: member,
  open: (stage) => openAsMember(stage, '/sites'),
  gestures: {
    'width.toggle': (stage) =>
      sidebar(stage, false)
        .getByRole('button', { name: /^(Collapse|Expand) the sidebar$/ })
        .click(),
    'list.toggle': async (stage) =>
      sidebar(stage, (await stage.dialog.count()) > 0)
        .getByRole('button', { name: 'Projects' })
        .click(),
    'drawer.open': async ({ page }) => {
      await page.setViewportSize(narrow)
      await page.getByRole('button', { name: 'Open the side navigation' }).click()
    },
    'drawer.close': ({ dialog }) => dialog.getByRole('button', { name: 'Close the side navigation' }).click(),
    'route.changed': async (stage) => {
      await sidebar(stage, true).getByRole('link', { name: 'Help' }).click()
      await expect(stage.page).toHaveURL('/help')
    },
  },
  shows: {
    'width.expanded': width(false),
    'width.collapsed': width(true),
    'projects.listed': list(true),
    'projects.hidden': list(false),
    'drawer.closed': ({ dialog }) => expect(dialog).toHaveCount(0),
    'drawer.open': ({ dialog }) => expect(dialog).toBeVisible(),
  },
  rows: { 'width.toggle': 'SIDEBAR-01', 'list.toggle': 'SIDEBAR-02' },
}
const collapsed: Screens = {
  ...expanded,
  visit: 'remembered as collapsed',
  exploration: { ...expanded.exploration, input: { collapsed: true }, can: () => false },
  open: async (stage) => {
    await stage.page.addInitScript(() => self.origin === 'null' || localStorage.setItem('sidebar-collapsed', 'true'))
    await openAsMember(stage, '/sites')
  },
}

await replayInBrowser(expanded, collapsed)
