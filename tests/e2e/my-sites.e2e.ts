import { expect, test } from '../support/browser.ts'
import { accountParts } from './models/account.model.ts'
import { Person } from './models/person.model.ts'

test('ACCOUNT-10 ACCOUNT-13 My Sites loads anew on each opening and shows each site with its address and local date-time', async ({ page, site, faults }) => {
  const ada = new Person(page, site)
  await ada.joinByCalls()
  const at = 1_752_000_000
  let list: (answer: unknown, status?: number) => void = () => undefined
  await page.route('**/api/v1/projects/', async (route) => {
    const asked = new Promise<{ answer: unknown; status: number }>((resolve) => {
      list = (answer, status = 200) => resolve({ answer, status })
    })
    if (await page.getByRole('dialog', { name: 'Account' }).isHidden()) return route.fulfill({ json: [] })
    const { answer, status } = await asked
    await route.fulfill({ status, json: answer })
  })
  await page.goto('/sites')
  await expect(page.getByRole('main').getByText('No projects yet')).toBeVisible()
  const { account, sitesTab, card } = accountParts(page)
  await card.click()
  await sitesTab.click()
  await expect(account.getByText('Loading your sites...')).toBeVisible()
  list({
    results: [
      { id: 1, name: 'Kiln & Co.', deployment_url: 'https://kiln.example/', updated_at: at },
      { id: 'p2', name: 'Recipes', deployment_url: '', updated_at: at },
      { id: 'p3', name: 'Odd', deployment_url: 'javascript:alert(1)', updated_at: at },
    ],
  })
  const table = account.getByRole('table', { name: 'All deployed sites' })
  await expect(table.getByRole('columnheader')).toHaveText(['Project Name', 'Deployment URL', 'Last Updated'])
  const local = await page.evaluate((seconds) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long', timeStyle: 'short' }).format(seconds * 1000), at)
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['Kiln & Co.', 'https://kiln.example/ (opens in a new tab)', local])
  await expect(table.getByRole('row').nth(2).getByRole('cell')).toHaveText(['Recipes', 'Not deployed yet', local])
  await expect(table.getByRole('row').nth(3).getByRole('cell')).toHaveText(['Odd', 'javascript:alert(1)', local])
  await expect(table.getByRole('link')).toHaveCount(1)
  expect(await table.getByRole('link').evaluate((link: HTMLAnchorElement) => [link.href, link.target, link.rel])).toEqual([
    'https://kiln.example/',
    '_blank',
    'noopener noreferrer',
  ])
  const domains = account.getByRole('table', { name: 'Domains' })
  await expect(domains.getByRole('columnheader')).toHaveText(['Domain', 'Project', 'Status'])
  await expect(domains.getByRole('cell')).toHaveText(['No domains configured.'])

  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await card.click()
  await sitesTab.click()
  await expect(account.getByText('Loading your sites...')).toBeVisible()
  list({ detail: 'Down' }, 500)
  await expect(account.getByRole('alert')).toContainText('Your sites could not be loaded.')
  await expect(account.getByText("You haven't created any projects yet.")).toBeVisible()
  await account.getByRole('button', { name: 'Try again' }).click()
  await expect(account.getByRole('tabpanel', { name: 'My Sites' })).toBeFocused()
  list([{ id: 1, name: 'Kiln & Co.', deployment_url: null, updated_at: at }])
  await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText(['Kiln & Co.', 'Not deployed yet', local])
  expect(faults.splice(0).filter((fault) => !/500|Could not load sites: broken/.test(fault))).toEqual([])
})
