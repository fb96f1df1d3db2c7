import { readdir } from 'node:fs/promises'
import { moduleScripts } from '../../builder/site.ts'
import { expect, test } from '../support/built.ts'

test('ROUTE-03 every chunk of a built client is under static/js and static/css, and lazy ones are asked for from the site root', async ({
  page,
  client,
  faults,
}) => {
  const built = await readdir(client.dist, { recursive: true })
  const of = (ending: RegExp) =>
    built.filter((file) => ending.test(file) && file !== 'theme.js' && !moduleScripts.some((name) => file === `${name}.js`) && !file.startsWith('demo-frame'))
  expect(of(/\.js$/).filter((file) => !/^static\/js\/[\w.-]+\.[\w-]{8}\.js$/.test(file))).toEqual([])
  expect(of(/\.css$/).filter((file) => !/^static\/css\/[\w.-]+\.[\w-]{8}\.css$/.test(file))).toEqual([])
  expect(of(/\.js$/).length).toBeGreaterThan(10)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.route('https://monitoring.example/**', (route) => route.abort())
  await page.goto('/password-reset/confirm/u/t')
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible()
  const chunks = asked.filter((url) => url.endsWith('.js') && !url.endsWith('/theme.js'))
  expect(chunks.filter((url) => !url.startsWith(`${client.url}/static/js/`))).toEqual([])
  expect(chunks.length).toBeGreaterThan(1)
  expect(faults.splice(0).filter((fault) => !fault.includes('Failed to load resource'))).toEqual([])
})
