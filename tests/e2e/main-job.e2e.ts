import { expect, test } from '../support/browser.ts'
import { get } from '../support/sparksite.ts'
import { Person } from './models/person.model.ts'

const words =
  'A calm site for my pottery studio where people book a class and join the waitlist. Use linen as the background and dark slate gray for all components.'

test('BUILD-01 BUILD-02 BUILD-03 BUILD-06 a person describes a site, changes it, deploys it, and finds its rows after a restart', async ({
  page,
  context,
  site,
}) => {
  test.setTimeout(180_000)
  const ada = new Person(page, site)

  await test.step('registers, verifies by mail, logs in, and lands on /sites', () => ada.join())

  await test.step('describes a site and watches it being built', async () => {
    await ada.build(words)
    await expect(page.getByRole('log').getByText(words)).toBeVisible()
    await expect(ada.preview.getByRole('heading', { level: 1 })).toContainText('Pottery Studio')
    await expect(ada.preview.locator('body')).toHaveCSS('background-color', 'rgb(250, 240, 230)')
    await expect(ada.preview.getByRole('banner')).toHaveCSS('background-color', 'rgb(47, 79, 79)')
  })

  await test.step('changes it by a further message; nothing else changes', async () => {
    const before = await ada.preview.getByRole('main').innerHTML()
    await ada.ask('make the header dark green and add a contact page', 2)
    await expect(ada.preview.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 100, 0)')
    await expect(ada.preview.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
    expect(await ada.preview.getByRole('main').innerHTML()).toBe(before)
    await expect(ada.preview.locator('body')).toHaveCSS('background-color', 'rgb(250, 240, 230)')
  })

  await test.step('restores the earlier version, and then the later one', async () => {
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore version 1' }).click()
    await expect(page.getByText('Restored version 1', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(ada.preview.getByRole('banner')).toHaveCSS('background-color', 'rgb(47, 79, 79)')
    await expect(ada.preview.getByRole('banner').getByRole('link', { name: 'Contact' })).toHaveCount(0)
    await page.getByRole('button', { name: 'History' }).click()
    await page.getByRole('button', { name: 'Restore version 2' }).click()
    await expect(page.getByText('Restored version 2', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Preview', exact: true }).click()
    await expect(ada.preview.getByRole('banner').getByRole('link', { name: 'Contact' })).toBeVisible()
  })

  const editor = page.url()
  const visitor = await context.newPage()
  await test.step('deploys it, opens its address in another tab and submits its form', async () => {
    await page.getByRole('button', { name: 'Deploy' }).click()
    await ada.dialog.getByRole('button', { name: 'Deploy' }).click()
    const visit = ada.dialog.getByRole('link', { name: 'Visit' })
    await expect(visit).toHaveAttribute('href', `http://pottery-studio.localhost:${site.port}`)
    await visitor.goto(`http://pottery-studio.localhost:${site.port}/`)
    await visitor.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await visitor.getByLabel('Name').fill('Grace Hopper')
    await visitor.getByLabel('Email').fill('grace@example.com')
    await visitor.getByLabel('Message').fill('Do you fire stoneware too?')
    await visitor.getByRole('main').getByRole('button').click()
    await expect(visitor.getByRole('status')).toContainText('Grace Hopper')
  })

  await test.step('the row is there after a restart of the server, for the owner and nobody else', async () => {
    await site.restart()
    await page.goto(editor)
    await page.getByRole('button', { name: 'Data' }).click()
    await page.getByRole('button', { name: 'messages' }).click()
    await expect(page.getByRole('cell', { name: 'Do you fire stoneware too?', exact: true })).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
    const portable = await get(site.port, '/pottery-studio/', `127.0.0.1:${site.port}`)
    expect(portable.status).toBe(200)
    expect(portable.headers['content-security-policy']).toContain('sandbox')
    expect((await get(site.port, '/pottery-studio/contact', `127.0.0.1:${site.port}`)).body).not.toContain('stoneware')
  })

  await test.step('renames it; the address stays', async () => {
    await page.goto('/sites')
    await expect(page.getByRole('textbox', { name: 'Describe a site or an app' })).toHaveValue('')
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Pottery Studio' })
    await card.getByRole('button', { name: 'Actions for Pottery Studio' }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    const name = page.getByRole('main').getByRole('textbox', { name: 'Project name' })
    await name.fill('Kiln & Co.')
    await name.press('Enter')
    await expect(page.getByRole('main').getByRole('link', { name: 'Kiln & Co.' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Side navigation' }).getByRole('link', { name: 'Kiln & Co.' })).toBeVisible()
    expect((await get(site.port, '/', `pottery-studio.localhost:${site.port}`)).status).toBe(200)
  })

  await test.step('deletes it after a confirmation', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Actions for Kiln & Co.' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const confirm = page.getByRole('alertdialog')
    await expect(confirm).toContainText('Are you sure you want to delete this project? This action cannot be undone.')
    await confirm.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('main').getByText('No projects yet')).toBeVisible()
    expect((await get(site.port, '/', `pottery-studio.localhost:${site.port}`)).status).toBe(410)
  })

  await test.step('logs out, and logs in again', async () => {
    await page.getByRole('button', { name: ada.email }).click()
    await ada.dialog.getByRole('button', { name: 'Logout' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your words')
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => ['authToken', 'refreshToken', 'user'].includes(key)))).toEqual([])
    await ada.logIn()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('What should we build, Ada?')
  })
})
