import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openApp, type Person, type TestApp } from '../support/app.ts'
import { createProject, tell } from '../support/deployed.ts'
import { scripted } from '../support/turns.ts'

let app: TestApp
let ada: Person
let id: string
beforeEach(async () => {
  app = await openApp({ take: scripted })
  ada = await app.join()
  id = await createProject(ada)
  await tell(ada, id, 'a pottery studio')
})
afterEach(() => app.close())

async function deployAt(subdomain: string, project = id): Promise<unknown[]> {
  const reply = await ada.fetch(`/api/v1/projects/${project}/deploy/`, { method: 'POST', json: { subdomain } })
  const { deployment_url, subdomain: refused } = (await reply.json()) as Record<string, unknown>
  return [reply.status, deployment_url ?? refused]
}

describe('an address of one’s own choice', () => {
  it('is given with the first deployment and stays', async () => {
    expect(await deployAt('Mud-And-Fire')).toEqual([200, 'http://mud-and-fire.localhost:3000'])
    expect((await app.fetch('http://mud-and-fire.localhost:3000/')).status).toBe(200)
    expect(await deployAt('mud-and-fire')).toEqual([200, 'http://mud-and-fire.localhost:3000'])
    expect(await deployAt('another')).toEqual([400, ['This site has its address already, and keeps it.']])
  })
  it.each(['ab', 'admin', 'p-preview', '-x-', 'with.dot', 'xn--caf-dma', 'x'.repeat(41)])('is not %s', async (subdomain) => {
    expect(await deployAt(subdomain)).toEqual([400, ['Choose 3 to 40 letters a to z, digits and hyphens; some words are not given to anybody.']])
  })
  it('is nobody else’s, nor was it lately; of two who ask for it at once one gets it', async () => {
    const taken = [400, ['This address is taken. Choose another one.']]
    const other = await createProject(ada)
    await tell(ada, other, 'a pottery studio')
    const both = await Promise.all([deployAt('kiln-club'), deployAt('kiln-club', other)])
    expect(both.toSorted((a, b) => Number(a[0]) - Number(b[0]))).toEqual([[200, 'http://kiln-club.localhost:3000'], taken])
    const owner = both[0]?.[0] === 200 ? id : other
    await ada.fetch(`/api/v1/projects/${owner}/`, { method: 'DELETE' })
    expect(await deployAt('kiln-club', owner === id ? other : id)).toEqual(taken)
  })
})
